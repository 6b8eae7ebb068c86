// The rules page of a game of the family: its start on the board, and the name of who plays kept for the next time.

import "./page.js";
import "../family/element.js";
import { pageData } from "../page-data.js";
import { readName, writeName } from "../settings.js";

const board = document.querySelector("family-board");
const form = document.querySelector("form.start");

// The reader sees the start as he will: from his own side.
function showStart() {
  const white = form && form?.elements.opponent.value !== "two" && form.elements.color.value === "white";
  board.show({ sfen: pageData.variant.start, near: white ? "white" : "black" });
}

showStart();
form?.addEventListener("change", showStart);
if (form) form.elements.name.value = readName();
form?.addEventListener("submit", () => writeName(form.elements.name.value));
