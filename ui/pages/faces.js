// The choice of lettering: beside each name the same piece in that face, so that the choice needs no words.

import { faceImage } from "../board/render.js";

/** Draws the choice found in `root`, with `face` as the chosen one. Choosing another is a "change" event of its input. */
export function showFaces(root, face) {
  const fieldset = root.querySelector(".faces");
  for (const input of fieldset.querySelectorAll("input")) {
    input.checked = input.value === face;
    input.after(faceImage(input.value));
  }
  fieldset.hidden = false;
}
