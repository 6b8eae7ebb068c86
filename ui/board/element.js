// <shogi-board>: a board of any size and the hands round it, for two or for four. It shows a view and says what the player wants with an
// "intent" event whose detail is `{usi, plain}`, `plain` being true where Shift was held. What there is to know of the game stands in the
// page, and the legal moves come with the view: the element has no rules of its own.

import { oncePerFrame } from "../dom.js";
import { pageData, t } from "../page-data.js";
import { COLORS, squareOf, turnsOf } from "./geometry.js";
import { listen, spotUnder } from "./input.js";
import { pictureOf, wear } from "./picture.js";
import { askChoice } from "./promotion.js";
import { build, draw, glide, spotElement } from "./render.js";
import { drawnAlso, listenToSketches } from "./sketch.js";
import { STANDARD } from "./standard.js";
import {
  boardState, cancel, canPick, choose, drop, faceAfter, handSpot, isHand, moveOn, pick, pieceAt, press, targets,
} from "./state.js";
import { applyMove, burntBy, parseMove, parsePosition, shotsOf, squaresOf } from "./text.js";
import { neighbour } from "./walk.js";
import { zoomable } from "./zoom.js";

const GAME = pageData.variant ? { seats: COLORS, ...pageData.variant } : STANDARD;
const MIDDLE = squareOf(Math.ceil(GAME.files / 2), Math.ceil(GAME.ranks / 2));
// Of a thousand squares each frame is dear.
const GLIDES = GAME.files * GAME.ranks < 1000;
const NOTHING = { squares: {}, hands: Object.fromEntries(GAME.seats.map((seat) => [seat, {}])), turn: GAME.seats[0] };
const EMPTY = {
  sfen: null, usi: null, check: [], checkers: [], legal: [], you: [], near: GAME.seats[0], senior: "white", strict: false, refused: [],
  hint: null, pending: null, arrows: [], owners: [], ahead: false, premove: null, stars: [],
};

class ShogiBoard extends HTMLElement {
  #view = EMPTY;
  #state = boardState(NOTHING, [], [], GAME);
  #look = { face: null, coordinates: "digits" };
  #cursor = MIDDLE;
  #lifted = null;
  #over = null;
  #carried = null;
  #way = null;
  #burnt = [];
  #sketches = [];
  #draft = null;
  // The position as it was last told, without a move on its way.
  #told = null;
  #drawn = null;
  #asking = null;
  #redraw = oncePerFrame(() => this.#draw());

  connectedCallback() {
    if (this.#drawn) return;
    this.#drawn = build(this, GAME);
    zoomable(this.#drawn, GAME, this.closest("main")?.querySelector(".about"));
    listen(this, {
      press: (spot, aims) => this.#press(spot, aims),
      canLift: (spot) => canPick(this.#state, spot),
      lift: (spot) => this.#lift(spot),
      over: (spot) => this.#hover(spot),
      letGo: (spot, aims) => this.#letGo(spot, aims),
      cancel: () => this.#withdraw(),
      arrow: (spot, key) => spotElement(this, neighbour(GAME, this.#state.position, spot, key, this.#view.near))?.focus(),
      focus: (spot) => this.#setCursor(spot),
    });
    listenToSketches(this, squareUnder, {
      begin: () => (this.#state.selected === null && this.#view.premove === null) || this.#withdraw(),
      draft: (sketch) => this.#sketch(this.#sketches, sketch),
      done: (sketch) => this.#sketch(drawnAlso(this.#sketches, sketch), null),
    });
    for (const type of ["pointerover", "focusin", "click"]) this.addEventListener(type, (event) => this.#tellPiece(event));
    this.#redraw();
  }

  /**
   * Shows a position: `sfen`, `usi` (the move that led there, or null), `check` (a square, several or null), `checkers` (squares), `legal`
   * (moves), `you` (seats whose pieces can be moved here), `near` (the seat at the bottom), `senior` (the colour of the 王), `strict` (no
   * marks where a piece may go: to know is the player's business), `refused` (squares), `hint` (a move or null), `pending` (a move on its
   * way to the server, or null: it is shown as made), `ahead` (whether what is chosen is for the turn to come), `premove` (what was so
   * chosen, or null; a press on it, Escape or the right button are a "withdraw" event), `stars` (squares to be reached, or found; a press
   * on any square is a "spot" event), `arrows` (moves to point at, `{usi, rank, kind}`) and, where four sit, `owners`: of each seat
   * `{seat, name, note, commander, state, turn}`.
   */
  show(view) {
    const before = this.#state.position;
    const same = this.#view.sfen === view.sfen && this.#view.pending === (view.pending ?? null);
    this.#view = { ...EMPTY, ...view };
    const { legal, you, ahead } = this.#view;
    this.#state = moveOn(this.#state, same ? before : this.#position(), legal, you, ahead);
    if (!same) this.#way = this.#wayFrom(before);
    if (!same) this.#sketches = [];
    if (this.#state.choice === null) this.#asking?.abort();
    this.#redraw();
  }

  /** Dresses it as `settings` say: the lettering (FACES of pieces.js), the names of files and ranks ("japanese", "digits", "letters"), and
      what board and pieces are made of (dress.js). */
  configure(settings) {
    const { face, coordinates } = settings;
    this.#look = { ...this.#look, face, coordinates };
    wear(settings);
    this.#redraw();
  }

  /** Hides the pieces, for who plays blindfold, or shows them. */
  hide(blind) {
    this.#look = { ...this.#look, blind };
    this.toggleAttribute("data-blind", blind);
    this.#redraw();
  }

  /** Shows hidden pieces, or hides them again; whether they are shown now. */
  peek() {
    this.hide(!this.#look.blind);
    return !this.#look.blind;
  }

  /** Where the clock of a seat stands, at a board for four. */
  clockOf(seat) {
    return this.#drawn.stands[turnsOf(GAME, seat, this.#view.near)].clock;
  }

  #position() {
    const { sfen, usi, pending } = this.#view;
    const told = parsePosition(sfen, GAME);
    if (pending) return applyMove(told, pending, GAME);
    this.#burnt = this.#told ? burntBy(this.#told, usi, told, GAME) : [];
    this.#told = told;
    return told;
  }

  #press(spot, aims) {
    if (!isHand(spot)) this.dispatchEvent(new CustomEvent("spot", { detail: { spot }, bubbles: true }));
    const { premove, you } = this.#view;
    const idle = this.#state.selected === null;
    if (idle && !pieceAt(this.#state.position, spot)) this.#sketches = [];
    if (idle && premove && spotsOf(premove, you).includes(spot)) this.#withdraw();
    else this.#apply(press(this.#state, spot, aims), aims);
  }

  // Whatever was begun is left; the page does the same with what it has of it. Answers that there is nothing to go on with.
  #withdraw() {
    this.#apply({ state: cancel(this.#state), intent: null });
    this.dispatchEvent(new CustomEvent("withdraw", { bubbles: true }));
    return false;
  }

  #sketch(sketches, draft) {
    this.#sketches = sketches;
    this.#draft = draft;
    this.#redraw();
  }

  #apply({ state, intent }, plain = false) {
    this.#state = state;
    // The page first: what it has to show then comes in the same frame.
    if (intent) this.dispatchEvent(new CustomEvent("intent", { detail: { usi: intent, plain }, bubbles: true }));
    this.#redraw();
    if (state.choice) this.#ask(state);
  }

  async #ask(state) {
    const { choice } = state;
    this.#asking = new AbortController();
    // The promoted face comes first.
    const options = choice.toSorted((a, b) => Number(b.promote) - Number(a.promote)).map((move) => this.#option(state, move));
    const square = spotElement(this, choice[0].steps.at(-1));
    const answer = await askChoice(square, t("promotion"), options, this.#asking.signal);
    if (this.#state.choice === choice) this.#apply(choose(this.#state, choice.find(({ text }) => text === answer) ?? null));
  }

  #option(state, move) {
    const piece = faceAfter(state, move);
    const { name } = GAME.kinds[piece.kind];
    const image = pictureOf(GAME, piece, turnsOf(GAME, state.position.turn, this.#view.near), { ...this.#look, senior: this.#view.senior });
    const asksPromotion = state.choice.some(({ promote }) => promote);
    const stays = move.steps.length === 1 && move.steps[0] === state.selected;
    const shots = move.shots.map((square) => `× ${square}`).join(" ");
    const words = asksPromotion ? t(move.promote ? "promote" : "promote-not") : stays ? shots || t("family-pass") : null;
    return { value: move.text, image, texts: [words, stays ? null : name].filter(Boolean) };
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

  #letGo(spot, plain) {
    this.#lifted = null;
    this.#over = null;
    const step = drop(this.#state, spot);
    // What is only meant for later is not there yet.
    this.#carried = this.#state.ahead ? null : wayOf(step.intent ?? step.state.choice?.[0].text ?? null);
    this.#apply(step, plain);
  }

  #setCursor(spot) {
    this.#cursor = spot;
    this.#redraw();
  }

  // What piece that is, for who points at it.
  #tellPiece(event) {
    const spot = event.target.closest?.("[data-spot]")?.dataset.spot;
    const piece = spot && pieceAt(this.#state.position, spot);
    if (piece) this.dispatchEvent(new CustomEvent("piece", { detail: piece, bubbles: true }));
  }

  // A piece that was carried by hand is already there; one that was moved otherwise glides.
  #wayFrom(before) {
    const usi = this.#view.pending ?? this.#view.usi;
    const carried = this.#carried !== null && this.#carried === wayOf(usi);
    this.#carried = null;
    if (usi === null || carried) return null;
    const { from, steps } = parseMove(usi);
    const to = steps.at(-1);
    const [piece, now] = [before.squares[from], this.#state.position.squares];
    if (!piece || now[from] || now[to]?.color !== piece.color) return null;
    return [piece.kind, GAME.kinds[piece.kind].other].includes(now[to].kind) ? [from, to] : null;
  }

  #draw() {
    const { near, senior, owners, premove } = this.#view;
    const arrows = premove ? [...this.#view.arrows, { usi: premove, rank: 2, kind: "premove" }] : this.#view.arrows;
    const sketches = this.#draft ? [...this.#sketches, this.#draft] : this.#sketches;
    const state = this.#state;
    if (isHand(this.#cursor) && !pieceAt(state.position, this.#cursor)) this.#cursor = MIDDLE;
    draw(this.#drawn, {
      state, near, arrows, sketches, cursor: this.#cursor, lifted: this.#lifted,
      canPick: (spot) => canPick(state, spot), marks: this.#marks(), coordinates: this.#look.coordinates,
      look: { face: this.#look.face, blind: this.#look.blind, senior, owners },
    });
    if (this.#way && GLIDES) glide(this, ...this.#way);
    this.#way = null;
  }

  #marks() {
    const { usi, pending, check, checkers, refused, hint, strict, premove, stars } = this.#view;
    const { position, path } = this.#state;
    const open = strict ? new Set() : targets(this.#state);
    return {
      last: new Set(squaresOf(pending ?? usi)),
      shot: new Set(shotsOf(pending ?? usi)),
      check: new Set([check ?? []].flat()),
      checker: new Set(checkers),
      target: open,
      capture: new Set([...open].filter((square) => position.squares[square])),
      via: new Set(path),
      burnt: new Set(this.#burnt),
      refused: new Set(refused),
      hint: new Set(squaresOf(hint)),
      premove: new Set(squaresOf(premove)),
      star: new Set(stars),
      over: new Set(this.#lifted && this.#over ? [this.#over] : []),
    };
  }
}

// Whence and whither, whatever else a move does.
function wayOf(usi) {
  if (usi === null) return null;
  const { drop, from, steps } = parseMove(usi);
  return `${drop ?? from} ${steps.at(-1)}`;
}

// The places of a move chosen ahead: its squares, or the hand it comes from.
function spotsOf(usi, [color]) {
  const { drop } = parseMove(usi);
  return drop ? [handSpot(color, drop), ...squaresOf(usi)] : squaresOf(usi);
}

function squareUnder(event) {
  const spot = spotUnder(event);
  return spot === null || isHand(spot) ? null : spot;
}

customElements.define("shogi-board", ShogiBoard);
