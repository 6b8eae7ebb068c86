// "Promote?": a small dialog beside the square with the faces that the piece may show. It cannot misfire: it never lies under the
// finger that played, takes no press that began before it opened, and Escape or a press outside takes the move back.

import { el } from "../dom.js";

// The second tap of a double tap, or a key held down, must not answer.
const SETTLE_MS = 300;

/**
 * Asks beside `square` (an element). Resolves to the value of one of the `options`, `{value, image, texts}` each, or to null: the move is
 * taken back, or the position changed meanwhile and `signal` was aborted.
 */
export function askChoice(square, label, options, signal) {
  const lines = (texts) => texts.map((text) => el("span", {}, text));
  const buttons = options.map(({ value, image, texts }) => el("button", { type: "button", value }, image, ...lines(texts)));
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
