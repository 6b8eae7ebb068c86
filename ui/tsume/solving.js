// A problem on a board: what one plays is judged by the server, which replies for the defence. For the page of a problem, and
// for the home page, which has fewer parts.

import { parseSfen } from "../board/sfen.js";
import { saidMove } from "../board/words.js";
import { el, makeCurrent, oncePerFrame, setText } from "../dom.js";
import { announcer } from "../game/announce.js";
import { knock } from "../game/sound.js";
import { pageData, t } from "../page-data.js";
import { answered, asking, begin, failed, hinted, isOpen, movesOf, revealed, shown, takenBack, walked } from "./model.js";

const KEYS = { Home: "first", End: "last", ArrowLeft: "previous", ArrowRight: "next" };

class Refused extends Error {}

/**
 * Lets the reader solve `problem`, as a page holds it, with `settings` as they are read.
 *
 * `parts` are elements: `board`, `verdict`, `answered` with `back` and `next` in it, `hint`, `giveUp`, `said`; and `line` with
 * `moves`, `numbers` and the list `steps`, or null where the line is not shown. `asking` is how the server is asked: options of `fetch`.
 * Returns the solver; its `drawn`, if set, is called whenever it has drawn.
 */
export function solving(parts, problem, settings, asking = {}) {
  const solver = new Solver(parts, problem, settings, asking);
  solver.listen();
  parts.board.configure(settings);
  solver.draw();
  return solver;
}

class Solver {
  constructor(parts, problem, settings, asking) {
    Object.assign(this, { parts, problem, settings, asking });
    this.attacker = parseSfen(problem.sfen).turn;
    this.voice = announcer(parts.said, pageData.lang);
    this.redraw = oncePerFrame(() => this.draw());
    this.begun = Date.now();
    this.state = begin(problem);
    this.actions = { hint: () => this.hint(), again: () => this.again(), "give-up": () => this.giveUp(), back: () => this.back() };
  }

  become(next) {
    this.state = next;
    this.redraw();
  }

  // What comes of something that was done is told, too.
  come(next) {
    this.become(next);
    this.voice.tell(next.text ?? t("tsume-begin"));
  }

  listen() {
    this.parts.board.addEventListener("intent", ({ detail: { usi } }) => { if (isOpen(this.state)) this.play(usi); });
    document.addEventListener("click", ({ target }) => {
      const action = target.closest("[data-action]")?.dataset.action;
      this.actions[action]?.();
      const step = target.closest("[data-step]")?.dataset.step;
      if (step) this.become(walked(this.state, step));
      const place = target.closest("[data-place]")?.dataset.place;
      if (place) this.become({ ...this.state, at: Number(place) });
    });
    if (this.parts.line) document.addEventListener("keydown", (event) => this.press(event));
  }

  press(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, select, textarea")) return;
    if (event.key === "Backspace" && this.state.phase === "refuted") this.back();
    else if (KEYS[event.key]) this.become(walked(this.state, KEYS[event.key]));
    else return;
    event.preventDefault();
  }

  // --- the server ---

  async ask(what, body) {
    const { problem, settings, asking, begun } = this;
    const request = { ...(problem.id ? { problem: problem.id } : { sfen: problem.sfen }), used_ms: Date.now() - begun, ...body };
    const answer = await fetch(`/api/v1/tsume/${what}?${new URLSearchParams({ notation: settings.notation })}`, {
      ...asking, method: "POST", headers: { ...asking.headers, "content-type": "application/json" }, body: JSON.stringify(request),
    });
    const told = await answer.json();
    if (!answer.ok) throw new Refused(told.text);
    return told;
  }

  // What failed is told; only then can one go on.
  async tryTo(work) {
    const before = this.state;
    try {
      await work();
    } catch (error) {
      this.come(failed(before, error instanceof Refused ? error.message : t("tsume-offline")));
    }
  }

  play(usi) {
    const before = this.state;
    return this.tryTo(async () => {
      this.become(asking(before, usi));
      const told = await this.ask("answer", { moves: [...movesOf(before), usi] });
      if (told.steps && this.settings.sound === "on") knock();
      this.voice.tell((told.steps ?? []).map((step, index) => this.said(step, index)).join(". "));
      this.come(answered(this.state, told));
    });
  }

  said(step, index) {
    const by = index % 2 === 0 ? this.attacker : { black: "white", white: "black" }[this.attacker];
    return saidMove(t(`color-${by}`), step.spoken, step.check, this.settings.coordinates, t);
  }

  // --- what one does ---

  hint() {
    return this.tryTo(async () => {
      this.become({ ...this.state, phase: "asking" });
      this.come(hinted(this.state, await this.ask("hint", { moves: movesOf(this.state), more: this.state.hints > 0 })));
    });
  }

  giveUp() {
    return this.tryTo(async () => {
      this.become({ ...this.state, phase: "asking" });
      this.come(revealed(this.state, await this.ask("solution", {})));
    });
  }

  again() {
    this.begun = Date.now();
    this.come({ ...begin(this.problem), standing: this.state.standing });
  }

  back() {
    this.come(takenBack(this.state));
  }

  // --- what is shown ---

  draw() {
    const { parts, problem, state, attacker } = this;
    const open = isOpen(state);
    parts.board.show({
      ...shown(state),
      near: attacker,
      legal: open ? state.legal : [],
      you: open ? [attacker] : [],
      refused: state.refused,
      hint: state.hint,
      pending: state.pending,
    });
    const waiting = state.phase === "asking";
    setText(parts.verdict, waiting ? t("tsume-thinking") : state.text ?? t("tsume-begin"));
    parts.verdict.dataset.phase = state.phase;
    const over = state.phase === "solved" || state.phase === "shown";
    parts.back.hidden = state.phase !== "refuted";
    parts.next.hidden = !over || !problem.next;
    if (problem.next) parts.next.href = problem.next;
    parts.answered.hidden = parts.back.hidden && parts.next.hidden;
    parts.hint.disabled = !open;
    parts.giveUp.disabled = waiting || over;
    if (parts.line) this.drawLine();
  }

  drawLine() {
    const { parts: { line: { moves, numbers, steps } }, state } = this;
    const key = movesOf(state).join(" ");
    if (moves.dataset.shown !== key) {
      moves.dataset.shown = key;
      moves.replaceChildren(
        ...state.line.map(({ text, usi }, index) =>
          el("li", {}, el("button", { type: "button", "data-place": index + 1, "data-usi": usi, tabindex: -1 }, text)),
        ),
      );
    }
    makeCurrent(moves, moves.querySelector(`[data-place="${state.at}"]`));
    const [atStart, atEnd] = [state.at === 0, state.at === state.line.length];
    const ends = { first: atStart, previous: atStart, next: atEnd, last: atEnd };
    for (const step of steps) step.disabled = ends[step.dataset.step];
    const { standing } = state;
    setText(numbers, standing ? t("tsume-numbers", { points: standing.rating, count: standing.streak }) : "");
  }
}
