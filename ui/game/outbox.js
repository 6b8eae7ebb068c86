// Requests on their way. What has not been answered when the connection drops is sent again: the server takes the same
// ply and move twice without harm. Pure.

/** A request with what is needed to recognise its answer later: how many moves the game had when it was made. */
export const request = (message, plies) => ({ message, plies });

/**
 * The requests still unanswered after `message` (already taken into `game`). A refusal says what kind of request it
 * answers; the channel answers in order, so it is the oldest of that kind.
 */
export function unanswered(requests, message, game) {
  if (message.type === "refused") {
    const answered = requests.findIndex((entry) => entry.message.type === (message.of ?? entry.message.type));
    return requests.filter((_, index) => index !== answered);
  }
  return requests.filter((entry) => !ANSWERED[entry.message.type](entry, message, game));
}

const ANSWERED = {
  move: ({ message }, answer, game) => game.moves.length >= message.ply || game.result !== null || answer.type === "prepared",
  resign: (_entry, answer, game) => game.result !== null || answer.type === "out",
  declare: (_entry, _answer, game) => game.result !== null,
  takeback: ({ plies }, answer, game) =>
    game.moves.length < plies || game.offer?.offer === "takeback" || answer.type === "declined" || game.result !== null,
  hint: (_entry, answer) => answer.type === "hint" || answer.type === "move",
};

/**
 * Whether a request waits for its answer and is sent again after a broken line. Others, such as the answer to an offer,
 * are not: by then they might answer something else.
 */
export const isKept = (message) => Object.hasOwn(ANSWERED, message.type);

/** The move that waits for its answer, or null; it is shown on the board meanwhile. */
export function pendingMove(requests) {
  return requests.find((entry) => entry.message.type === "move")?.message.usi ?? null;
}
