// A running game on a board of another page: one plays there, and sees what the other plays. Whatever needs more than a move —
// an offer, a foul that ends the game, the end itself — is told in a line, and done on the game's own page.

import { oncePerFrame, setText } from "../dom.js";
import { t } from "../page-data.js";
import { gameAddress, openChannel } from "./live.js";
import { NO_GAME, nextPly, positionAt, reduce } from "./model.js";
import { pendingMove, request, unanswered } from "./outbox.js";
import { knock } from "./sound.js";

/**
 * Plays the game with this id on `parts.board`, and says in `parts.verdict` how it stands, with `settings` as they are read.
 */
export function inPlace(parts, id, settings) {
  const page = { game: NO_GAME, requests: [], refusal: null };
  const redraw = oncePerFrame(() => draw(parts, page));
  const channel = openChannel(() => gameAddress(id, page.game === NO_GAME ? null : page.game.seq), {
    open: () => page.requests.forEach(({ message }) => channel.send(message)),
    lost: () => {},
    message: (message) => {
      const { game, gap } = reduce(page.game, message, performance.now());
      if (gap) return channel.restart();
      page.game = game;
      if (game === NO_GAME) return;
      page.requests = unanswered(page.requests, message, game);
      page.refusal = message.type === "refused" ? message : message.type === "move" ? null : page.refusal;
      if (message.type === "move" && settings.sound === "on") knock();
      redraw();
    },
  });
  parts.board.addEventListener("intent", ({ detail: { usi } }) => {
    if (pendingMove(page.requests)) return;
    const message = { type: "move", ply: nextPly(page.game), usi };
    page.requests = [...page.requests, request(message, page.game.moves.length)];
    page.refusal = null;
    channel.send(message);
    redraw();
  });
  addEventListener("online", channel.hurry);
  parts.board.configure(settings);
}

function draw({ board, verdict }, { game, requests, refusal }) {
  const playable = game.result === null && game.phase.kind === "playing";
  const asked = pendingMove(requests);
  board.show({
    ...positionAt(game, game.moves.length),
    near: game.you[0] ?? "black",
    legal: playable && asked === null ? game.legal : [],
    you: playable ? game.you : [],
    refused: refusal?.squares ?? [],
    pending: game.legal.includes(asked) ? asked : null,
    strict: game.info.ruleset?.strict ?? false,
    senior: game.info.senior ?? "white",
  });
  setText(verdict, refusal?.text ?? game.result?.text ?? turnWords(game));
}

const turnWords = ({ you, turn }) => (you.includes(turn) ? t("your-turn") : t(`turn-${turn}`));
