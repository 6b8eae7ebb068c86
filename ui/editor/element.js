// <position-editor>: board, hands and box; every piece can be put anywhere. What was changed is a "change" event whose detail is
// `{arrangement, said}`: `said` is the spot that changed, or null.

import { otherColor } from "../board/geometry.js";
import { listen } from "../board/input.js";
import { pieceImage, wear } from "../board/picture.js";
import { build, draw, spotElement } from "../board/render.js";
import { named } from "../board/sfen.js";
import { STANDARD } from "../board/standard.js";
import { neighbour } from "../board/walk.js";
import { pieceWords } from "../board/words.js";
import { el, oncePerFrame, setText } from "../dom.js";
import { t } from "../page-data.js";
import { BOX_KINDS, boxed, boxSpot, carry, EMPTY, pieceAt, put, turned, without } from "./arrangement.js";

class PositionEditor extends HTMLElement {
  #arrangement = EMPTY;
  #near = "black";
  #arrows = [];
  #coordinates = "digits";
  #selected = null;
  #lifted = null;
  #over = null;
  #cursor = "5e";
  #drawn = null;
  #box = [];
  #redraw = oncePerFrame(() => this.#draw());

  connectedCallback() {
    if (this.#drawn) return;
    this.#drawn = build(this, STANDARD);
    this.append(this.#buildBox());
    const up = (spot) => pieceAt(this.#arrangement, spot) !== undefined;
    listen(this, {
      press: (spot) => this.#press(spot),
      canLift: up,
      lift: (spot) => { this.#lifted = spot; this.#select(spot); },
      over: (spot) => { this.#over = spot; this.#redraw(); },
      letGo: (spot) => this.#letGo(spot),
      cancel: () => this.#select(null),
      arrow: (spot, key) => this.#walk(spot, key),
      focus: (spot) => { if (!spot.startsWith("box:")) this.#cursor = spot; this.#redraw(); },
    });
    this.addEventListener("keydown", (event) => this.#key(event));
    this.addEventListener("contextmenu", (event) => this.#turn(event));
    this.#redraw();
  }

  /** Shows an arrangement with `near` at the bottom, and `arrows` for moves to point at (see board/arrows.js). */
  show(arrangement, near, arrows = []) {
    this.#arrows = arrows;
    this.#arrangement = arrangement;
    this.#near = near;
    if (this.#selected && !pieceAt(arrangement, this.#selected)) this.#selected = null;
    this.#redraw();
  }

  /** The lettering and the names of files and ranks, as of the board. */
  configure(settings) {
    const { face, coordinates } = settings;
    wear(settings);
    this.#coordinates = coordinates;
    this.#redraw();
  }

  // What is pressed first is taken up; the second press says where it goes. A piece pressed twice turns over.
  #press(spot) {
    const selected = this.#selected;
    const isSquare = !spot.includes(":");
    if (selected === spot && isSquare) this.#change(turned(this.#arrangement, spot), spot);
    else if (selected === spot) this.#select(null);
    else if (selected === null || sameBox(selected, spot)) this.#select(pieceAt(this.#arrangement, spot) ? spot : null);
    else {
      this.#change(carry(this.#arrangement, selected, spot), spot);
      // From the box one piece after the other can be put down.
      this.#select(selected.startsWith("box:") && pieceAt(this.#arrangement, selected) ? selected : null);
    }
  }

  #letGo(spot) {
    const lifted = this.#lifted;
    this.#lifted = null;
    this.#over = null;
    this.#selected = null;
    // What is dragged off the board is in the box again.
    this.#change(carry(this.#arrangement, lifted, spot ?? "box:"), spot);
  }

  #select(spot) {
    this.#selected = spot;
    this.#redraw();
  }

  #change(arrangement, said) {
    const changed = arrangement !== this.#arrangement;
    this.#arrangement = arrangement;
    this.#redraw();
    if (changed) this.dispatchEvent(new CustomEvent("change", { detail: { arrangement, said }, bubbles: true }));
  }

  // A letter puts a piece of Black's on the square, with Shift of White's.
  #key(event) {
    const spot = event.target.closest("[data-spot]")?.dataset.spot;
    if (!spot || event.ctrlKey || event.altKey || event.metaKey) return;
    const kind = event.key.toUpperCase();
    if (["Delete", "Backspace"].includes(event.key)) this.#change(without(this.#arrangement, spot), spot);
    else if (spot.includes(":")) return;
    else if (event.key === "+") this.#change(turned(this.#arrangement, spot), spot);
    else if (BOX_KINDS.includes(kind)) this.#change(put(this.#arrangement, spot, event.shiftKey ? "white" : "black", kind), spot);
    else return;
    event.preventDefault();
  }

  #turn(event) {
    const spot = event.target.closest("[data-spot]")?.dataset.spot;
    if (!this.#arrangement.squares[spot]) return;
    event.preventDefault();
    this.#change(turned(this.#arrangement, spot), spot);
  }

  #walk(spot, key) {
    const next = spot.startsWith("box:") ? this.#walkBox(spot, key) : neighbour(STANDARD, named(this.#arrangement), spot, key, this.#near);
    spotElement(this, next)?.focus();
  }

  #walkBox(spot, key) {
    const index = this.#box.findIndex((entry) => entry.node.dataset.spot === spot);
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -BOX_KINDS.length, ArrowDown: BOX_KINDS.length }[key];
    return (this.#box[index + step] ?? this.#box[index]).node.dataset.spot;
  }

  #buildBox() {
    this.#box = ["black", "white"].flatMap((color) => BOX_KINDS.map((kind) => {
      const count = el("span", { class: "count" });
      return {
        color,
        kind,
        count,
        node: el("button", { class: "kind", type: "button", tabindex: -1, "data-spot": boxSpot(color, kind) }, count),
      };
    }));
    return el(
      "div",
      { class: "box", role: "group", "aria-label": t("editor-box"), "data-spot": "box:" },
      ...this.#box.map(({ node }) => node),
    );
  }

  #draw() {
    if (this.#cursor.includes(":") && !pieceAt(this.#arrangement, this.#cursor)) this.#cursor = "5e";
    draw(this.#drawn, {
      state: { position: named(this.#arrangement), selected: this.#selected },
      canPick: (spot) => pieceAt(this.#arrangement, spot) !== undefined,
      near: this.#near,
      look: { senior: "white" },
      coordinates: this.#coordinates,
      cursor: this.#cursor,
      lifted: this.#lifted,
      arrows: this.#arrows,
      marks: { over: new Set(this.#lifted && this.#over ? [this.#over] : []) },
    });
    const [near, far] = this.#drawn.stands;
    near.node.dataset.spot = `${this.#near}:`;
    far.node.dataset.spot = `${otherColor(this.#near)}:`;
    const left = boxed(this.#arrangement);
    for (const entry of this.#box) this.#drawBoxed(entry, Math.max(0, left[entry.kind]));
  }

  #drawBoxed({ color, kind, count, node }, left) {
    const piece = { kind, color, promoted: false };
    const spot = node.dataset.spot;
    if (node.dataset.near !== this.#near) {
      node.dataset.near = this.#near;
      node.replaceChildren(pieceImage(piece, color === this.#near), count);
    }
    node.tabIndex = spot === (this.#selected?.startsWith("box:") ? this.#selected : boxSpot("black", "K")) ? 0 : -1;
    node.classList.toggle("none", left === 0);
    node.classList.toggle("own", left > 0);
    node.classList.toggle("selected", this.#selected === spot);
    node.setAttribute("aria-pressed", String(this.#selected === spot));
    node.setAttribute("aria-label", `${pieceWords(piece, t)}${t("comma")}${left}`);
    setText(count, String(left));
  }
}

const sameBox = (a, b) => a.startsWith("box:") && b.startsWith("box:");

customElements.define("position-editor", PositionEditor);
