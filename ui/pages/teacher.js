// The teacher beside the board of a game that is a lesson: what to look at, asked of the server at each turn.

import { el } from "../dom.js";

/** A teacher who writes into `panel`, if the page has one, about the game `id`; `notation()` is how squares are called. */
export function teacher(panel, id, notation) {
  let heard = null;

  // What was asked about an earlier place and comes late is not told.
  async function ask(place) {
    const query = new URLSearchParams({ notation: notation() });
    const answer = await fetch(`/api/v1/games/${encodeURIComponent(id)}/advice?${query}`).catch(() => null);
    if (heard !== place) return;
    if (!answer?.ok) heard = null;
    else show(await answer.json());
  }

  function show({ remarks, lesson }) {
    // While the computer thinks, what was said last stays.
    if (remarks.length === 0) return;
    panel.querySelector("ul").replaceChildren(...remarks.map(({ name, text }) => el("li", { "data-advice": name }, text)));
    const back = panel.querySelector(".back");
    back.hidden = !remarks.some(({ name }) => name === "won" || name === "not-won");
    back.querySelector("a").href = lesson;
  }

  return {
    /** Looks at the game as it stands. */
    look({ moves, result, turn, you }) {
      if (!panel) return;
      const place = `${moves.length} ${moves.at(-1)?.usi} ${Boolean(result)} ${notation()}`;
      if (place === heard || (!result && moves.length > 0 && !you.includes(turn))) return;
      heard = place;
      ask(place);
    },
  };
}
