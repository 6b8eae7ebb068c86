// Requests on their way. What has not been answered when the connection drops is sent again: the server takes the same
// ply and move twice without harm. Pure.

/** A request with what is needed to recognise its answer later: how many moves the game had when it was made. */
export const request = (message, plies) => ({ message, plies });

/**
 * The requests still unanswered after `message` (already taken into `game`).
 *
 * A refusal does not say which request it answers: the channel answers in order, so it is the oldest.
 */
export function unanswered(requests, message, game) {
  if (message.type === "refused") return requests.slice(1);
  return requests.filter((entry) => !ANSWERED[entry.message.type](entry, message, game));
}

const ANSWERED = {
  move: ({ message }, _answer, game) => game.moves.length >= message.ply || game.result !== null,
  resign: (_entry, _answer, game) => game.result !== null,
  takeback: ({ plies }, _answer, game) => game.moves.length < plies,
  hint: (_entry, answer) => answer.type === "hint" || answer.type === "move",
};

/** The move that waits for its answer, or null; it is shown on the board meanwhile. */
export function pendingMove(requests) {
  return requests.find((entry) => entry.message.type === "move")?.message.usi ?? null;
}
