// What is known of an analysis. Pure: a state and a message of the server go in, the next state comes out (docs/live-protocol.md, the
// channel of analyses).

/** Before anything was asked. */
export const NOTHING = { ids: {}, info: null, waiting: null, thinking: false, refused: null, game: null, threat: null, why: null };

/** What each question is about, by its kind. */
const ANSWERS = { position: "info", threat: "threat", why: "why" };

/** The state once a question of this kind was asked under a name; `about` is what the page wants to remember of it. */
export function asked(state, kind, id, about = {}) {
  const next = { ...state, ids: { ...state.ids, [kind]: id }, refused: null, waiting: null };
  if (kind === "game") return { ...next, game: { ...about, places: new Map(), marks: new Map(), notes: null, over: false } };
  return { ...next, [ANSWERS[kind]]: null, thinking: kind === "position" || state.thinking };
}

/** The state once nothing of this kind is asked any more; what a game has brought stays. */
export function dropped(state, kind) {
  const { [kind]: _gone, ...ids } = state.ids;
  const next = { ...state, ids, waiting: null };
  if (kind === "game") return { ...next, game: state.game && { ...state.game, over: true } };
  return { ...next, [ANSWERS[kind]]: null, thinking: kind === "position" ? false : state.thinking };
}

/** Takes in a message of the server; what answers an older question changes nothing. */
export function reduce(state, message) {
  if (message.type === "refused" && message.id === null) return { ...state, refused: message.text };
  const kind = Object.keys(state.ids).find((name) => state.ids[name] === message.id);
  return kind ? HEARD[message.type]?.(state, message, kind) ?? state : state;
}

const HEARD = {
  refused: (state, { text }, kind) => ({ ...dropped(state, kind), refused: text }),
  queued: (state, { text }) => ({ ...state, waiting: text }),
  thinking: (state) => ({ ...state, waiting: null }),
  info: (state, message) => ({ ...state, info: message }),
  place: (state, message) => ({ ...state, game: { ...state.game, places: new Map(state.game.places).set(message.ply, message) } }),
  mark: (state, message) => ({ ...state, game: { ...state.game, marks: new Map(state.game.marks).set(message.ply, message) } }),
  notes: (state, message) => ({ ...state, game: { ...state.game, notes: message } }),
  threat: (state, message) => ({ ...state, threat: message }),
  why: (state, message) => ({ ...state, why: message }),
  done: (state, message, kind) => {
    const { [kind]: _gone, ...ids } = state.ids;
    const next = { ...state, ids, waiting: null };
    if (kind === "game") return { ...next, game: { ...state.game, over: true } };
    return { ...next, thinking: kind === "position" ? false : state.thinking };
  },
};

/** Whether a game is being looked through. */
export const isBusy = ({ game }) => game !== null && !game.over;

/** How far it is: from 0 to 1. */
export const progress = ({ game }) => (game === null ? 0 : game.places.size / (game.moves.length + 1));

/** How many moves of the game looked through lead to a place: null if the place is no part of it. */
export function plyIn(game, { start, moves }) {
  if (game === null || game.start !== start || moves.length > game.moves.length) return null;
  return moves.every((usi, index) => usi === game.moves[index]) ? moves.length : null;
}

/** What is known of a place: what the engine says just now, or what it said of the game. */
export function knownOf(state, place) {
  if (state.info) return state.info;
  const ply = plyIn(state.game, place);
  return ply === null ? null : state.game.places.get(ply) ?? null;
}
