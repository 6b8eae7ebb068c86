// The choice between kanji and letters with marks of how the pieces move, on the pages that explain a game.

import { pageData } from "../page-data.js";
import { readSettings, writeSettings } from "../settings.js";

const MARKED = ["kanji-moves", "first-steps"];

/** Shows `board` in the lettering that the reader has chosen, and lets them choose, where the page asks. */
export function offerLetters(board) {
  const settings = readSettings(pageData.lang);
  const choice = document.querySelector("input[name=letters]");
  board.configure(settings);
  if (!choice) return;
  choice.checked = MARKED.includes(settings.face);
  choice.addEventListener("change", () => {
    settings.face = choice.checked ? "first-steps" : "two-kanji";
    writeSettings(settings);
    board.configure(settings);
  });
}
