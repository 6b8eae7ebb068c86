// Looking back through a game. Pure. The cursor is a number of moves played, or null for "now": it then follows the game.

export const NOW = null;

const STEPS = {
  first: () => 0,
  previous: (ply) => ply - 1,
  next: (ply) => ply + 1,
  last: (_ply, count) => count,
};

/** The keys that do the same as each button. */
export const KEYS = { Home: "first", ArrowLeft: "previous", ArrowUp: "previous", ArrowRight: "next", ArrowDown: "next", End: "last" };

/** The cursor after `action` ("first", "previous", "next", "last") in a game of `count` moves. */
export function step(cursor, count, action) {
  return goTo(STEPS[action](cursor ?? count, count), count);
}

/** The cursor at `ply`, kept within the game; the end of the game is "now". */
export function goTo(ply, count) {
  const within = Math.max(0, Math.min(count, ply));
  return within === count ? NOW : within;
}

/** How many moves are shown. After a takeback the cursor may point beyond the end; then the end is shown. */
export const shownPly = (cursor, count) => (cursor === NOW ? count : Math.min(cursor, count));
