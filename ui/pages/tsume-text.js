// What the page of a mate problem offers to its text view.

import { t } from "../page-data.js";
import { offerText } from "../text/host.js";
import { isOpen, shown, walked } from "../tsume/model.js";

/** Offers what `solver` (solving.js) shows and can do. Returns what tells the view of a change. */
export function offerProblem(solver) {
  const { settings, voice, parts } = solver;
  const state = () => solver.state;
  const said = (index) => solver.said(state().line[index], index);
  const walk = (step) => {
    solver.become(walked(state(), step));
    voice.tell(state().at === 0 ? t("start") : said(state().at - 1));
  };
  const head = document.querySelector(".head");
  const introduction = () => [head.innerText.replace(/\s+/g, " ").trim(), parts.verdict.textContent].join(". ");
  return offerText({
    voice,
    style: () => settings.coordinates,
    place: () => ({ ...shown(state()), legal: isOpen(state()) ? state().legal : [] }),
    status: () => parts.verdict.textContent,
    introduce: introduction,
    clocks: () => [t("untimed")],
    moves: () => state().line.map(({ text }, index) => ({ text, said: () => said(index) })),
    at: () => state().at,
    where: () => {
      if (!isOpen(state())) return null;
      const { sfen, usi } = shown(state());
      return { sfen, ...(usi ? { last: usi.slice(2, 4) } : {}) };
    },
    isAhead: () => false,
    intend: ({ usi }) => solver.play(usi),
    walk,
    acts: () => acts(solver),
  });
}

function acts(solver) {
  const { state: { phase }, problem } = solver;
  const over = phase === "solved" || phase === "shown";
  return {
    again: { run: () => solver.again() },
    ...(phase === "yours" && { hint: { run: () => solver.hint() } }),
    ...(phase === "refuted" && { takeback: { run: () => solver.back() } }),
    ...(!over && { solution: { run: () => solver.giveUp(), sure: t("text-sure-solution") } }),
    ...(over && problem.next && { next: { run: () => location.assign(problem.next) } }),
  };
}
