// A piece of a game of the family: its kanji on the wood, with none of the symbols that the board of standard shogi shares.

import { el } from "../dom.js";

/** A piece that points up or down. `kind` is what the server tells of it. */
export function koma({ short, promoted }, pointsUp) {
  const classes = ["koma", pointsUp ? "up" : "down", promoted ? "promoted" : "", [...short].length > 1 ? "two" : ""];
  return el("span", { class: classes.filter(Boolean).join(" "), lang: "ja", "aria-hidden": "true" }, el("span", {}, short));
}
