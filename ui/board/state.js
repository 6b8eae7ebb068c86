// What a press on the board means. Pure: a state and a spot go in, a new state and perhaps an intent come out.
//
// A spot is a place one can point at: a square ("7g") or a kind in a hand ("black:P"). Legal moves arrive as data; an unlisted move is
// still
// sent, because the server says why it is refused. A move may have several steps: after each, the squares that can follow are shown, and a
// second press on the last one ends it there. What is taken on the way is pressed in any order, what is shot at after the square to shoot
// from, in any order as well.

import { parseMove } from "./text.js";

/**
 * A board with nothing taken up. `legal` holds moves as text, `you` the colours played here, `game` what there is to know of the game.
 * `ahead` says that a move is chosen for the turn to come: then any of one's pieces may aim at any square, for what will be legal there
 * nobody knows yet.
 */
export function boardState(position, legal, you, game, ahead = false) {
  const moves = legal.map(parseMove);
  const starts = new Set(moves.map(({ from }) => from));
  return { position, legal: moves, starts, you, game, ahead, selected: null, path: [], choice: null };
}

export const handSpot = (color, kind) => `${color}:${kind}`;
export const isHand = (spot) => spot.includes(":");

/** The piece at a spot, or undefined. */
export function pieceAt({ squares, hands }, spot) {
  if (!isHand(spot)) return squares[spot];
  const [color, kind] = spot.split(":");
  return hands[color][kind] > 0 ? { kind, color } : undefined;
}

/** Whether the piece at `spot` can be taken up: it is the reader's and, from a hand (drops name no colour), on their turn or ahead of it;
    or it can move, as one does that serves another. */
export function canPick({ position, you, starts, ahead }, spot) {
  const piece = pieceAt(position, spot);
  if (!piece) return false;
  const own = you.includes(piece.color);
  return isHand(spot) ? own && (ahead || piece.color === position.turn) : own || starts.has(spot);
}

export const cancel = (state) => ({ ...state, selected: null, path: [], choice: null });

/** Takes up the piece at `spot`, if it can be; otherwise nothing is selected. Touching is not moving (RULE-20). */
export const pick = (state, spot) => ({ ...cancel(state), selected: canPick(state, spot) ? spot : null });

/** The same board with other moves and players; what was taken up stays so, and what is asked stays asked, if it still can be. */
export function moveOn(before, position, legal, you, ahead = false) {
  const next = boardState(position, legal, you, before.game, ahead);
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
  const dropped = (move) => move.drop && [piece.kind, game.kinds[piece.kind]?.other].includes(move.drop);
  const mine = (move) => (isHand(selected) ? dropped(move) : move.from === selected);
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

/** The squares that can be pressed next, as the server listed them; the last one again where the move may end there. */
export function targets(state) {
  if (state.selected === null) return new Set();
  const { path, selected } = state;
  const moves = candidates(state);
  const next = moves.flatMap((move) => follow(move, path)).filter((square) => path.length > 0 || square !== selected);
  return new Set(path.length > 0 && moves.some((move) => ends(move, path)) ? [...next, path.at(-1)] : next);
}

/**
 * A press (tap, click, Enter) on `spot`: takes a piece up, puts it down again, goes a step, or plays. A press that `aims` (with Shift) at a
 * piece of one's own does not take that up instead: ahead of one's turn it may be taken until then, and be taken back.
 *
 * Returns `{state, intent}`; `intent` is a move to send, or null. Where several moves have the same way the state has a `choice`, those
 * moves, to be answered with `choose`.
 */
export function press(state, spot, aims = false) {
  const { selected, path } = state;
  if (selected === null || (isHand(spot) && spot !== selected)) return { state: pick(state, spot), intent: null };
  if (spot === selected && path.length === 0) return { state: putDown(state), intent: null };
  if (targets(state).has(spot)) return go(state, spot);
  if (path.length > 0) return { state: { ...state, path: [] }, intent: null };
  if (isOwn(state, spot) && !(state.ahead && aims)) return { state: pick(state, spot), intent: null };
  if (state.ahead && isHand(selected) && state.position.squares[spot]) return { state: cancel(state), intent: null };
  // The server says why not.
  return { state: cancel(state), intent: isHand(selected) ? `${selected.split(":")[1]}*${spot}` : selected + spot };
}

/** The selected piece is let go over `spot` at the end of a drag. Outside the board, `spot` is null. */
export function drop(state, spot) {
  if (state.selected === null || spot === null || isHand(spot)) return { state: cancel(state), intent: null };
  const home = spot === state.selected || (isOwn(state, spot) && !state.ahead);
  return home && !targets(state).has(spot) ? { state: cancel(state), intent: null } : press(state, spot, true);
}

// A piece of the same player's, or one that can move as well.
function isOwn({ position, selected, starts }, spot) {
  const piece = position.squares[spot];
  return piece !== undefined && (piece.color === pieceAt(position, selected).color || starts.has(spot));
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

/** Answers the choice with one of its moves, or with null: then everything is put down. Without a choice nothing happens. */
export function choose(state, move) {
  return state.choice === null ? { state, intent: null } : { state: cancel(state), intent: move?.text ?? null };
}

/** The face that a piece shows after a move of the choice. */
export function faceAfter({ position, selected, game }, { drop, promote }) {
  const { kind, color } = pieceAt(position, selected);
  return { kind: drop ?? (promote ? game.kinds[kind].other ?? kind : kind), color };
}
