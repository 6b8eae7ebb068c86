// The analysis of a game that is over: of its places, and of what is tried in the review.

import { AnalysisPanel } from "../analysis/panel.js";
import { shownPly } from "../game/replay.js";
import { storeAt } from "./record-analysis.js";

/** Wires the panel in `root` to the `page` of a game; `on` has `goTo(ply)`, `leave(url)`, `failed()` and `redraw()`. */
export function analysedGame(root, page, on) {
  const usis = (moves) => moves.map(({ usi }) => usi);

  const where = () => {
    const { game, cursor } = page;
    if (!game?.result) return null;
    const ply = shownPly(game.review?.ply ?? cursor, game.moves.length);
    const moves = [...usis(game.moves.slice(0, ply)), ...usis(game.review?.line ?? [])];
    return { start: game.start.sfen, moves };
  };

  return new AnalysisPanel(root, {
    where,
    game: () => ({ start: page.game.start.sfen, moves: usis(page.game.moves) }),
    goTo: on.goTo,
    insert: null,
    store: async (told) => {
      const made = await fetch(`/api/v1/games/${page.game.info.id}/record`, { method: "POST" }).catch(() => null);
      const url = made?.ok ? await storeAt(`/api/v1/records/${(await made.json()).id}`, told) : null;
      if (url) on.leave(url);
      else on.failed();
    },
    notation: () => page.settings.notation,
    redraw: on.redraw,
  });
}
