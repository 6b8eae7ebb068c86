// What a press on the board for four means. Pure: a state and a spot go in, a new state and perhaps a move come out.
// A spot is a square ("7g") or a kind in a hand ("south:P"). Legal moves arrive as data.

import { parseMove, parsePosition } from "./text.js";

export const handSpot = (seat, kind) => `${seat}:${kind}`;
const isHand = (spot) => spot.includes(":");

/** A board with nothing taken up; only moves of seats in `you` can be made. */
export function boardState({ sfen, legal = [], you = [] }) {
  const position = parsePosition(sfen);
  return { position, moves: you.includes(position.turn) ? legal.map(parseMove) : [], selected: null };
}

const startOf = ({ position }, move) => move.from ?? handSpot(position.turn, move.drop);

/** Whether what is at a spot can be taken up: all that can move, and on one's turn also one's other pieces. */
export const canPick = (state, spot) => state.moves.some((move) => startOf(state, move) === spot) || (state.moves.length > 0 && isOfTurn(state, spot));

function isOfTurn({ position }, spot) {
  if (!isHand(spot)) return position.squares[spot]?.seat === position.turn;
  const [seat, kind] = spot.split(":");
  return seat === position.turn && position.hands[seat][kind] > 0;
}

/** Whether a move can be made. */
export const isOpen = ({ moves }, { text }) => moves.some((move) => move.text === text);

/** Where what is taken up can go. */
export const targets = (state) => new Set(movesOf(state).map((move) => move.to));

const movesOf = (state) => (state.selected === null ? [] : state.moves.filter((move) => startOf(state, move) === state.selected));

export const cancel = (state) => ({ ...state, selected: null });

/** `{state, choices}`: `choices` are the moves that the press can mean, none if it only took something up or put it down. */
export function press(state, spot) {
  const { selected } = state;
  const choices = movesOf(state).filter((move) => move.to === spot);
  if (choices.length > 0) return { state: cancel(state), choices };
  if (selected !== null && spot !== selected && !isHand(spot) && !canPick(state, spot)) {
    // No such move: the server says why not.
    const start = isHand(selected) ? `${selected.split(":")[1]}*` : selected;
    return { state: cancel(state), choices: [parseMove(start + spot)] };
  }
  return { state: { ...state, selected: spot !== selected && canPick(state, spot) ? spot : null }, choices };
}

/** The same board a move later; what was taken up stays so, if it still can move. */
export function moveOn(before, view) {
  const next = boardState(view);
  return before?.selected && canPick(next, before.selected) ? { ...next, selected: before.selected } : next;
}
