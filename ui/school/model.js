// A task of a lesson as a state: what the server tells goes in, what the page shows comes out. Pure.

/** A task nobody has begun: `{kind, sfen, legal, stars, asked}` as the page holds it, and the `line` that was played before, if any. */
export const begin = (task) => ({
  task,
  line: (task.line ?? []).map((step) => ({ ...step, own: false })),
  pressed: [],
  legal: task.legal,
  stars: task.stars,
  asked: task.asked,
  phase: "yours",
  text: null,
  refused: [],
  // The moves of a line, where another was played, and that one.
  wanted: [],
  tried: null,
  pending: null,
  hint: null,
  hints: 0,
  choice: null,
});

/** What the board shows. */
export function shown({ task, line }) {
  const step = line.at(-1);
  return step ? { sfen: step.sfen, usi: step.usi, check: step.check } : { sfen: task.sfen, usi: null, check: null };
}

/** Whether something can be done. */
export const isOpen = ({ phase }) => phase === "yours";

/** The moves so far, as the server wants them: a mate with those of the defence, for there are several. */
export const movesOf = ({ task, line }) => line.filter(({ own }) => own || task.kind === "mate").map(({ usi }) => usi);

/** An answer is on its way to the server. */
export const asking = (state, { usi = null, choice = null } = {}) =>
  ({ ...state, phase: "asking", pending: usi, choice, refused: [], hint: null });

/** The server cannot be reached, or says no more than `text`. */
export const failed = (state, text) => ({ ...state, phase: "yours", pending: null, text });

const AFTER = { right: "yours", solved: "solved", wrong: "refuted" };

/** What the server says of the answer that was asked about. */
export function answered(state, told) {
  const { kind } = state.task;
  // Where nothing has moved one simply tries again.
  const stays = told.verdict === "wrong" && kind !== "moves" && kind !== "mate";
  const phase = stays ? "yours" : AFTER[told.verdict] ?? "yours";
  const found = kind === "press" ? told.stars : state.pressed;
  return {
    ...state,
    line: [...state.line, ...(told.steps ?? []).map((step, index) => ({ ...step, own: index === 0 }))],
    legal: told.steps?.length ? told.legal : state.legal,
    stars: told.stars ?? state.stars,
    pressed: found ?? state.pressed,
    asked: told.verdict === "right" ? told.asked : state.asked,
    phase,
    pending: null,
    text: told.text,
    refused: told.squares ?? [],
    wanted: told.wanted ?? [],
    tried: state.pending,
    hints: 0,
    isWrong: told.verdict === "wrong",
  };
}

/** A hint: the piece, then the move. */
export function hinted(state, { text, piece, usi }) {
  const hint = usi ?? (piece && !piece.endsWith("*") ? piece + piece : null);
  return { ...state, phase: "yours", text, hint, hints: state.hints + 1 };
}
