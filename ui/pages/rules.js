// The pages of the rules: their boards and the faces of the pieces, in the lettering that the reader chose.

import "./page.js";
import "../board/element.js";
import { pieceImage } from "../board/picture.js";
import { pageData } from "../page-data.js";
import { readSettings } from "../settings.js";
import { showDiagrams } from "./diagrams.js";

const settings = readSettings(pageData.lang);

// Addresses from before there were chapters, `/rules#foul-two_pawns`, lead on to the chapter that has the place now.
const old = location.pathname === "/rules" && document.getElementById(location.hash.slice(1))?.closest(".chapters li");
if (old) location.replace(`${old.querySelector("a").pathname}${location.hash}`);

// The senior's King is drawn as White's (EQUIP-04).
for (const place of document.querySelectorAll("[data-piece]")) {
  const { piece, senior } = place.dataset;
  const color = senior === undefined ? "black" : "white";
  place.append(pieceImage({ kind: piece.at(-1), promoted: piece.startsWith("+"), color }, true));
}

showDiagrams(settings);
