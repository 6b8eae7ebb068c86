// The solving of a problem as a state: what the server tells goes in, what the page shows comes out. Pure.

/** A problem nobody has begun: `{id, sfen, plies, legal}` as the page holds it. */
export const begin = (problem) => ({
  problem,
  line: [],
  at: 0,
  legal: problem.legal,
  phase: "yours",
  text: null,
  refused: [],
  pending: null,
  hint: null,
  hints: 0,
  standing: problem.standing,
});

/** The moves of the line, as the server wants them. */
export const movesOf = (state) => state.line.map(({ usi }) => usi);

/** What the board shows: the place one looks at. */
export function shown({ problem, line, at }) {
  const step = line[at - 1];
  return step ? { sfen: step.sfen, usi: step.usi, check: step.check } : { sfen: problem.sfen, usi: null, check: null };
}

/** Whether a move can be made: it is the attacker's turn, and one looks at the last place. */
export const isOpen = ({ phase, line, at }) => phase === "yours" && at === line.length;

/** A move is on its way to the server. */
export const asking = (state, usi) => ({ ...state, phase: "asking", pending: usi, refused: [], hint: null });

/** The server cannot be reached, or says no more than `text`: the move was not made. */
export const failed = (state, text) => ({ ...state, phase: "yours", pending: null, text });

const AFTER = {
  right: "yours", solved: "solved", wrong: "refuted",
};

/** What the server says of the move that was asked about. */
export function answered(state, told) {
  const line = [...state.line, ...(told.steps ?? [])];
  const phase = AFTER[told.verdict] ?? "yours";
  return {
    ...state, line, phase, at: line.length, pending: null, text: told.text, refused: told.squares ?? [], legal: told.legal ?? state.legal,
    standing: told.standing ?? state.standing, hints: told.verdict === "right" ? 0 : state.hints,
  };
}

/** Before the wrong move, which stands at the end with its refutation, if that was found. */
export function takenBack(state) {
  const line = state.line.slice(0, state.line.length - (state.line.length % 2 === 0 ? 2 : 1));
  return { ...state, line, at: line.length, phase: "yours", text: null };
}

/** A hint: the piece, then the move. */
export function hinted(state, told) {
  const hint = told.usi ?? (told.piece && !told.piece.endsWith("*") ? told.piece + told.piece : null);
  return { ...state, phase: "yours", text: told.text, hint, hints: state.hints + 1, standing: told.standing ?? state.standing };
}

/** The solution, if there is one to show. */
export function revealed(state, told) {
  const standing = told.standing ?? state.standing;
  if (!told.steps) return { ...state, phase: "yours", text: told.text, standing };
  return { ...state, line: told.steps, at: 0, phase: "shown", text: told.text, hint: null, standing };
}

/** To another place of the line ("first", "previous", "next", "last"). */
export function walked(state, step) {
  const last = state.line.length;
  const at = { first: 0, previous: Math.max(0, state.at - 1), next: Math.min(last, state.at + 1), last }[step];
  return { ...state, at, hint: null };
}
