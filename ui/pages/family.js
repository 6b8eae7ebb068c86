// The rules page of a game of the family: its start on the board, the search for a piece, and the name of who plays kept for the next time.

import "./page.js";
import "../board/element.js";
import { pageData, t } from "../page-data.js";
import { readName, readSettings, writeName } from "../settings.js";
import { showDiagrams } from "./diagrams.js";
import { offerLetters } from "./letters.js";
import { matches } from "./search.js";

const board = document.querySelector("shogi-board");
const form = document.querySelector("form.start");

// The reader sees the start as they will: from their own side.
function showStart() {
  const white = form && form?.elements.opponent.value !== "two" && form.elements.color.value === "white";
  board.show({ sfen: pageData.variant.start, near: white ? "white" : "black" });
}

showStart();
form?.addEventListener("change", showStart);
if (form) form.elements.name.value = readName();
form?.addEventListener("submit", () => writeName(form.elements.name.value));
offerLetters(board);
showDiagrams(readSettings(pageData.lang));

const ownWords = (piece) => [...piece.querySelectorAll("h3 span, h3 + p, code")].map((node) => node.textContent).join(" ");

// Of four hundred pieces those that the words name: by kanji, reading, name or letters.
const search = document.querySelector(".find-piece");
search?.querySelector("input").addEventListener("input", ({ target }) => {
  const pieces = [...document.querySelectorAll(".pieces .piece")];
  for (const piece of pieces) piece.hidden = !matches(ownWords(piece), target.value);
  const found = pieces.filter((piece) => !piece.hidden).length;
  search.querySelector("[role=status]").textContent = target.value.trim() === "" ? "" : t("family-found", { count: found });
});
