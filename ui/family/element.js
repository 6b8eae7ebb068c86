// <family-board>: board and hands of any game of the family, of any size. It shows a view and says what the player wants with an "intent"
// event whose detail is `{usi}`. What there is to know of the game stands in the page; the element has no rules of its own.

import { askChoice } from "../board/promotion.js";
import { listen } from "../board/input.js";
import { oncePerFrame } from "../dom.js";
import { pageData, t } from "../page-data.js";
import { koma } from "./koma.js";
import { build, draw } from "./render.js";
import { boardState, cancel, canPick, choose, drop, faceAfter, moveOn, neighbour, pick, pieceAt, press, targets } from "./state.js";
import { applyMove, burntBy, parsePosition, shotsOf, squareOf, squaresOf } from "./text.js";
import { zoomable } from "./zoom.js";

const EMPTY = { sfen: null, usi: null, check: null, legal: [], you: [], near: "black", strict: false, refused: [], hint: null, pending: null };

class FamilyBoard extends HTMLElement {
  #game = pageData.variant;
  #view = EMPTY;
  #state = null;
  #drawn = null;
  #cursor = null;
  #lifted = null;
  #over = null;
  #asking = null;
  #burnt = [];
  #told = null;
  #face = null;
  #redraw = oncePerFrame(() => this.#draw());

  connectedCallback() {
    if (this.#drawn || !this.#game) return;
    const { files, ranks } = this.#game;
    this.#cursor = squareOf(Math.ceil(files / 2), Math.ceil(ranks / 2));
    this.#state = boardState({ squares: {}, hands: { black: {}, white: {} }, turn: "black" }, [], [], this.#game);
    this.#drawn = build(this, this.#game);
    zoomable(this.#drawn, this.#game, this.closest("main").querySelector(".about"));
    listen(this, {
      press: (spot) => this.#apply(press(this.#state, spot)),
      canLift: (spot) => canPick(this.#state, spot),
      lift: (spot) => this.#lift(spot),
      over: (spot) => this.#hover(spot),
      letGo: (spot) => this.#letGo(spot),
      cancel: () => this.#apply({ state: cancel(this.#state), intent: null }),
      arrow: (spot, key) => this.#focus(spot, key),
      focus: (spot) => this.#setCursor(spot),
    });
    for (const type of ["pointerover", "focusin", "click"]) this.addEventListener(type, (event) => this.#tellPiece(event));
    this.#redraw();
  }

  /**
   * Shows a position: `sfen`, `usi` (the move that led there, or null), `check` (a square or null), `legal`, `you` (colours that can be moved
   * here), `near` (the colour at the bottom), `strict` (no marks where a piece may go), `refused` (squares), `hint` and `pending` (moves, or null).
   */
  show(view) {
    const same = this.#view.sfen === view.sfen && this.#view.pending === (view.pending ?? null);
    this.#view = { ...EMPTY, ...view };
    const { sfen, legal, you, pending } = this.#view;
    const shown = same ? this.#state.position : parsePosition(sfen, this.#game);
    if (!same && !pending) {
      this.#burnt = this.#told ? burntBy(this.#told, this.#view.usi, shown, this.#game) : [];
      this.#told = shown;
    }
    const position = !same && pending ? applyMove(shown, pending, this.#game) : shown;
    this.#state = moveOn(this.#state, position, legal, you);
    if (this.#state.choice === null) this.#asking?.abort();
    this.#redraw();
  }

  /** Takes the lettering of the pieces from the reader's settings; what files and ranks are called follows from the board's size. */
  configure({ face }) {
    this.#face = face;
    this.#redraw();
  }

  #apply({ state, intent }) {
    this.#state = state;
    // The page first: what it has to show then comes in the same frame.
    if (intent) this.dispatchEvent(new CustomEvent("intent", { detail: { usi: intent }, bubbles: true }));
    this.#redraw();
    if (state.choice) this.#ask(state);
  }

  async #ask(state) {
    const { choice } = state;
    this.#asking = new AbortController();
    const options = choice.map((move, index) => {
      const { kind, color } = faceAfter(state, move);
      const passes = move.steps.length === 1 && move.steps[0] === state.selected;
      const still = move.shots.length > 0 ? move.shots.map((square) => `× ${square}`).join(" ") : t("family-pass");
      const text = passes ? still : this.#game.kinds[kind].name;
      return { value: String(index), image: koma(this.#game.kinds[kind], color === this.#view.near, this.#face), text };
    });
    // The promoted face comes first, as everywhere.
    if (choice[1]?.promote) options.reverse();
    const square = this.querySelector(`[data-spot="${choice[0].steps.at(-1)}"]`);
    const answer = await askChoice(square, t("promotion"), options, this.#asking.signal);
    if (this.#state.choice !== choice) return;
    this.#apply(choose(this.#state, answer === null ? null : choice[Number(answer)]));
  }

  #lift(spot) {
    this.#lifted = spot;
    this.#apply({ state: pick(this.#state, spot), intent: null });
  }

  #hover(spot) {
    if (this.#over === spot) return;
    this.#over = spot;
    this.#redraw();
  }

  #letGo(spot) {
    this.#lifted = null;
    this.#over = null;
    this.#apply(drop(this.#state, spot));
  }

  #setCursor(spot) {
    this.#cursor = spot;
    this.#redraw();
  }

  // Between the hands the Tab key walks.
  #focus(spot, key) {
    if (spot.includes(":")) return;
    this.querySelector(`[data-spot="${neighbour(this.#game, spot, key, this.#view.near)}"]`)?.focus();
  }

  // What piece that is, for who points at it.
  #tellPiece(event) {
    const spot = event.target.closest?.("[data-spot]")?.dataset.spot;
    const piece = spot && pieceAt(this.#state.position, spot);
    if (piece) this.dispatchEvent(new CustomEvent("piece", { detail: piece, bubbles: true }));
  }

  #draw() {
    if (this.#view.sfen === null) return;
    const { usi, pending, check, refused, hint, near, strict } = this.#view;
    const state = this.#state;
    const open = strict ? new Set() : targets(state);
    draw(this.#drawn, {
      state, near, face: this.#face, cursor: this.#cursor, lifted: this.#lifted, canPick: (spot) => canPick(state, spot),
      marks: {
        last: new Set(squaresOf(pending ?? usi)),
        shot: new Set(shotsOf(pending ?? usi)),
        check: new Set(check ? [check] : []),
        target: open,
        capture: new Set([...open].filter((square) => state.position.squares[square])),
        via: new Set(state.path),
        burnt: new Set(this.#burnt),
        refused: new Set(refused),
        hint: new Set(squaresOf(hint)),
        over: new Set(this.#lifted && this.#over ? [this.#over] : []),
      },
    });
  }
}

customElements.define("family-board", FamilyBoard);
