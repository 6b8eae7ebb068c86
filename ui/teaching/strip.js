// Beside the board of one who plays at several: which of the others waits, and the way there.

import { setText } from "../dom.js";
import { fromServer, nextAfter, waits, watchBoards } from "./boards.js";

/** Fills the strip, if the page has one, beside the game of this name; answers what goes to the next board that waits. */
export function stripOfBoards(strip, game) {
  if (!strip) return () => {};
  const [next, count, none] = [".next", ".waiting", ".none"].map((selector) => strip.querySelector(selector));
  let own = 0;

  function draw(boards) {
    const found = nextAfter(boards, own);
    next.hidden = !found;
    none.hidden = Boolean(found);
    if (found) next.href = found.url;
    setText(count, String(boards.filter(waits).length));
  }

  async function begin() {
    const answer = await fetch(`/api/v1/simuls/${encodeURIComponent(strip.dataset.simul)}`).catch(() => null);
    if (!answer?.ok) return;
    const { boards: told } = await answer.json();
    const boards = fromServer(told, performance.now());
    own = boards.find((board) => board.game === game)?.place ?? 0;
    draw(boards.filter((board) => board.game !== game));
    watchBoards(strip.dataset.simul, boards, game, draw);
  }

  begin();
  return () => next.hidden || next.click();
}
