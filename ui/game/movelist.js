// <move-list>: the moves of the game, one button each. Choosing one is a "goto" event whose detail is `{ply}`.

import { el } from "../dom.js";
import { t } from "../page-data.js";

class MoveList extends HTMLElement {
  #list = el("ol", { class: "moves" });
  #moves = [];
  #notation = null;

  connectedCallback() {
    this.replaceChildren(this.#list);
    this.#list.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) this.dispatchEvent(new CustomEvent("goto", { detail: { ply: Number(button.value) }, bubbles: true }));
    });
  }

  /** Shows `moves` (as the live channel gives them) in "japanese" or "western" notation, with `ply` as the place looked at. */
  show(moves, notation, ply) {
    if (this.#list.childElementCount === 0) this.#list.append(this.#item(0, t("start"), null));
    const kept = notation === this.#notation ? commonLength(this.#moves, moves) : 0;
    while (this.#list.childElementCount > kept + 1) this.#list.lastElementChild.remove();
    for (const move of moves.slice(kept)) this.#list.append(this.#item(move.ply, move.text[notation], move.used_ms));
    this.#moves = moves;
    this.#notation = notation;
    this.#mark(ply);
  }

  #item(ply, text, used_ms) {
    const number = el("span", { class: "ply" }, ply === 0 ? "" : String(ply));
    const used = el("span", { class: "used" }, used_ms === null ? "" : usedText(used_ms));
    return el("li", {}, el("button", { type: "button", value: ply }, number, el("span", { class: "text" }, text), used));
  }

  #mark(ply) {
    const old = this.#list.querySelector("[aria-current]");
    const button = this.#list.children[ply]?.firstElementChild;
    if (!button || old === button) return;
    old?.removeAttribute("aria-current");
    button.setAttribute("aria-current", "step");
    reveal(this, button);
  }
}

function commonLength(old, now) {
  let length = 0;
  while (length < old.length && length < now.length && old[length].usi === now[length].usi) length += 1;
  return length;
}

const usedText = (ms) => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

// Scrolls the list alone: `scrollIntoView` would move the page as well.
function reveal(list, button) {
  const outer = list.getBoundingClientRect();
  const inner = button.getBoundingClientRect();
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
  if (inner.left < outer.left) list.scrollLeft -= outer.left - inner.left;
  if (inner.right > outer.right) list.scrollLeft += inner.right - outer.right;
}

customElements.define("move-list", MoveList);
