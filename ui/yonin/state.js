// What a press on the board for four means. Pure: a state and a spot go in, a new state and perhaps a move come out.
// A spot is a square ("7g") or a kind in a hand ("south:P"). Legal moves arrive as data.

import { parseMove, parsePosition } from "./text.js";

export const handSpot = (seat, kind) => `${seat}:${kind}`;

/** A board with nothing taken up; only moves of seats in `you` can be made. */
export function boardState({ sfen, legal = [], you = [] }) {
  const position = parsePosition(sfen);
  return { position, moves: you.includes(position.turn) ? legal.map(parseMove) : [], selected: null };
}

const startOf = ({ position }, move) => move.from ?? handSpot(position.turn, move.drop);

/** Whether what is at a spot can move. */
export const canPick = (state, spot) => state.moves.some((move) => startOf(state, move) === spot);

/** Where what is taken up can go. */
export const targets = (state) => new Set(movesOf(state).map((move) => move.to));

const movesOf = (state) => (state.selected === null ? [] : state.moves.filter((move) => startOf(state, move) === state.selected));

export const cancel = (state) => ({ ...state, selected: null });

/** `{state, choices}`: `choices` are the moves that the press can mean, none if it only took something up or put it down. */
export function press(state, spot) {
  const choices = movesOf(state).filter((move) => move.to === spot);
  if (choices.length > 0) return { state: cancel(state), choices };
  return { state: { ...state, selected: spot !== state.selected && canPick(state, spot) ? spot : null }, choices };
}

/** The same board a move later; what was taken up stays so, if it still can move. */
export function moveOn(before, view) {
  const next = boardState(view);
  return before?.selected && canPick(next, before.selected) ? { ...next, selected: before.selected } : next;
}
