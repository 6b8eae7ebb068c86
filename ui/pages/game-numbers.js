// What a rated game did to both players' numbers. It is reckoned within moments of the end, so the page asks until it is there.

import { el } from "../dom.js";

const WAITS_MS = [300, 700, 1_500, 3_000, 6_000, 12_000];
const MARKS = { black: "☗", white: "☖" };

/** `look(game)` may be called as often as the game changes; `tell` hears the words once. */
export function numbers(list, tell) {
  let asked = false;
  async function ask(id) {
    for (const wait of WAITS_MS) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      const answer = await fetch(`/api/v1/games/${id}/ratings`).catch(() => null);
      const players = answer?.ok ? (await answer.json()).players : [];
      if (players.length > 0) return show(players);
    }
  }
  function show(players) {
    const line = ({ color, name, text, taken_back }) =>
      el("li", { class: taken_back ? "void" : null }, `${MARKS[color]} `, el("bdi", {}, name), " ", el("b", {}, text));
    list.replaceChildren(...players.map(line));
    list.hidden = false;
    tell(players.map(({ name, text }) => `${name}: ${text}`).join(". "));
  }
  return {
    look(game) {
      if (asked || !game.result || !game.info.rated) return;
      asked = true;
      ask(game.info.id);
    },
  };
}
