// The shared board after the game (感想戦 kansōsen, ETIQ-20): what a press asks the server for. Pure.

/** The request that adds a move to the line that is being tried. */
export function reviewMove({ review }, usi) {
  return { type: "review", ply: review.ply, line: [...review.line.map((move) => move.usi), usi] };
}

/** The request for a step: back out of the line first, then along the moves of the game ("first", "previous", "next", "last"). */
export function reviewStep({ review, moves }, action) {
  const line = review.line.map((move) => move.usi);
  const at = (ply) => ({ type: "review", ply: Math.max(0, Math.min(moves.length, ply)), line: [] });
  if (action === "previous") return line.length > 0 ? { type: "review", ply: review.ply, line: line.slice(0, -1) } : at(review.ply - 1);
  return { first: at(0), next: at(review.ply + (line.length > 0 ? 0 : 1)), last: at(moves.length) }[action];
}
