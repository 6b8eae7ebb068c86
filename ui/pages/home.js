// The home page: the board beside the form shows the position the chosen game will start from.

import "./page.js";
import "../board/element.js";
import { pageData } from "../page-data.js";
import { readSettings } from "../settings.js";

const board = document.querySelector("shogi-board");
const handicap = document.querySelector("[name=handicap]");
const form = document.querySelector("form.start");

function showStart() {
  const near = form.querySelector("[name=opponent][value=computer]").checked && form.querySelector("[name=color][value=white]").checked ? "white" : "black";
  board.show({ sfen: handicap.selectedOptions[0].dataset.sfen, near });
}

board.configure(readSettings(pageData.lang));
form.addEventListener("change", showStart);
showStart();
