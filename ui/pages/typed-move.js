// Moves that are typed: in USI, or in any notation that the server reads.

import { setText } from "../dom.js";
import { t } from "../page-data.js";

const USI = /^(\d+[a-z]+\d+[a-z]+|[A-Z]\*\d+[a-z]+)\+?$/;

/**
 * Wires the form for typed moves. `on` has `where()`, the position to read a move in (what `/api/v1/read` asks for) or null where none can
 * be played, `isAhead()`, whether it is for the turn to come, and `intend({usi, plain})`. Returns what brings a reader to it.
 */
export function typedMoves(form, on) {
  const { move } = form.elements;
  const wrong = form.querySelector("[role=alert]");

  const play = (usi) => {
    move.value = "";
    on.intend({ usi, plain: false });
  };

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = move.value.trim();
    setText(wrong, "");
    if (text === "") return;
    const place = on.where();
    if (place === null) return setText(wrong, t("typed-not-now"));
    if (on.isAhead()) return USI.test(text) ? play(text.replace("+", "")) : setText(wrong, t("typed-ahead"));
    const answer = await fetch(`/api/v1/read?${new URLSearchParams({ ...place, text })}`).catch(() => null);
    if (!answer?.ok) return setText(wrong, t("typed-no-answer"));
    const read = await answer.json();
    if (read.usi) play(read.usi);
    else setText(wrong, read.text);
  });
  form.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    form.reset();
    setText(wrong, "");
    document.activeElement.blur();
  });
  return () => move.focus();
}
