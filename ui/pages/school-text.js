// What the page of a task offers to its text view.

import { joined } from "../game/announce.js";
import { t } from "../page-data.js";
import { isOpen, shown } from "../school/model.js";
import { offerText } from "../text/host.js";

const find = (selector) => document.querySelector(selector);

/** Offers what `state()` is; `on` is what the page can do (school.js). Returns what tells the view of a change. */
export function offerTask(state, on) {
  const { task } = state();
  const moves = task.kind === "moves" || task.kind === "mate";
  return offerText({
    voice: on.voice,
    style: () => on.settings.coordinates,
    place: () => {
      const { legal } = state();
      return { ...shown(state()), legal: isOpen(state()) && moves ? legal : [] };
    },
    status: () => status(state().phase),
    introduce: () => introduction(task, state()),
    clocks: () => [t("untimed")],
    moves: () => state().line.map((step, index) => ({ text: step.text, said: () => on.said(step, step.own ? 0 : 1) })),
    at: () => state().line.length,
    where: () => {
      if (!isOpen(state()) || !moves) return null;
      const { sfen, usi } = shown(state());
      return { sfen, ...(usi ? { last: usi.slice(2, 4) } : {}) };
    },
    isAhead: () => false,
    intend: on.play,
    ...(task.kind === "press" && { press: on.press }),
    ...(task.kind === "choose" && { choose: on.choose }),
    acts: () => acts(state(), moves, on),
  });
}

function status(phase) {
  if (phase === "solved") return t("text-task-solved");
  return phase === "refuted" ? t("text-task-refuted") : t("text-task-open");
}

function acts({ phase }, moves, on) {
  const next = find("[data-go=next]");
  return {
    ...(moves && phase === "yours" && { hint: { run: on.hint } }),
    again: { run: on.restart },
    ...(phase === "solved" && { next: { run: () => next.click() } }),
  };
}

// What is to be done, and what there is to choose from or to reach.
function introduction(task, { asked, stars }) {
  const answers = [...document.querySelectorAll("[data-choice]")].map((button) => `${button.dataset.choice}: ${button.textContent.trim()}`);
  const press = asked ? [t("school-press", { place: asked })] : [];
  const goals = stars.length > 0 ? [t("text-stars", { text: stars.map(starName).join(t("comma")) })] : [];
  return joined([find("h1").textContent, find(".told").textContent, ...press, ...goals, ...answers].map((text) => text.trim()));
}

const starName = (square) => `${square.charAt(0)} ${square.charCodeAt(1) - 96}`;
