// The panel of an analysis: asks the server's engine about what is looked at, and shows what it says. What is looked at, and what becomes
// of a line, is
// the page's business: it hands in a `host`.

import "./graph.js";
import { oncePerFrame } from "../dom.js";
import { t } from "../page-data.js";
import { enquiry } from "./enquiry.js";
import { isBusy, knownOf, plyIn } from "./model.js";
import { preview } from "./preview.js";
import { drawPanel, findPanel } from "./view.js";

// Who walks fast does not ask about every place they pass.
const PAUSE_MS = 160;
// So long a short question is thought about.
const SHORT_MS = 700;

/**
 * The panel in `root`. `host` has `where()` (`{start, moves}`, the place looked at, or null where nothing can be played), `game()`
 * (`{start, moves}`, the whole
 * line it is on; null if the page shows no game), `goTo(ply)` (in the game that was looked through), `insert(steps)` (a line of moves as
 * a variation; null if the
 * page keeps none), `store(told)` (what was found out about a game; null likewise), `notation()` and `redraw()`.
 */
export class AnalysisPanel {
  #root;
  #host;
  #parts;
  #enquiry;
  #trying;
  #wish = { on: false, lines: 3, threats: false };
  #told = null;
  // What was asked about last, and what is looked at, as texts to compare.
  #asked = null;
  #looked = null;
  #timer = null;
  #redraw = oncePerFrame(() => this.#draw());

  constructor(root, host) {
    this.#root = root;
    this.#host = host;
    this.#parts = findPanel(root);
    this.#enquiry = enquiry(() => host.notation(), (before) => this.#hear(before));
    this.#trying = preview(() => host.notation(), () => this.#redraw());
    this.#listen();
  }

  /** To be called whenever another place may be looked at. */
  looked() {
    const key = JSON.stringify(this.#host.where());
    if (key !== this.#looked) {
      this.#looked = key;
      this.#trying.leave();
      // What was said is said of another place.
      ["position", "why", "threat"].forEach((kind) => this.#enquiry.drop(kind));
      this.#asked = null;
      this.#told = null;
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#askPlace();
      this.#askThreat();
    }, PAUSE_MS);
    this.#redraw();
  }

  /** As if the reader had switched the engine on. */
  turnOn() {
    this.#parts.engine.checked = true;
    this.#want({ on: true });
  }

  /** Asks everything anew, in another notation. */
  restart() {
    this.#enquiry.restart();
    this.#asked = null;
    this.looked();
  }

  /** What the board points at: `{usi, rank, kind}`. */
  arrows() {
    const { state } = this.#enquiry;
    const place = this.#host.where();
    if (!place || this.#trying.now()) return [];
    const threat = state.threat?.moves[0] ? [{ usi: state.threat.moves[0].usi, rank: 1, kind: "threat" }] : [];
    const best = (this.#known(place)?.lines ?? []).map(({ moves }, index) => ({ usi: moves[0].usi, rank: index + 1, kind: "best" }));
    return [...best, ...threat];
  }

  /** The position of a line that is played through, `{sfen, usi, check}`, or null. */
  preview() {
    return this.#trying.now()?.step ?? null;
  }

  /** A step forward or back in that line; whether there is one to take it. */
  step(by) {
    return this.#trying.step(by);
  }

  /** The game that was looked through, or null. */
  game() {
    return this.#enquiry.state.game;
  }

  /** The place that is looked at: `{start, moves}`, or null. */
  place() {
    return this.#host.where();
  }

  /**
   * What the analysis of the whole game says: `marks` of its moves by their number, `ply`, how many of them lead to the place, and `mark`,
   * that of the last of these; null where there is none.
   */
  told() {
    const { state } = this.#enquiry;
    const place = this.#host.where();
    const ply = place ? plyIn(state.game, place) : null;
    return { marks: state.game?.marks ?? null, ply, mark: ply === null ? null : state.game.marks.get(ply) ?? null };
  }

  /** To a place of the game that was looked through. */
  goTo(ply) {
    this.#host.goTo(ply);
  }

  /** Whether a game is being looked through. */
  get isBusy() {
    return isBusy(this.#enquiry.state);
  }

  /** What the engine says of the place, as soon as it has said something; null if it does not in `patience` milliseconds. */
  known(patience) {
    const place = this.#host.where();
    if (!place) return null;
    if (!knownOf(this.#enquiry.state, place)) this.turnOn();
    return this.#until(() => knownOf(this.#enquiry.state, place), patience);
  }

  /** Why the move that led here was good or bad. */
  why(patience) {
    if (!(this.#host.where()?.moves.length > 0)) return null;
    this.#askWhy();
    return this.#until(() => this.#enquiry.state.why, patience);
  }

  /** Has the whole game looked through; it, or null if that was refused or stopped. */
  async analyse() {
    if (!this.isBusy) this.#askGame();
    await this.#until(() => !this.isBusy, Infinity);
    const { game } = this.#enquiry.state;
    return game?.notes ? game : null;
  }

  // What is asked of every message.
  #waiting = new Set();

  #until(look, patience) {
    return new Promise((resolve) => {
      const attempt = () => {
        const found = look();
        if (!found && !this.#enquiry.state.refused) return;
        this.#waiting.delete(attempt);
        resolve(found || null);
      };
      this.#waiting.add(attempt);
      attempt();
      if (Number.isFinite(patience)) setTimeout(() => this.#waiting.delete(attempt) && resolve(null), patience);
    });
  }

  // What is shown of a place: who has switched the engine off still sees what it said of the game.
  #known(place) {
    const { state } = this.#enquiry;
    return place && (this.#wish.on || plyIn(state.game, place) !== null) ? knownOf(state, place) : null;
  }

  #hear(before) {
    const { state } = this.#enquiry;
    if (isBusy(before) && !isBusy(state)) {
      if (state.game.notes) this.#told = t("analysis-over");
      this.#askPlace();
    }
    this.#waiting.forEach((attempt) => attempt());
    this.#redraw();
  }

  #draw() {
    const { state, connected } = this.#enquiry;
    const { insert, store, game } = this.#host;
    const place = this.#host.where();
    drawPanel(this.#parts, {
      ...this.#wish, state, connected, told: this.#told, place, known: this.#known(place), trying: this.#trying.now(),
      can: { insert: insert !== null, store: store !== null, game: game !== null },
    });
    this.#host.redraw();
  }

  // --- questions ---

  // While a whole game is looked through, what it brings is shown; then the place again.
  #askPlace() {
    const place = this.#wish.on && !isBusy(this.#enquiry.state) ? this.#host.where() : null;
    const key = JSON.stringify([place, this.#wish.lines]);
    if (key === this.#asked) return;
    this.#asked = key;
    if (place) this.#enquiry.ask("position", { ...place, lines: this.#wish.lines });
    else this.#enquiry.drop("position");
  }

  #askThreat() {
    const { state } = this.#enquiry;
    const place = this.#wish.threats ? this.#host.where() : null;
    if (!place) this.#enquiry.drop("threat");
    else if (!state.threat && !state.ids.threat) this.#enquiry.ask("threat", { ...place, ms: SHORT_MS });
  }

  #askWhy() {
    const { start, moves } = this.#host.where();
    this.#enquiry.ask("why", { start, moves: moves.slice(0, -1), usi: moves.at(-1), ms: SHORT_MS });
  }

  #askGame() {
    if (isBusy(this.#enquiry.state)) {
      this.#enquiry.drop("game");
      return;
    }
    const game = this.#host.game();
    this.#enquiry.drop("position");
    this.#asked = null;
    this.#told = null;
    this.#enquiry.ask("game", { ...game, ...effort(this.#root) }, game);
  }

  // --- listening ---

  #actions = {
    game: () => this.#askGame(),
    threat: () => {
      this.#wish.threats = !this.#wish.threats;
      this.#askThreat();
    },
    why: () => this.#askWhy(),
    store: () => this.#host.store(this.game()),
    back: () => this.#trying.leave(),
  };

  #listen() {
    const { engine, count, graph } = this.#parts;
    engine.addEventListener("change", () => this.#want({ on: engine.checked }));
    count.addEventListener("change", () => this.#want({ lines: Number(count.value) }));
    graph?.addEventListener("goto-ply", ({ detail }) => this.#host.goTo(detail.ply));
    this.#root.addEventListener("click", ({ target }) => this.#press(target));
    this.#root.addEventListener("keydown", walkLine);
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.#trying.now() && !event.target.closest?.("dialog")) this.#trying.leave();
    });
  }

  #want(wish) {
    this.#wish = { ...this.#wish, ...wish };
    this.#askPlace();
    this.#redraw();
  }

  #press(target) {
    const action = target.closest("[data-analysis]")?.dataset.analysis;
    if (action) this.#actions[action]();
    const move = target.closest("[data-line]");
    if (move) this.#useLine(move, (steps) => this.#trying.show(steps, Number(move.dataset.move)));
    const insert = target.closest("[data-insert]");
    if (insert) this.#useLine(insert, (steps) => { this.#trying.leave(); this.#host.insert(steps); });
    this.#redraw();
  }

  // The moves of the line a button stands in, with their positions; asked for when somebody wants them.
  async #useLine(button, use) {
    const { moves, back } = button.closest("[data-moves]").dataset;
    const place = this.#host.where();
    const steps = place && (await this.#trying.load(place, Number(back), moves.split(" ")));
    if (steps) use(steps);
    this.#redraw();
  }
}

// Of a test: fewer positions than a person would like.
const effort = (root) => (root.dataset.nodes ? { nodes: Number(root.dataset.nodes) } : {});

// One stop of the Tab key for each line: the arrow keys walk in it.
function walkLine(event) {
  const beside = { ArrowLeft: "previousElementSibling", ArrowRight: "nextElementSibling" }[event.key];
  const button = event.target.closest?.("[data-line]");
  if (!beside || !button) return;
  event.preventDefault();
  event.stopPropagation();
  button[beside]?.focus();
}
