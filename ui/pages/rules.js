// The rules page: its boards and the faces of the pieces, in the lettering that the reader chose.

import "./page.js";
import "../board/element.js";
import { pieceImage } from "../board/picture.js";
import { pageData } from "../page-data.js";
import { readSettings } from "../settings.js";

const settings = readSettings(pageData.lang);

// The senior's King is drawn as White's (EQUIP-04).
for (const place of document.querySelectorAll("[data-piece]")) {
  const { piece, senior } = place.dataset;
  const color = senior === undefined ? "black" : "white";
  place.append(pieceImage({ kind: piece.at(-1), promoted: piece.startsWith("+"), color }, true));
}

for (const board of document.querySelectorAll("shogi-board")) {
  const { sfen, move, marked, check } = board.dataset;
  board.configure(settings);
  board.show({ sfen, pending: move ?? null, refused: marked.split(" ").filter(Boolean), check: check ?? null });
}
