// Moves that are typed: in USI, or in any notation that the server reads.

import { setText } from "../dom.js";
import { t } from "../page-data.js";

const USI = /^(\d+[a-z]+\d+[a-z]+|[A-Z]\*\d+[a-z]+)\+?$/;

/**
 * The move that a text means: `{usi}`, or `{text}`, why it is none. `on` has `where()`, the position to read it in (what
 * `/api/v1/read` asks for) or null where none can be played, and `isAhead()`, whether it is for the turn to come.
 */
export async function readMove(text, on) {
  const place = on.where();
  if (place === null) return { text: t("typed-not-now") };
  if (on.isAhead()) return USI.test(text) ? { usi: text.replace("+", "") } : { text: t("typed-ahead") };
  const answer = await fetch(`/api/v1/read?${new URLSearchParams({ ...place, text })}`).catch(() => null);
  if (!answer?.ok) return { text: t("typed-no-answer") };
  return answer.json();
}

/**
 * Wires the form for typed moves. `on` is as in `readMove`, and has `intend({usi, plain})`. Returns what brings a reader to it.
 */
export function typedMoves(form, on) {
  const { move } = form.elements;
  const wrong = form.querySelector("[role=alert]");

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = move.value.trim();
    setText(wrong, "");
    if (text === "") return;
    const read = await readMove(text, on);
    if (!read.usi) return setText(wrong, read.text);
    move.value = "";
    on.intend({ usi: read.usi, plain: false });
  });
  form.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    form.reset();
    setText(wrong, "");
    document.activeElement.blur();
  });
  return () => move.focus();
}
