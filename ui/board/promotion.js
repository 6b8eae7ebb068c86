// "Promote?": a small dialog beside the square with both faces of the piece. It cannot misfire: it never lies under the
// finger that played, takes no press that began before it opened, and Escape or a press outside takes the move back.

import { el } from "../dom.js";
import { t } from "../page-data.js";
import { pieceImage } from "./render.js";

// The second tap of a double tap, or a key held down, must not answer.
const SETTLE_MS = 300;

/**
 * Asks beside `square` (an element). Resolves to true (promote), false (do not) or null (the move is taken back, or the
 * position changed meanwhile and `signal` was aborted).
 */
export async function askPromotion(square, piece, pointsUp, signal) {
  const answer = await askChoice(square, t("promotion"), [
    { value: "yes", image: pieceImage({ ...piece, promoted: true }, pointsUp), text: t("promote") },
    { value: "no", image: pieceImage(piece, pointsUp), text: t("promote-not") },
  ], signal);
  return { yes: true, no: false }[answer] ?? null;
}

/** The same with `options` of one's own, `{value, image, text}` each: resolves to the value of one of them, or null. */
export function askChoice(square, label, options, signal) {
  const buttons = options.map(({ value, image, text }) => el("button", { type: "button", value }, image, el("span", {}, text)));
  const dialog = el("dialog", { class: "promotion", "aria-label": label }, ...buttons);
  document.body.append(dialog);
  dialog.showModal();
  signal.addEventListener("abort", () => dialog.close());
  place(dialog, square.getBoundingClientRect());
  return answer(dialog);
}

function answer(dialog) {
  const opened = performance.now();
  let pressed = false;
  dialog.addEventListener("pointerdown", () => { pressed = true; });
  return new Promise((resolve) => {
    dialog.addEventListener("click", (event) => {
      const byKey = event.detail === 0;
      if (performance.now() - opened < SETTLE_MS || !(byKey || pressed)) return;
      const button = event.target.closest("button");
      if (button || event.target === dialog) dialog.close(button?.value ?? "");
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue || null);
    });
  });
}

// Below the square or, near the lower edge, above it; never over it.
function place(dialog, square) {
  const { width, height } = dialog.getBoundingClientRect();
  const gap = 8;
  const left = Math.min(Math.max(gap, square.x + square.width / 2 - width / 2), innerWidth - width - gap);
  const below = square.bottom + gap;
  const top = below + height + gap <= innerHeight ? below : square.top - gap - height;
  dialog.style.left = `${left}px`;
  dialog.style.top = `${Math.max(gap, top)}px`;
}
