// The rules page of the game for four: its start on the board, and the name of who plays kept for the next time.

import "./page.js";
import "../board/element.js";
import { pageData } from "../page-data.js";
import { readName, writeName } from "../settings.js";
import { offerLetters } from "./letters.js";

const form = document.querySelector("form.start");
form.elements.name.value = readName();
form.addEventListener("submit", () => writeName(form.elements.name.value));
const board = document.querySelector("shogi-board");
board.show({ sfen: pageData.variant.start });
offerLetters(board);
