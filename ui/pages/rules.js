// The rules page: its boards and the faces of the pieces, in the lettering that the reader chose.

import "./page.js";
import "../board/element.js";
import { pieceImage } from "../board/render.js";
import { pageData } from "../page-data.js";
import { readSettings } from "../settings.js";

const settings = readSettings(pageData.lang);

// Names as the page gives them; the senior King is the one of White.
const PIECES = {
  "senior-king": ["K", false, "white"], "junior-king": ["K"], rook: ["R"], dragon: ["R", true], bishop: ["B"], horse: ["B", true],
  gold: ["G"], silver: ["S"], "promoted-silver": ["S", true], knight: ["N"], "promoted-knight": ["N", true],
  lance: ["L"], "promoted-lance": ["L", true], pawn: ["P"], tokin: ["P", true],
};

for (const place of document.querySelectorAll("[data-piece]")) {
  const [kind, promoted = false, color = "black"] = PIECES[place.dataset.piece];
  place.append(pieceImage({ kind, promoted, color }, true));
}

for (const board of document.querySelectorAll("shogi-board")) {
  const { sfen, move, marked, check } = board.dataset;
  board.configure(settings);
  board.show({ sfen, pending: move ?? null, refused: marked.split(" ").filter(Boolean), check: check ?? null });
}
