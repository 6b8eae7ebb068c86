// <move-list>: the moves of the game, one button each. Choosing one is a "goto" event whose detail is `{ply}`.

import { showSigns } from "../analysis/signs.js";
import { el, makeCurrent } from "../dom.js";
import { numberOf } from "../move-numbers.js";
import { isOfFour, t } from "../page-data.js";
import { textOf } from "./texts.js";

class MoveList extends HTMLElement {
  #list = el("ol", { class: "moves" });
  #shown = [];
  #signs = null;
  #resized = new ResizeObserver(() => this.#reveal());

  connectedCallback() {
    this.replaceChildren(this.#list);
    this.#resized.observe(this);
    this.#list.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) this.#goTo(Number(button.value));
    });
    this.#list.addEventListener("keydown", (event) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!by) return;
      event.preventDefault();
      this.#goTo(Number(event.target.value) + by);
    });
  }

  #goTo(ply) {
    this.dispatchEvent(new CustomEvent("goto", { detail: { ply }, bubbles: true }));
  }

  disconnectedCallback() {
    this.#resized.disconnect();
  }

  /** Shows the moves of a game (as the live channel gives them) in a notation, with `ply` as the place looked at and `signs` beside the
   * moves, by ply. */
  show({ start, moves }, notation, ply, signs = null) {
    if (this.#list.childElementCount === 0) this.#list.append(this.#item(0, t("start"), null));
    const numbers = moves.map((move) => numberOf(move.ply, start.sfen, notation));
    const texts = moves.map(({ text }, index) => `${numbers[index]} ${textOf(text, notation)}`);
    const kept = commonLength(this.#shown, texts);
    while (this.#list.childElementCount > kept + 1) this.#list.lastElementChild.remove();
    for (const [index, move] of moves.entries()) {
      if (index < kept) continue;
      const text = textOf(move.text, notation);
      const item = this.#item(move.ply, isOfFour ? `${t(`color-${move.color}`)} ${text}` : text, move.used_ms, numbers[index]);
      if (isOfFour) item.classList.add(move.color);
      this.#list.append(item);
    }
    if (signs && (signs !== this.#signs || kept < texts.length)) showSigns(this, signs);
    this.#signs = signs;
    this.#shown = texts;
    this.#mark(ply);
  }

  #item(ply, text, used_ms, written = "") {
    const number = el("span", { class: "ply" }, written);
    const used = el("span", { class: "used" }, used_ms === null ? "" : usedText(used_ms));
    return el("li", {}, el("button", { type: "button", value: ply, tabindex: -1 }, number, el("span", { class: "text" }, text), used));
  }

  #mark(ply) {
    if (makeCurrent(this.#list, this.#list.children[ply]?.firstElementChild)) this.#reveal();
  }

  // Scrolls the list alone: `scrollIntoView` would move the page as well.
  #reveal() {
    const button = this.#list.querySelector("[aria-current]");
    if (!button) return;
    const outer = this.getBoundingClientRect();
    const inner = button.getBoundingClientRect();
    this.scrollTop += overhang(outer.top + EDGE, outer.bottom - EDGE, inner.top, inner.bottom);
    this.scrollLeft += overhang(outer.left + EDGE, outer.right - EDGE, inner.left, inner.right);
  }
}

function commonLength(old, now) {
  let length = 0;
  while (length < old.length && length < now.length && old[length] === now[length]) length += 1;
  return length;
}

const usedText = (ms) => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

// The rest of the border and the padding of the list, in pixels.
const EDGE = 6;

// How far the inner stretch sticks out of the outer one: negative before its start, positive beyond its end.
function overhang(outerStart, outerEnd, start, end) {
  if (start < outerStart) return start - outerStart;
  return Math.max(0, end - outerEnd);
}

customElements.define("move-list", MoveList);
