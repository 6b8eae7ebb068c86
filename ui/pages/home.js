// The home page: the board beside the form shows the position the chosen game will start from, as the player will see it.

import "./page.js";
import "../board/element.js";
import { pageData } from "../page-data.js";
import { readSettings } from "../settings.js";

const board = document.querySelector("shogi-board");
const form = document.querySelector("form.start");

function showStart() {
  const wish = new FormData(form);
  const near = wish.get("opponent") === "computer" && wish.get("color") === "white" ? "white" : "black";
  board.show({ sfen: form.elements.handicap.selectedOptions[0].dataset.sfen, near });
}

board.configure(readSettings(pageData.lang));
form.addEventListener("change", showStart);
showStart();
