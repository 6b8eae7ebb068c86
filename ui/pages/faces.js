// The choice of lettering: beside each name the same piece in that face, so that the choice needs no words.

import { drawFace } from "../board/picture.js";

/** Draws the choice found in `root`, with `face` as the chosen one. Choosing another is a "change" event of its input. */
export function showFaces(root, face) {
  for (const input of root.querySelectorAll("[name=face]")) {
    input.checked = input.value === face;
    drawFace(input.parentElement.querySelector(".koma"), input.value);
  }
}
