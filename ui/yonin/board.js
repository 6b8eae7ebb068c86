// <yonin-board>: the board for four with a stand for each player, turned so that `near` sits at the bottom. It shows a view and says what the
// player wants with an "intent" event whose detail is `{usi}`. It has no rules of its own.

import { askChoice } from "../board/promotion.js";
import { listen } from "../board/input.js";
import { el, oncePerFrame, setText } from "../dom.js";
import { koma } from "../family/koma.js";
import { pageData, t } from "../page-data.js";
import { boardState, canPick, cancel, handSpot, isOpen, moveOn, press, targets } from "./state.js";
import { PLACES, SEATS, distance, neighbour, parseMove, squareShown } from "./text.js";

const KANJI = "一二三四五六七八九";
const NOBODY = SEATS.map((seat) => ({ seat, name: "", note: "", commander: seat, state: "playing", check: false }));

class YoninBoard extends HTMLElement {
  #kinds = pageData.variant.kinds;
  #view = { sfen: pageData.variant.start, legal: [], you: [], near: "south", seats: NOBODY, usi: null, checkers: [], strict: false };
  #state = boardState(this.#view);
  #cursor = "5e";
  #cells = [];
  #stands = new Map();
  // The question about promotion: the moves it is about, and what puts it away.
  #asked = null;
  #face = null;
  #redraw = oncePerFrame(() => this.#draw());

  connectedCallback() {
    if (this.#cells.length > 0) return;
    this.#build();
    listen(this, {
      press: (spot) => this.#press(spot),
      canLift: (spot) => canPick(this.#state, spot),
      lift: (spot) => this.#take(spot),
      over: () => {},
      letGo: (spot) => this.#letGo(spot),
      cancel: () => this.#set(cancel(this.#state)),
      arrow: (spot, key) => this.#walk(spot, key),
      focus: (spot) => this.#setCursor(spot),
    });
    this.#redraw();
  }

  /**
   * Shows a position: `sfen`, `legal`, `you` (seats), `near` (the seat at the bottom), `usi` (the last move or null), `checkers` (squares), `strict` (no marks where a piece may go), and
   * `seats`, for each seat `{seat, name, note, commander, state, check, king}`.
   */
  show(view) {
    this.#view = { ...this.#view, ...view };
    this.#state = moveOn(this.#state, this.#view);
    if (this.#asked && !this.#asked.choices.every((move) => isOpen(this.#state, move))) this.#asked.away.abort();
    this.#redraw();
  }

  /** Takes the lettering of the pieces from the reader's settings. */
  configure({ face }) {
    this.#face = face;
    this.#redraw();
  }

  /** Where a clock may stand. */
  clockOf(seat) {
    return this.#stands.get(PLACES[distance(this.#view.near, seat)]).clock;
  }

  #set(state) {
    this.#state = state;
    this.#redraw();
  }

  #take(spot) {
    this.#set({ ...this.#state, selected: spot });
  }

  #letGo(spot) {
    if (spot !== null && !spot.includes(":") && (targets(this.#state).has(spot) || !canPick(this.#state, spot))) this.#press(spot);
    else this.#set(cancel(this.#state));
  }

  async #press(spot) {
    const { state, choices } = press(this.#state, spot);
    this.#set(state);
    if (choices.length === 0) return;
    const move = choices.length === 1 ? choices[0] : await this.#ask(spot, choices);
    if (move) this.dispatchEvent(new CustomEvent("intent", { detail: { usi: move.text }, bubbles: true }));
  }

  // Both faces of a piece that may promote.
  async #ask(spot, choices) {
    const cell = this.querySelector(`[data-spot="${spot}"]`);
    const { kind } = this.#state.position.squares[choices[0].from];
    const options = [...choices].sort((a, b) => Number(b.promote) - Number(a.promote)).map((move) => {
      const face = this.#kinds[move.promote ? this.#kinds[kind].other : kind];
      return { value: move.text, image: koma(face, true, this.#face), text: t(move.promote ? "promote" : "promote-not") };
    });
    this.#asked = { choices, away: new AbortController() };
    const answer = await askChoice(cell, t("promotion"), options, this.#asked.away.signal);
    this.#asked = null;
    return choices.find((move) => move.text === answer);
  }

  #walk(spot, key) {
    if (!spot.includes(":")) this.querySelector(`[data-spot="${neighbour(this.#view.near, spot, key)}"]`)?.focus();
  }

  #setCursor(spot) {
    if (spot.includes(":")) return;
    this.#cursor = spot;
    this.#redraw();
  }

  #build() {
    this.#cells = Array.from({ length: 81 }, () => el("div", { class: "cell", role: "gridcell", tabindex: -1 }));
    const rows = Array.from({ length: 9 }, (_, row) => el("div", { class: "row", role: "row" }, ...this.#cells.slice(row * 9, row * 9 + 9)));
    const edge = (name) => el("div", { class: name, "aria-hidden": "true" }, ...Array.from({ length: 9 }, () => el("span")));
    const grid = el("div", { class: "cells", role: "grid", "aria-label": t("board") }, ...rows);
    const board = el("div", { class: "board" }, edge("files"), edge("ranks"), grid);
    const stands = PLACES.map((place) => this.#stand(place));
    this.replaceChildren(board, ...stands);
  }

  #stand(place) {
    const [name, note, clock, hand] = [el("strong", { class: "name" }), el("span", { class: "note" }), el("shogi-clock", { role: "timer", hidden: "" }), el("div", { class: "hand", role: "group" })];
    const node = el("section", { class: `seat-of ${place}` }, el("p", { class: "who" }, name, note, clock), hand);
    this.#stands.set(place, { node, name, note, clock, hand, shown: "" });
    return node;
  }

  #draw() {
    const { near, strict } = this.#view;
    const frame = { open: strict ? new Set() : targets(this.#state), last: this.#last(), checked: this.#checked() };
    this.#cells.forEach((cell, index) => this.#drawCell(cell, squareShown(near, index % 9, Math.floor(index / 9)), frame));
    const across = near === "south" || near === "north";
    const [top, side] = [this.querySelector(".files"), this.querySelector(".ranks")];
    for (let i = 0; i < 9; i += 1) {
      const [over, beside] = [squareShown(near, i, 0), squareShown(near, 8, i)];
      const label = (square, file) => (file ? square[0] : KANJI["abcdefghi".indexOf(square[1])]);
      setText(top.children[i], label(over, across));
      setText(side.children[i], label(beside, !across));
    }
    for (const info of this.#view.seats) this.#drawStand(info);
  }

  #last() {
    if (!this.#view.usi) return new Set();
    const { from, to } = parseMove(this.#view.usi);
    return new Set([from, to]);
  }

  #checked() {
    return new Set(this.#view.seats.filter(({ check }) => check).map(({ king }) => king));
  }

  #drawCell(cell, square, { open, last, checked }) {
    const piece = this.#state.position.squares[square];
    const marks = { last: last.has(square), check: checked.has(square), checker: this.#view.checkers.includes(square), target: open.has(square), capture: open.has(square) && piece, selected: this.#state.selected === square, own: canPick(this.#state, square) };
    const classes = ["cell", ...Object.keys(marks).filter((name) => marks[name])].join(" ");
    if (cell.className !== classes) cell.className = classes;
    cell.dataset.spot = square;
    cell.tabIndex = square === this.#cursor ? 0 : -1;
    const owner = piece && this.#view.seats.find(({ seat }) => seat === piece.seat);
    const key = piece ? `${piece.seat} ${piece.kind} ${this.#view.near} ${owner.commander} ${owner.state} ${this.#face}` : "";
    if (cell.dataset.shown !== key) cell.replaceChildren(...(piece ? [this.#koma(piece, owner)] : []));
    cell.dataset.shown = key;
    const said = [`${square[0]} ${"abcdefghi".indexOf(square[1]) + 1}`, piece ? this.#words(piece, owner) : t("empty")];
    if (marks.target) said.push(t("target"));
    if (marks.check) said.push(t("check"));
    cell.setAttribute("aria-label", said.join(t("comma")));
  }

  #koma(piece, owner) {
    const kind = this.#kinds[piece.kind];
    const image = koma(kind, true, this.#face);
    image.classList.add(`turned-${distance(this.#view.near, piece.seat)}`);
    if (kind.royal && owner.state !== "playing") image.classList.add("face-down");
    else if (owner.commander === null) image.classList.add("idle");
    else if (owner.commander !== piece.seat) image.classList.add("serves", owner.commander);
    return image;
  }

  #words(piece, owner) {
    const seat = t(`yonin-${piece.seat}`);
    if (this.#kinds[piece.kind].royal && owner.state !== "playing") return t("yonin-obstacle", { seat });
    const words = t("yonin-piece", { seat, piece: this.#kinds[piece.kind].name });
    const serves = owner.commander !== null && owner.commander !== piece.seat;
    return serves ? `${words}${t("comma")}${t("yonin-commands", { by: t(`yonin-${owner.commander}`) })}` : words;
  }

  #drawStand({ seat, name, note, state, turn }) {
    const stand = this.#stands.get(PLACES[distance(this.#view.near, seat)]);
    stand.node.className = ["seat-of", PLACES[distance(this.#view.near, seat)], seat, turn ? "to-move" : "", state === "playing" ? "" : "out"].filter(Boolean).join(" ");
    setText(stand.name, name || t(`yonin-${seat}`));
    setText(stand.note, note);
    stand.hand.setAttribute("aria-label", t("yonin-hand", { seat: t(`yonin-${seat}`) }));
    const held = this.#state.position.hands[seat];
    const key = JSON.stringify([seat, held, this.#face]);
    if (stand.shown !== key) stand.hand.replaceChildren(...Object.keys(held).map((kind) => this.#held(seat, kind, held[kind])));
    stand.shown = key;
    for (const button of stand.hand.children) {
      const { spot } = button.dataset;
      button.classList.toggle("own", canPick(this.#state, spot));
      button.classList.toggle("selected", this.#state.selected === spot);
      button.setAttribute("aria-pressed", String(this.#state.selected === spot));
    }
  }

  #held(seat, kind, count) {
    const label = `${t("yonin-piece", { seat: t(`yonin-${seat}`), piece: this.#kinds[kind].name })}${t("comma")}${count}`;
    const image = el("span", { class: "image" }, koma(this.#kinds[kind], true, this.#face));
    return el("button", { class: "kind", type: "button", "data-spot": handSpot(seat, kind), "aria-label": label }, image, el("span", { class: "count" }, count > 1 ? String(count) : ""));
  }
}

customElements.define("yonin-board", YoninBoard);
