// What a press on the board means. Pure: a board state and a spot go in, a new state and perhaps an intent come out.
//
// A spot is a place one can point at: a square ("7g") or a kind in a hand ("black:P"). An origin is what USI calls it
// ("7g", "P*"). Legal moves arrive as data; an unlisted move is still sent, because the server says why it is refused.

import { HAND_KINDS, otherColor, parseUsi } from "./sfen.js";

/** A board with nothing selected. `position` as from `parseSfen`; `legal` in USI; `you` the colours played here. */
export function boardState(position, legal = [], you = []) {
  return { position, legal, you, selected: null, choice: null };
}

/** The same board with other moves and players; what was taken up stays so, and what is asked stays asked, if it still can be. */
export function moveOn(before, position, legal, you) {
  const next = boardState(position, legal, you);
  const { selected, choice } = before;
  if (selected === null) return next;
  const [was, is] = [before, next].map((state) => pieceAt(state.position, selected));
  const same = is && was && is.kind === was.kind && is.color === was.color && is.promoted === was.promoted;
  if (!same || !canPick(next, selected)) return next;
  const open = choice !== null && legal.includes(choice.plain) && legal.includes(choice.promoting);
  return { ...next, selected, choice: open ? choice : null };
}

export const handSpot = (color, kind) => `${color}:${kind}`;
const isHand = (spot) => spot.includes(":");
const handParts = (spot) => spot.split(":");

/** The piece at a spot, or undefined. */
export function pieceAt(position, spot) {
  if (!isHand(spot)) return position.squares[spot];
  const [color, kind] = handParts(spot);
  return position.hands[color][kind] > 0 ? { kind, color, promoted: false } : undefined;
}

/** Whether the piece at `spot` can be taken up here: it is ours and, from a hand (USI drops name no colour), on its turn. */
export function canPick(state, spot) {
  const piece = pieceAt(state.position, spot);
  if (!piece || !state.you.includes(piece.color)) return false;
  return !isHand(spot) || piece.color === state.position.turn;
}

const originOf = (spot) => (isHand(spot) ? `${handParts(spot)[1]}*` : spot);

/** The squares the selected piece may go to, as the server listed them. */
export function targets(state) {
  if (state.selected === null) return new Set();
  const origin = originOf(state.selected);
  return new Set(state.legal.map(parseUsi).filter((move) => move.origin === origin).map((move) => move.to));
}

/** Takes up the piece at `spot`, if it can be; otherwise nothing is selected. Touching is not moving (RULE-20). */
export function pick(state, spot) {
  return { ...state, selected: canPick(state, spot) ? spot : null, choice: null };
}

export const cancel = (state) => ({ ...state, selected: null, choice: null });

/**
 * A press (tap, click, Enter) on `spot`: takes a piece up, puts it down again, or plays.
 *
 * Returns `{state, intent}`; `intent` is a USI move to send, or null. When both ways of playing are legal the state has a
 * `choice` to be answered with `choose`.
 */
export function press(state, spot) {
  if (state.selected === spot) return { state: cancel(state), intent: null };
  if (state.selected === null || isHand(spot) || isOwn(state, spot)) return { state: pick(state, spot), intent: null };
  return play(state, spot);
}

/** The selected piece is let go over `spot` at the end of a drag. Outside the board, `spot` is null. */
export function drop(state, spot) {
  const nowhere = spot === null || isHand(spot) || spot === state.selected || isOwn(state, spot);
  return state.selected === null || nowhere ? { state: cancel(state), intent: null } : play(state, spot);
}

function isOwn(state, spot) {
  return state.position.squares[spot]?.color === pieceAt(state.position, state.selected)?.color;
}

function play(state, to) {
  const plain = originOf(state.selected) + to;
  const promoting = `${plain}+`;
  if (state.legal.includes(plain) && state.legal.includes(promoting)) {
    return { state: { ...state, choice: { plain, promoting, to } }, intent: null };
  }
  return { state: cancel(state), intent: state.legal.includes(promoting) ? promoting : plain };
}

/** Answers the promotion choice; without one, nothing happens. */
export function choose(state, promote) {
  if (state.choice === null) return { state, intent: null };
  return { state: cancel(state), intent: promote ? state.choice.promoting : state.choice.plain };
}

/**
 * Where an arrow key leads from `spot`: over the squares as they are seen, and off the edges into the hands (left and up
 * to the far one, right and down to the near one). `near` is the colour seated at the bottom. An empty hand is no place.
 */
export function neighbour(position, spot, key, near) {
  return isHand(spot) ? fromHand(position, spot, key, near) : fromSquare(position, spot, key, near);
}

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function fromSquare(position, square, key, near) {
  const [dx, dy] = STEPS[key];
  const [column, row] = cellOf(square, near);
  const next = squareAtCell(column + dx, row + dy, near);
  if (next) return next;
  const away = dx + dy < 0;
  const kinds = kindsSeen(position, away ? otherColor(near) : near, near);
  return (away ? kinds.at(-1) : kinds[0]) ?? square;
}

function fromHand(position, spot, key, near) {
  const [color] = handParts(spot);
  const kinds = kindsSeen(position, color, near);
  const [dx, dy] = STEPS[key];
  const next = dx === 0 ? undefined : kinds[kinds.indexOf(spot) + dx];
  if (next) return next;
  if (color === near) return dx + dy < 0 ? squareAtCell(8, 8, near) : spot;
  return dx + dy > 0 ? squareAtCell(0, 0, near) : spot;
}

// From left to right as seen: the far hand is turned round with its owner.
function kindsSeen(position, color, near) {
  const held = HAND_KINDS.map((kind) => handSpot(color, kind)).filter((spot) => pieceAt(position, spot));
  return color === near ? held : held.reverse();
}

/** Column and row (0–8, from the top left as seen) of a square when `near` sits at the bottom. */
export function cellOf(square, near) {
  const column = 9 - Number(square[0]);
  const row = "abcdefghi".indexOf(square[1]);
  return near === "black" ? [column, row] : [8 - column, 8 - row];
}

/** The square seen at a column and row, or null outside the board: turning the board changes the view alone (RULE-02). */
export function squareAtCell(column, row, near) {
  if (column < 0 || column > 8 || row < 0 || row > 8) return null;
  const [c, r] = near === "black" ? [column, row] : [8 - column, 8 - row];
  return `${9 - c}${"abcdefghi"[r]}`;
}

