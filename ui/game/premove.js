// A move chosen ahead of one's turn: `{usi, plain}`. It is sent as soon as the turn begins, if it is among the moves that are legal then.
// Pure.

import { NOW } from "./replay.js";
import { pendingMove } from "./outbox.js";

/** Whether what is chosen on the board of `page` is for the turn to come: the reader plays one of two sides, and the other is to move. */
export function isAhead({ game, cursor, requests, settings }) {
  const playing = game.result === null && game.phase.kind === "playing" && game.review === null;
  const awaits = game.you.length === 1 && !game.you.includes(game.turn) && game.seats === null;
  return settings.premove === "on" && playing && awaits && cursor === NOW && pendingMove(requests) === null;
}

/**
 * What becomes of a premove as the game stands: the move to send; null if it cannot be played; undefined as long as that is not known.
 *
 * Where a piece may promote or not it does, unless `plain` says that it shall not.
 */
export function dueMove({ usi, plain }, { result, phase, you, turn, legal }) {
  if (result !== null || phase.kind !== "playing") return null;
  if (!you.includes(turn) || legal.length === 0) return undefined;
  const ways = plain ? [usi, `${usi}+`] : [`${usi}+`, usi];
  return ways.find((way) => legal.includes(way)) ?? null;
}
