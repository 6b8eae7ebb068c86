// What the page of a record offers to its text view.

import { pageData, t } from "../page-data.js";
import { lineThrough, pathTo, positionAt, START } from "../record/tree.js";
import { offerText } from "../text/host.js";

/** Offers what `page` shows; `on` is what it can do (record.js). Returns what tells the view of a change. */
export function offerRecord(page, on) {
  const line = () => lineThrough(page.record, page.at, page.chosen);
  const place = () => pathTo(page.record, page.at).length - 1;
  return offerText({
    voice: on.voice,
    style: () => page.settings.coordinates,
    owners: on.owners,
    place: () => ({ ...positionAt(page.record, page.at), legal: page.legal.get(page.at)?.map(({ usi }) => usi) ?? null }),
    status: () => [on.wordsOf(page.at), others(page)].filter(Boolean).join(". "),
    clocks: () => [t("untimed")],
    moves: () => line().slice(1).map((id) => ({ text: page.record.nodes[id].text, said: () => on.wordsOf(id) })),
    at: place,
    where: () => (page.record.editable ? on.where() : null),
    isAhead: () => false,
    intend: on.intend,
    walk: (step) => on.walk(step),
    variation: (number) => {
      const ways = waysOn(page);
      if (!ways[number - 1]) return t("text-no-variation", { count: ways.length });
      on.goTo(ways[number - 1]);
      return undefined;
    },
    remark: {
      read: () => page.record.nodes[page.at].comment,
      ...(page.record.editable && { write: (text) => on.noteHere("comment", text) }),
    },
    acts: () => ({
      ...(page.record.editable && page.past.length > 0 && { takeback: { run: on.undo } }),
    }),
    panel: () => (pageData.variant ? null : page.analysis),
  });
}

// The ways that part at the move one looks at, as the page's buttons have them: those that lead on, else those beside it.
function waysOn({ record, at }) {
  const { children, parent } = record.nodes[at];
  if (children.length > 1 || at === START) return children;
  return record.nodes[parent].children;
}

function others(page) {
  const ways = waysOn(page);
  if (ways.length < 2) return "";
  return t("text-variations", { text: ways.map((id, index) => `${index + 1}: ${page.record.nodes[id].text}`).join(t("comma")) });
}
