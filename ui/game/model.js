// The game as the live channel tells it. Pure: a game and a message go in, the next game comes out (docs/live-protocol.md).

import { unpaid } from "./clock.js";

/** Before the first snapshot. */
export const NO_GAME = null;

/**
 * Takes in one message of the server, received at `now` (milliseconds of any steady clock).
 *
 * Returns `{game, gap}`; `gap` is true when an event is missing in between and only a new snapshot can help.
 */
export function reduce(game, message, now) {
  if (message.type === "snapshot") return { game: fromSnapshot(message, now), gap: false };
  if (game === NO_GAME) return { game, gap: false };
  if (message.type === "now") return stands(game, message, now);
  const news = NEWS[message.type];
  if (news) return { game: { ...game, ...news(game, message, now) }, gap: false };
  const movesAfter = EVENTS[message.type];
  if (!movesAfter || message.seq <= game.seq) return { game, gap: false };
  if (message.seq !== game.seq + 1) return { game, gap: true };
  const next = { ...game, moves: movesAfter(game, message), start: message.start ?? game.start, seq: message.seq };
  const info = withCeremony(game.info, message.phase);
  return { game: { ...next, ...standing(message, now), info, turnAt: turnAt(game, message, now) }, gap: false };
}

// Of the ceremony remains who is senior, and what the lots were sealed with when that was first told.
function withCeremony(info, { kind, senior, commitment }) {
  return kind === "ceremony" ? { ...info, senior, sealed: info.sealed ?? commitment } : info;
}

function fromSnapshot(message, now) {
  const { seq, game, you, role, start, moves, review, said, greetings } = message;
  return {
    seq,
    info: withCeremony(game, message.phase),
    you,
    role,
    canJoin: message.can_join,
    start,
    moves,
    review: review ?? null,
    said: said ?? [],
    greetings: greetings ?? [],
    ...standing(message, now),
    turnAt: now,
  };
}

// Where the game stands though no event has happened: the clock goes on after a restart.
function stands(game, message, now) {
  if (message.seq < game.seq) return { game, gap: false };
  if (message.seq > game.seq) return { game, gap: true };
  const { review, said, greetings } = message;
  return { game: { ...game, ...people(game, message), ...standing(message, now), review, said, greetings }, gap: false };
}

// Who is there, and what the reader is: lots may have changed their colour.
const people = ({ info }, { players, arbiter, spectators, next, you, role, can_join }) => (
  { info: { ...info, players, arbiter, spectators, next }, you, role, canJoin: can_join });

// Where a game stands, as every event tells it. Times to come are told as from now.
function standing({ turn, legal, queue, clock, phase, lag, offer, standstill, occurrences, impasse, result, can, ...ofFour }, now) {
  const { position, seats, interrupted, checkers } = ofFour;
  return {
    turn, legal, queue: queue ?? null, clock: timed(clock, now - unpaid(clock, lag)), phase: timed(phase, now), lag, offer,
    standstill: timed(standstill, now), occurrences, impasse, result, can,
    position: position ?? null, seats: seats ?? null, interrupted: interrupted ?? false, checkers: checkers ?? [],
  };
}

const timed = (clock, at) => (clock ? { ...clock, at } : null);

// An offer or an answer does not begin a turn.
const turnAt = (game, message, now) => (BEGINS_TURN.has(message.type) ? now : game.turnAt);
const BEGINS_TURN = new Set(["move", "takeback", "began", "prepared", "out"]);

const sameMoves = ({ moves }) => moves;

// What each stored event makes of the moves.
const EVENTS = {
  move: ({ moves }, { move }) => [...moves, move],
  takeback: ({ moves }, { ply }) => moves.slice(0, ply),
  end: sameMoves, arrived: sameMoves, began: sameMoves, offered: sameMoves, declined: sameMoves, break: sameMoves,
  resumed: sameMoves, prepared: sameMoves, forgiven: sameMoves, closed: sameMoves, ceremony: sameMoves, left: sameMoves, waived: sameMoves,
  agreed: sameMoves, out: sameMoves,
};

// As many as the server keeps.
const MOST_REMARKS = 100;

// What changes beside the game and is not stored.
const NEWS = {
  people,
  // The clocks stand still while the computer waits for its turn to think.
  queue: ({ lag }, { queue, clock }, now) => ({ queue, clock: timed(clock, now - unpaid(clock, lag)) }),
  next: ({ info }, { id }) => ({ info: { ...info, next: id } }),
  review: (_game, { by, ply, line, legal }) => ({ review: ply === null ? null : { by, ply, line, legal } }),
  greeted: ({ greetings }, { by, greeting, text }) => ({ greetings: [...greetings, { by, greeting, text }] }),
  said: ({ said }, { by, ply, text }) => ({ said: [...said, { by, ply, text }].slice(-MOST_REMARKS) }),
};

/** The number the next move will have; moves before the first turn are counted by themselves (HCAP-51). */
export const nextPly = ({ phase, info, moves }) => (phase.kind === "opening" ? info.opening - phase.left : moves.length) + 1;

/**
 * What stood on the board after `ply` moves: `{sfen, check, usi}`, `usi` being the move that led there, or null.
 * `check` is a square, several or null. Among four the last position may be another than its move has left: somebody has given up since.
 */
export function positionAt(game, ply) {
  const { sfen, check, usi } = ply === 0 ? { ...game.start, usi: null } : game.moves[ply - 1];
  return { sfen, check, ...(ply === game.moves.length ? game.position : null), usi };
}

/** How each of four stood after `ply` moves, in the order of the seats; null among two. */
export function seatsAt(game, ply) {
  if (game.seats === null || ply === game.moves.length) return game.seats;
  const told = game.moves.slice(0, ply).findLast(({ seats }) => seats);
  return told?.seats ?? game.seats.map(() => ({ state: "playing", by: null, commander: null }));
}

/** Whether a `check` of a move or of the start is one. */
export const isCheck = (check) => [check ?? []].flat().length > 0;

/** What stands on the board of the review: the last move tried, else the place in the game gone back to. */
export function reviewedPosition(game) {
  const { ply, line } = game.review;
  if (line.length === 0) return positionAt(game, Math.min(ply, game.moves.length));
  const { sfen, check, usi } = line.at(-1);
  return { sfen, check, usi };
}
