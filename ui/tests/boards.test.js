import assert from "node:assert/strict";
import test from "node:test";

import { inOrder, nextAfter, reduceBoard, stateOf } from "../teaching/boards.js";

const START = "start w - 1";

// The teacher is White, gives odds, and is to move.
const board = (place, more = {}) => ({
  place, seq: 4, you: "white", turn: "white", phase: { kind: "playing" }, offer: null, result: null, free: false, name: "Bruno",
  sfen: START, ply: 0, last: null, since: 100, game: `game${place}`, ...more,
});

const stands = (turn, more = {}) => ({ turn, phase: { kind: "playing" }, offer: null, result: null, ...more });

test("a move is shown, and the wait begins anew", () => {
  const move = { ply: 1, usi: "5a5b", color: "white", sfen: "after b - 2", text: { japanese: "☖５二玉", western: "K-52" } };
  const { board: next, gap } = reduceBoard(board(1), { type: "move", seq: 5, move, ...stands("black") }, 900);
  assert.equal(gap, false);
  assert.deepEqual([next.seq, next.sfen, next.last.usi, next.since, stateOf(next)], [5, "after b - 2", "5a5b", 900, "theirs"]);
  // The same told twice does no harm.
  assert.equal(reduceBoard(next, { type: "move", seq: 5, move, ...stands("black") }, 950).board, next);
});

test("what leaves a gap wants the whole game", () => {
  assert.equal(reduceBoard(board(1), { type: "takeback", seq: 5, ply: 0, ...stands("white") }, 0).gap, true);
  assert.equal(reduceBoard(board(1), { type: "offered", seq: 7, ...stands("white") }, 0).gap, true);
  const players = { black: { kind: "person", shown: "Bruno (guest)" }, white: { kind: "person", shown: "Anna" } };
  assert.equal(reduceBoard(board(1), { type: "now", seq: 7, players, ...stands("white") }, 0).gap, true);
  const whole = { type: "snapshot", seq: 9, moves: [], start: { sfen: "whole b - 1" }, game: { players }, ...stands("black") };
  const { board: next } = reduceBoard(board(1), whole, 0);
  assert.deepEqual([next.seq, next.sfen, next.last, next.name], [9, "whole b - 1", null, "Bruno (guest)"]);
});

test("who sits down is named, and another game is told of", () => {
  const players = { black: { kind: "person", shown: "Carla" }, white: { kind: "person", shown: "Anna" } };
  const { board: next } = reduceBoard(board(2, { free: true, name: "Free board" }), { type: "people", players }, 0);
  assert.deepEqual([next.name, next.free], ["Carla", false]);
  assert.equal(reduceBoard(next, { type: "next", id: "other" }, 0).next, true);
});

test("boards that wait come first, the longest wait before the others", () => {
  const boards = [
    board(1, { turn: "black" }),
    board(2, { since: 300 }),
    board(3, { since: 200 }),
    board(4, { free: true }),
    board(5, { turn: "black", offer: { by: "black", offer: "takeback" } }),
    board(6, { turn: "black", offer: { by: "white", offer: "takeback" } }),
    board(7, { result: { text: "" } }),
    board(8, { phase: { kind: "waiting" } }),
  ];
  assert.deepEqual(inOrder(boards).map(({ place }) => place), [5, 3, 2, 1, 6, 8, 4, 7]);
  // One goes round by the boards' numbers.
  assert.deepEqual([0, 2, 3, 5].map((place) => nextAfter(boards, place).place), [2, 3, 5, 2]);
  assert.equal(nextAfter([board(1, { turn: "black" })], 0), undefined);
});
