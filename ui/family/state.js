// What a press on the board of a game of the family means. Pure: a state and a spot go in, a new state and perhaps an intent come out.
//
// A spot is a square ("7g") or a kind in a hand ("black:P"). Legal moves arrive as data. A move may have several steps: after each, the
// squares that can follow are shown, and a second press on the last one ends it there. What is taken on the way is pressed in any order,
// what is shot at after the square to shoot from, in any order as well.

import { parseMove, placeOf, squareOf } from "./text.js";

/** A board with nothing taken up. `legal` holds moves as text, `you` the colours played here, `game` what is told of the game. */
export function boardState(position, legal = [], you = [], game = { kinds: {} }) {
  return { position, legal: legal.map(parseMove), you, game, selected: null, path: [], choice: null };
}

export const handSpot = (color, kind) => `${color}:${kind}`;
const isHand = (spot) => spot.includes(":");

/** The piece at a spot, or undefined. */
export function pieceAt({ squares, hands }, spot) {
  if (!isHand(spot)) return squares[spot];
  const [color, kind] = spot.split(":");
  return hands[color][kind] > 0 ? { kind, color } : undefined;
}

/** Whether the piece at `spot` can be taken up: it is the reader's, and from a hand on his turn. */
export function canPick({ position, you }, spot) {
  const piece = pieceAt(position, spot);
  return piece !== undefined && you.includes(piece.color) && (!isHand(spot) || piece.color === position.turn);
}

export const cancel = (state) => ({ ...state, selected: null, path: [], choice: null });
export const pick = (state, spot) => ({ ...cancel(state), selected: canPick(state, spot) ? spot : null });

/** The same board with other moves and players; what was taken up stays so, and what is asked stays asked, if it still can be. */
export function moveOn(before, position, legal, you) {
  const next = boardState(position, legal, you, before.game);
  const { selected, path, choice } = before;
  if (selected === null) return next;
  const [was, is] = [before.position, position].map((place) => pieceAt(place, selected));
  const same = is && was && is.kind === was.kind && is.color === was.color;
  if (!same || !canPick(next, selected)) return next;
  const open = choice?.every(({ text }) => next.legal.some((move) => move.text === text));
  const kept = { ...next, selected, path, choice: open ? choice : null };
  return path.length > 0 && candidates(kept).length === 0 ? { ...kept, path: [] } : kept;
}

// The moves of what is taken up that begin with the squares pressed so far.
function candidates({ legal, selected, path, position, game }) {
  const piece = pieceAt(position, selected);
  const mine = (move) => (isHand(selected) ? move.drop === piece.kind || (move.drop && game.kinds[piece.kind]?.other === move.drop) : move.from === selected);
  return legal.filter((move) => mine(move) && follow(move, path) !== null);
}

// The squares of a move that can be pressed after those of `path`; null where the move does not go this way.
function follow({ steps, shots }, path) {
  const [way, to] = [steps.slice(0, -1), steps.at(-1)];
  const arrived = path[way.length] === to;
  const met = (squares, among) => squares.every((square, index) => among.includes(square) && squares.indexOf(square) === index);
  if (path.length <= way.length) {
    if (!met(path, way)) return null;
    const rest = way.filter((square) => !path.includes(square));
    return rest.length > 0 ? rest : [to];
  }
  const hit = path.slice(way.length + 1);
  return arrived && met(path.slice(0, way.length), way) && met(hit, shots) ? shots.filter((square) => !hit.includes(square)) : null;
}

const ends = (move, path) => path.length === move.steps.length + move.shots.length;

/** The squares that can be pressed next; the last one again where the move may end there. */
export function targets(state) {
  if (state.selected === null) return new Set();
  const { path, selected } = state;
  const moves = candidates(state);
  const next = moves.flatMap((move) => follow(move, path)).filter((square) => path.length > 0 || square !== selected);
  return new Set(path.length > 0 && moves.some((move) => ends(move, path)) ? [...next, path.at(-1)] : next);
}

/**
 * A press on `spot`: takes a piece up, puts it down, goes a step, or plays. Returns `{state, intent}`; `intent` is the text of a move, or
 * null. Where several moves have the same way the state has a `choice`: those moves.
 */
export function press(state, spot) {
  const { selected, path } = state;
  if (selected === null || isHand(spot)) return { state: pick(state, spot), intent: null };
  if (spot === selected && path.length === 0) return { state: putDown(state), intent: null };
  if (targets(state).has(spot)) return go(state, spot);
  if (path.length > 0) return { state: { ...state, path: [] }, intent: null };
  if (state.position.squares[spot]?.color === pieceAt(state.position, selected).color) return { state: pick(state, spot), intent: null };
  // The server says why not.
  const way = isHand(selected) ? `${selected.split(":")[1]}*${spot}` : selected + spot;
  return { state: cancel(state), intent: way };
}

/** What is taken up is let go over `spot` at the end of a drag; outside the board, null. */
export function drop(state, spot) {
  const nowhere = spot === null || isHand(spot) || (spot === state.selected && !targets(state).has(spot));
  return state.selected === null || nowhere ? { state: cancel(state), intent: null } : press(state, spot);
}

// Where a piece may stay where it is and pass, that is asked: nobody should pass by putting it down.
function putDown(state) {
  const passes = candidates(state).filter(({ steps }) => steps.length === 1 && steps[0] === state.selected);
  return passes.length > 0 ? { ...state, choice: passes } : cancel(state);
}

function go(state, spot) {
  const { path } = state;
  const again = path.at(-1) === spot;
  const next = again ? state : { ...state, path: [...path, spot] };
  const moves = candidates(next);
  const ended = moves.filter((move) => ends(move, next.path));
  if (!again && moves.length > ended.length) return { state: next, intent: null };
  if (ended.length > 1) return { state: { ...next, choice: ended }, intent: null };
  return { state: cancel(state), intent: ended[0].text };
}

/** Answers the choice with one of its moves, or with null: then everything is put down. */
export const choose = (state, move) => ({ state: cancel(state), intent: move?.text ?? null });

/** The face that a piece shows after a move of the choice. */
export function faceAfter({ position, selected, game }, { drop, promote }) {
  const { kind, color } = pieceAt(position, selected);
  return { kind: drop ?? (promote ? game.kinds[kind].other ?? kind : kind), color };
}

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Where an arrow key leads from a square when `near` sits at the bottom; at the edge, nowhere else. */
export function neighbour({ files, ranks }, square, key, near) {
  const [dx, dy] = STEPS[key];
  const [file, rank] = placeOf(square);
  const turn = near === "black" ? 1 : -1;
  const within = (number, most) => Math.max(1, Math.min(most, number));
  return squareOf(within(file - dx * turn, files), within(rank + dy * turn, ranks));
}
