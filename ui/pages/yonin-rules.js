// The rules page of the game for four: its start on the board, and the name of who plays kept for the next time.

import "./page.js";
import "../yonin/board.js";
import { offerLetters } from "./letters.js";
import { readName, writeName } from "../settings.js";

const form = document.querySelector("form.start");
form.elements.name.value = readName();
form.addEventListener("submit", () => writeName(form.elements.name.value));
offerLetters(document.querySelector("yonin-board"));
