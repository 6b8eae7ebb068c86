// What the page of a game offers to its text view.

import { clockWords, readClock } from "../game/clock.js";
import { positionAt } from "../game/model.js";
import { isAhead } from "../game/premove.js";
import { shownPly } from "../game/replay.js";
import { textOf } from "../game/texts.js";
import { isOfFour, pageData, SEATS, t } from "../page-data.js";
import { offerText } from "../text/host.js";
import { ownersAt } from "./game-view.js";
import { isPlayer, nameOf } from "./people.js";

/** What each clock shows, in words. */
export function clockTexts(game) {
  const readings = readClock(game.clock, performance.now());
  return readings ? SEATS.map((color) => clockWords(nameOf(game, color), readings[color], game.clock.control[color], t)) : [t("untimed")];
}

/** Offers what `page` shows; `on` is what it can do (game.js). Returns what tells the view of a change. */
export function offerGame(page, on) {
  const ply = () => shownPly(page.game.review?.ply ?? page.cursor, page.game.moves.length);
  return offerText({
    voice: on.voice,
    style: () => page.settings.coordinates,
    owners: () => (isOfFour ? ownersAt(page.game, ply(), ply() === page.game.moves.length) : []),
    place: () => {
      const { game } = page;
      const live = ply() === game.moves.length && game.result === null;
      const own = live && isPlayer(game) && game.you.includes(game.turn);
      return { ...positionAt(game, ply()), legal: own ? game.legal : null };
    },
    status: on.status,
    clocks: () => clockTexts(page.game),
    moves: () => page.game.moves.map(({ text }, index) => (
      { text: textOf(text, page.settings.notation), said: () => on.wordsOf(index + 1) })),
    at: ply,
    where: on.where,
    isAhead: () => isAhead(page),
    intend: on.intend,
    walk: on.look,
    acts: () => acts(page, on),
    panel: () => (page.game.result && !pageData.variant ? page.analysis : null),
  });
}

// What can be done just now.
function acts(page, on) {
  const { game, asked, premove } = page;
  const { can, offer } = game;
  const offered = offer && !game.you.includes(offer.by);
  const draw = ["draw", "impasse"].find((name) => can[name]);
  const acts = {
    resign: can.resign && { run: () => on.ask({ type: "resign", seat: can.resign_as?.[0] }), sure: t("text-sure-resign") },
    declare: can.declare && { run: () => on.ask({ type: "declare" }), sure: t("text-sure-declare") },
    draw: draw && { run: () => on.ask({ type: "offer", offer: draw }), sure: t("text-sure-draw") },
    takeback: can.takeback && { run: () => on.act("takeback") },
    hint: can.hint && { run: () => on.act("hint") },
    yes: asked ? { run: on.confirm } : offered && { run: () => on.act("accept") },
    no: asked || premove ? { run: on.withdraw } : offered && { run: () => on.act("decline") },
    next: game.info.next && { run: () => location.assign(`/games/${game.info.next}`) },
  };
  return Object.fromEntries(Object.entries(acts).filter(([, act]) => act));
}
