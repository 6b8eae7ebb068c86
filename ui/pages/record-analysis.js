// The analysis of a record: which place is looked at, and what becomes of what was found out.

import { AnalysisPanel } from "../analysis/panel.js";
import { withNotes } from "../analysis/notes.js";
import { put } from "../record/keeper.js";
import { add, isMove, isOpen, pathTo, readRecord, START } from "../record/tree.js";

/** Wires the panel in `root` to the `page` of a record; `on` has `line()`, `change(record)`, `goTo(id)`, `leave(url)` and `redraw()`. */
export function analysed(root, page, on) {
  // The moves along nodes; null where something other than a move stands among them.
  const moves = (ids) => {
    const nodes = ids.slice(1).map((id) => page.record.nodes[id]);
    return nodes.every(isMove) ? nodes.map(({ usi }) => usi) : null;
  };

  const where = () => {
    if (!isOpen(page.record.nodes[page.at])) return null;
    const way = moves(pathTo(page.record, page.at));
    return way && { start: page.record.start.sfen, moves: way };
  };

  // The line that is looked at, as far as it is moves.
  const game = () => {
    const ids = on.line();
    const end = ids.findIndex((id, index) => index > 0 && !isMove(page.record.nodes[id]));
    return { start: page.record.start.sfen, moves: moves(end < 0 ? ids : ids.slice(0, end)) };
  };

  const panel = new AnalysisPanel(root, {
    where,
    game,
    goTo: (ply) => on.goTo(nodesOf(page.record, panel.game())[ply]),
    // A record of somebody else's is for reading.
    insert: page.base.startsWith("/api/v1/shared/") ? null : (steps) => {
      const grown = steps.reduce(({ record, id }, step) => add(record, id, step), { record: page.record, id: page.at });
      on.change(grown.record);
      on.goTo(nodeAfter(grown.record, page.at, steps[0].usi));
    },
    store: (told) => store(page, told, on),
    notation: () => page.settings.notation,
    redraw: () => {
      page.signs = signsOf(page.record, panel.game(), page.signs);
      on.redraw();
    },
  });
  return panel;
}

/** The nodes of a game that was looked through, by ply, as far as the record still has them. */
export function nodesOf(record, game) {
  const ids = [START];
  for (const usi of game?.moves ?? []) {
    const next = nodeAfter(record, ids.at(-1), usi);
    if (next === undefined) break;
    ids.push(next);
  }
  return ids;
}

const nodeAfter = ({ nodes }, id, usi) => nodes[id].children.find((child) => nodes[child].usi === usi);

// The signs beside the moves, by node; the same as before if nothing is new.
let signed = null;
function signsOf(record, game, before) {
  if (!game) return before;
  if (signed?.marks === game.marks && signed.nodes === record.nodes) return before;
  signed = { marks: game.marks, nodes: record.nodes };
  const ids = nodesOf(record, game);
  return new Map([...game.marks].filter(([ply]) => ids[ply] !== undefined).map(([ply, mark]) => [ids[ply], mark]));
}

// Into one's own record at once; of another's a copy is made first.
async function store(page, told, on) {
  const annotated = withNotes(page.record, nodesOf(page.record, told), told.notes);
  if (page.record.editable) {
    on.change(annotated);
    return;
  }
  const copy = await fetch(`${page.base}/copy`, { method: "POST" }).catch(() => null);
  if (copy?.ok) await storeInCopy(await copy.json(), annotated, on);
}

async function storeInCopy({ id, url, version }, annotated, on) {
  const kept = await put(`/api/v1/records/${id}`, version, annotated).catch(() => null);
  if (kept?.ok) on.leave(url);
}

/** Puts what was found out into the record at `base`, which is one's own, and tells where it is shown; null if that fails. */
export async function storeAt(base, told) {
  const answer = await fetch(base).catch(() => null);
  if (!answer?.ok) return null;
  const record = readRecord(await answer.json());
  const kept = await put(base, record.version, withNotes(record, nodesOf(record, told), told.notes)).catch(() => null);
  return kept?.ok ? record.url : null;
}
