// <shogi-board>: board and hands as one element. It shows a view and says what the player wants with an "intent" event
// whose detail is `{usi}`. The legal moves come with the view; the element has no rules of its own.

import { oncePerFrame } from "../dom.js";
import { listen } from "./input.js";
import { askPromotion } from "./promotion.js";
import { build, draw, glide, spotElement, useFace } from "./render.js";
import { applyUsi, parseSfen, parseUsi, squaresOf } from "./sfen.js";
import { boardState, cancel, canPick, choose, drop, moveOn, neighbour, pick, pieceAt, press, targets } from "./state.js";

const EMPTY = { sfen: "9/9/9/9/9/9/9/9/9 b - 1", usi: null, check: null, legal: [], you: [], near: "black", senior: "white", strict: false, refused: [], hint: null, pending: null, arrows: [] };

class ShogiBoard extends HTMLElement {
  #view = EMPTY;
  #state = boardState(parseSfen(EMPTY.sfen));
  #coordinates = "digits";
  #cursor = "5e";
  #lifted = null;
  #over = null;
  #carried = null;
  #way = null;
  #drawn = null;
  #asking = null;
  #redraw = oncePerFrame(() => this.#draw());

  connectedCallback() {
    if (this.#drawn) return;
    this.#drawn = build(this);
    listen(this, {
      press: (spot) => this.#apply(press(this.#state, spot)),
      canLift: (spot) => canPick(this.#state, spot),
      lift: (spot) => this.#lift(spot),
      over: (spot) => this.#hover(spot),
      letGo: (spot) => this.#letGo(spot),
      cancel: () => this.#apply({ state: cancel(this.#state), intent: null }),
      arrow: (spot, key) => this.#focus(neighbour(this.#state.position, spot, key, this.#view.near)),
      focus: (spot) => this.#setCursor(spot),
    });
    this.#redraw();
  }

  /**
   * Shows a position: `sfen`, `usi` (the move that led there, or null), `check` (a square or null), `legal` (USI), `you`
   * (colours that can be moved here), `near` (the colour at the bottom), `senior` (the colour of the 王), `strict` (no marks
   * where a piece may go: to know is the player's business), `refused` (squares), `hint` (USI or null), `pending` (a move
   * on its way to the server, or null: it is shown as made) and `arrows` (moves to point at, `{usi, rank, kind}`).
   */
  show(view) {
    const before = this.#state.position;
    const same = this.#view.sfen === view.sfen && this.#view.pending === (view.pending ?? null);
    this.#view = { ...EMPTY, ...view };
    const { sfen, legal, you, pending } = this.#view;
    if (same) {
      const next = { ...this.#state, legal, you };
      this.#state = next.selected !== null && canPick(next, next.selected) ? next : cancel(next);
    } else {
      const position = parseSfen(sfen);
      this.#state = moveOn(this.#state, pending ? applyUsi(position, pending) : position, legal, you);
      this.#way = this.#wayFrom(before);
    }
    if (this.#state.choice === null) this.#asking?.abort();
    this.#redraw();
  }

  /** Chooses the lettering (FACES of pieces.js) and the names of files and ranks ("japanese", "digits", "letters"). */
  configure({ face, coordinates }) {
    useFace(face);
    this.#coordinates = coordinates;
    this.#redraw();
  }

  #apply({ state, intent }) {
    this.#state = state;
    // The page first: what it has to show then comes in the same frame.
    if (intent) this.dispatchEvent(new CustomEvent("intent", { detail: { usi: intent }, bubbles: true }));
    this.#redraw();
    if (state.choice) this.#ask(state);
  }

  async #ask({ choice, selected, position }) {
    const piece = pieceAt(position, selected);
    this.#asking = new AbortController();
    const pointsUp = piece.color === this.#view.near;
    const answer = await askPromotion(spotElement(this, choice.to), piece, pointsUp, this.#asking.signal);
    if (this.#state.choice !== choice) return;
    this.#apply(answer === null ? { state: cancel(this.#state), intent: null } : choose(this.#state, answer));
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
    const step = drop(this.#state, spot);
    this.#carried = (step.intent ?? step.state.choice?.plain)?.slice(0, 4) ?? null;
    this.#apply(step);
  }

  #setCursor(spot) {
    this.#cursor = spot;
    this.#redraw();
  }

  #focus(spot) {
    spotElement(this, spot)?.focus();
  }

  // A piece that was carried by hand is already there; one that was moved otherwise glides.
  #wayFrom(before) {
    const usi = this.#view.pending ?? this.#view.usi;
    const carried = this.#carried !== null && usi?.startsWith(this.#carried);
    this.#carried = null;
    if (usi === null || carried) return null;
    const { origin, to } = parseUsi(usi);
    const piece = before.squares[origin];
    const now = this.#state.position.squares;
    const same = piece && !now[origin] && now[to]?.kind === piece.kind && now[to].color === piece.color;
    return same ? [origin, to] : null;
  }

  #draw() {
    const { usi, pending, check, refused, hint, near, senior, strict, arrows } = this.#view;
    if (!pieceAt(this.#state.position, this.#cursor) && this.#cursor.includes(":")) this.#cursor = "5e";
    const open = strict ? new Set() : targets(this.#state);
    draw(this.#drawn, {
      state: this.#state, canPick: (spot) => canPick(this.#state, spot), near, senior, coordinates: this.#coordinates, cursor: this.#cursor, lifted: this.#lifted, arrows,
      marks: {
        last: new Set(squaresOf(pending ?? usi)),
        check: new Set(check ? [check] : []),
        target: open,
        capture: new Set([...open].filter((square) => this.#state.position.squares[square])),
        refused: new Set(refused),
        hint: new Set(squaresOf(hint)),
        over: new Set(this.#lifted && this.#over ? [this.#over] : []),
      },
    });
    if (this.#way) glide(this, ...this.#way);
    this.#way = null;
  }
}

customElements.define("shogi-board", ShogiBoard);
