// Pieces that are not seen: what shows them for a moment, or for good, on pages that have no settings of their own.

import { changed, readSettings, writeSettings } from "../settings.js";

const find = (selector) => document.querySelector(selector);

/** Hides the pieces if `settings` say so, on a page that has what shows them again. */
export function wireBlindfold(board, settings) {
  const buttons = find(".blindfold");
  if (!buttons) return;
  show(board, buttons, settings.blindfold === "on");
  buttons.addEventListener("click", ({ target }) => {
    const { action } = target.closest("[data-action]")?.dataset ?? {};
    if (action === "peek") find("[data-action=peek]").setAttribute("aria-pressed", String(board.peek()));
    if (action === "sighted") turnBlindfold(document.documentElement.lang);
  });
}

function show(board, buttons, blind) {
  board.hide(blind);
  const peek = buttons.querySelector("[data-action=peek]");
  for (const part of [buttons, peek]) part.hidden = !blind;
  peek.setAttribute("aria-pressed", "false");
}

/** Hides the pieces, or shows them for good, and keeps that; whether they are hidden now, or null where they cannot be. */
export function turnBlindfold(lang) {
  const [board, buttons, field] = ["shogi-board", ".blindfold", "dialog.settings select[name=blindfold]"].map(find);
  const blindfold = readSettings(lang).blindfold === "on" ? "off" : "on";
  if (field) {
    // Such a page keeps its settings itself.
    field.value = blindfold;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (buttons) {
    writeSettings(changed(readSettings(lang), "blindfold", blindfold));
    show(board, buttons, blindfold === "on");
  } else return null;
  return blindfold === "on";
}
