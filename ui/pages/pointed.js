// What a piece is that the reader points at: its names, and how it moves.

import { setText } from "../dom.js";
import { pageData } from "../page-data.js";

/** Shows a piece (`{kind}`) of the page's game in `card`. */
export function showPointed(card, { kind }) {
  const { id, kinds } = pageData.variant;
  const { kanji, reading, name } = kinds[kind];
  card.hidden = false;
  const source = `/family/${id}/${encodeURIComponent(kind)}/moves.svg`;
  const image = card.querySelector("img");
  if (image.getAttribute("src") !== source) image.setAttribute("src", source);
  setText(card.querySelector("strong"), kanji);
  setText(card.querySelector("span"), name === kanji ? reading : `${reading} · ${name}`);
}
