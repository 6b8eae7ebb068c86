// Guessing the moves of a game as a state: what the server tells goes in, what the page shows comes out. Pure.

/** A quiz nobody has begun: `{sfen, line, next}` as the page holds it. */
export const begin = ({ sfen, line, next }) => ({
  sfen,
  line,
  next,
  phase: next ? "yours" : "over",
  told: null,
  tried: null,
  refused: [],
  counts: { same: 0, as_good: 0, all: 0 },
});

/** What the board shows: the place at which one guesses, the game's move and the guess as arrows once that is told. */
export function shown({ sfen, line, phase, told, tried }) {
  const step = line.at(-1);
  const arrows = phase === "told" ? [{ usi: told.played, rank: 1, kind: "best" }] : [];
  if (arrows.length > 0 && tried && tried !== told.played) arrows.push({ usi: tried, rank: 2, kind: "played" });
  return { sfen: step?.sfen ?? sfen, usi: step?.usi ?? null, check: step?.check ?? null, arrows };
}

/** A guess is on its way to the server; `null` wants to be shown the game's move. */
export const asking = (state, tried) => ({ ...state, phase: "asking", tried, told: null, refused: [] });

/** The server cannot be reached, or says no more than `text`. */
export const failed = (state, text) => ({ ...state, phase: "yours", told: { text } });

/** What the server says of a guess. One against the rules is none. */
export function answered(state, told) {
  if (told.verdict === "illegal") return { ...state, phase: "yours", told, refused: told.squares };
  const counts = { ...state.counts, all: state.counts.all + 1 };
  if (told.verdict in counts) counts[told.verdict] += 1;
  return { ...state, phase: "told", told, counts };
}

/** The game goes on to the next guess, or ends. */
export function onward(state) {
  if (state.phase !== "told") return state;
  const { steps, next } = state.told;
  return { ...state, line: [...state.line, ...steps], next, phase: next ? "yours" : "over", told: null, tried: null };
}

/** One ends it here. */
export const ended = (state) => ({ ...onward(state), phase: "over" });
