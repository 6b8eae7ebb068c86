// The game as the live channel tells it. Pure: a game and a message go in, the next game comes out (docs/live-protocol.md).

/** Before the first snapshot. */
export const NO_GAME = null;

/**
 * Takes in one message of the server, received at `now` (milliseconds of any steady clock).
 *
 * Returns `{game, gap}`; `gap` is true when an event is missing in between and only a new snapshot can help.
 */
export function reduce(game, message, now) {
  if (message.type === "snapshot") return { game: fromSnapshot(message, now), gap: false };
  const apply = EVENTS[message.type];
  if (!apply || game === NO_GAME) return { game, gap: false };
  if (message.seq <= game.seq) return { game, gap: false };
  if (message.seq !== game.seq + 1) return { game, gap: true };
  return { game: { ...apply(game, message, now), seq: message.seq }, gap: false };
}

function fromSnapshot(message, now) {
  const { seq, game, you, start, moves, turn, legal, clock, result, can } = message;
  return { seq, info: game, you, start, moves, turn, legal, clock: timed(clock, now), result, can };
}

const timed = (clock, at) => (clock ? { ...clock, at } : null);

const EVENTS = {
  move: (game, { move, turn, legal, clock, result, can }, now) => ({
    ...game, moves: [...game.moves, move], turn, legal, clock: timed(clock, now), result, can,
  }),
  takeback: (game, { ply, turn, legal, clock, can }, now) => ({
    ...game, moves: game.moves.slice(0, ply), turn, legal, clock: timed(clock, now), result: null, can,
  }),
  end: (game, { result, clock, can }, now) => ({ ...game, legal: [], clock: timed(clock, now), result, can }),
};

/** What stood on the board after `ply` moves: `{sfen, check, usi}`, `usi` being the move that led there, or null. */
export function positionAt(game, ply) {
  if (ply === 0) return { sfen: game.start.sfen, check: game.start.check, usi: null };
  const { sfen, check, usi } = game.moves[ply - 1];
  return { sfen, check, usi };
}
