// <move-tree>: the moves of a record with their variations, comments and bookmarks, one button each. Choosing one is a "goto" event whose
// detail is
// `{id}`. Variations stand below the move they replace, set in; theirs in turn.

import { showSigns } from "../analysis/signs.js";
import { el, makeCurrent } from "../dom.js";
import { numberOf } from "../move-numbers.js";
import { t } from "../page-data.js";
import { START } from "./tree.js";

const NO_SIGNS = new Map();

class MoveTree extends HTMLElement {
  #record = null;
  #signs = NO_SIGNS;
  #resized = new ResizeObserver(() => this.#reveal());

  connectedCallback() {
    this.#resized.observe(this);
    this.addEventListener("click", ({ target }) => {
      const button = target.closest("button");
      if (button) this.dispatchEvent(new CustomEvent("goto", { detail: { id: Number(button.value) }, bubbles: true }));
    });
  }

  disconnectedCallback() {
    this.#resized.disconnect();
  }

  /** Shows a record in a notation with the node `at` as the place looked at; `signs` are marks of moves by node, `{sign, mark, name}`. */
  show(record, at, notation, signs = NO_SIGNS) {
    const anew = record.nodes !== this.#record?.nodes;
    if (anew) this.replaceChildren(lineList(record, START, 0, (ply) => numberOf(ply, record.start.sfen, notation)));
    if (anew || signs !== this.#signs) showSigns(this, signs);
    this.#record = record;
    this.#signs = signs;
    this.#mark(at);
  }

  #mark(at) {
    if (makeCurrent(this, this.querySelector(`button[value="${at}"]`))) this.#reveal();
  }

  // Scrolls the list alone: `scrollIntoView` would move the page as well.
  #reveal() {
    const button = this.querySelector("[aria-current]");
    if (!button) return;
    const outer = this.getBoundingClientRect();
    const inner = button.getBoundingClientRect();
    if (inner.top < outer.top) this.scrollTop += inner.top - outer.top - outer.height / 3;
    if (inner.bottom > outer.bottom) this.scrollTop += inner.bottom - outer.bottom + outer.height / 3;
  }
}

// One line from a node on, with what replaces its moves; `ply` is the number of its first move, which `numbered` writes.
function lineList(record, from, ply, numbered) {
  const list = el("ol", { class: ply === 0 ? "line main" : "line" });
  let others = [];
  for (let id = from, number = ply; id !== undefined; number += 1) {
    list.append(item(record, id, number, others, numbered));
    const [next, ...rest] = record.nodes[id].children;
    others = rest;
    id = next;
  }
  return list;
}

function item(record, id, ply, others, numbered) {
  const node = record.nodes[id];
  const parts = [moveButton(node, id, ply, numbered)];
  if (node.comment) parts.push(el("p", { class: "comment" }, node.comment));
  for (const other of others) parts.push(lineList(record, other, ply, numbered));
  return el("li", {}, ...parts);
}

function moveButton(node, id, ply, numbered) {
  const text = id === START ? t("start") : node.text;
  const kind = node.end ? "end" : node.illegal ? "illegal" : null;
  const parts = [
    el("span", { class: "ply" }, id === START || node.end ? "" : numbered(ply)),
    el("span", { class: "text" }, text),
  ];
  if (node.bookmark) parts.push(el("span", { class: "bookmark", title: node.bookmark }, node.bookmark));
  if (typeof node.used_ms === "number") parts.push(el("span", { class: "used" }, usedText(node.used_ms)));
  return el("button", { type: "button", value: id, tabindex: -1, class: kind }, ...parts);
}

const usedText = (ms) => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

customElements.define("move-tree", MoveTree);
