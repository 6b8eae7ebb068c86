import assert from "node:assert/strict";
import test from "node:test";

import * as geometry from "../board/geometry.js";
import { STANDARD } from "../board/standard.js";
import { boardState, canPick, choose as chooseMove, drop, moveOn, pick, press, targets } from "../board/state.js";
import { parsePosition } from "../board/text.js";
import * as walk from "../board/walk.js";

const START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const HANDS = "4k4/9/4P4/9/9/9/9/9/4K4 b GPg2p 1";

const parseSfen = (sfen) => parsePosition(sfen, STANDARD);
const board = (sfen, legal, you) => boardState(parseSfen(sfen), legal, you, STANDARD);
const choose = (state, promote) => chooseMove(state, state.choice?.find((move) => move.promote === promote));
const cellOf = (square, near) => geometry.cellOf(STANDARD, square, near);
const squareAtCell = (column, row, near) => geometry.squareAtCell(STANDARD, column, row, near);
const neighbour = (position, spot, key, near) => walk.neighbour(STANDARD, position, spot, key, near);

// Presses the spots one after the other and gives the intents and the last state.
function pressAll(state, ...spots) {
  const intents = [];
  for (const spot of spots) {
    const step = press(state, spot);
    state = step.state;
    if (step.intent) intents.push(step.intent);
  }
  return { state, intents };
}

test("a piece is taken up, shows its targets and is played", () => {
  const start = board(START, ["7g7f", "2g2f"], ["black"]);
  const up = press(start, "7g").state;
  assert.deepEqual([...targets(up)], ["7f"]);
  assert.deepEqual(press(up, "7f").intent, "7g7f");
  assert.equal(press(up, "7f").state.selected, null);
});

test("touching is not moving (RULE-20)", () => {
  const start = board(START, ["7g7f", "2g2f"], ["black"]);
  assert.deepEqual(pressAll(start, "7g", "7g", "2g", "2f").intents, ["2g2f"]);
  assert.deepEqual(pressAll(start, "7g", "2g", "2f").intents, ["2g2f"], "another piece taken up instead");
});

test("presses that only change the selection", () => {
  const start = board(START, ["7g7f"], ["black"]);
  const cases = [
    [["7g"], "7g"],
    [["7g", "7g"], null],
    [["7g", "2g"], "2g"],
    [["5e"], null],
    [["3c"], null],
  ];
  for (const [spots, selected] of cases) {
    const { state, intents } = pressAll(start, ...spots);
    assert.deepEqual([state.selected, intents], [selected, []], spots.join(" "));
  }
});

test("the question whether to promote stays while it can be answered, whatever else is told meanwhile", () => {
  const BEFORE_CAMP = "4k4/9/9/4P4/9/9/9/9/4K4 b - 1";
  const asked = press(pick(board(BEFORE_CAMP, ["5d5c", "5d5c+"], ["black"]), "5d"), "5c").state;
  const told = moveOn(asked, parseSfen(BEFORE_CAMP), ["5d5c", "5d5c+"], ["black"]);
  assert.equal(told.choice, asked.choice);
  assert.equal(choose(told, true).intent, "5d5c+");
  assert.equal(moveOn(asked, parseSfen(BEFORE_CAMP), ["5d5c"], ["black"]).choice, null, "one answer is legal no more");
});

test("a piece in the fingers stays there while the opponent moves", () => {
  const REPLIED = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3";
  const up = pick(board(START, [], ["black"]), "2g");
  assert.equal(moveOn(up, parseSfen(REPLIED), ["2g2f"], ["black"]).selected, "2g");
  assert.equal(moveOn(up, parseSfen(REPLIED), [], []).selected, null, "nothing can be taken up any more");
  const gone = pick(board(START, [], ["black"]), "7g");
  assert.equal(moveOn(gone, parseSfen(REPLIED), [], ["black"]).selected, null, "it stands elsewhere");
});

test("an unlisted target is sent all the same: the server says why not", () => {
  assert.deepEqual(pressAll(board(START, ["7g7f"], ["black"]), "7g", "7e").intents, ["7g7e"]);
  assert.deepEqual(pressAll(board(START, [], ["black"]), "7g", "7f").intents, ["7g7f"]);
});

test("a spectator takes nothing up", () => {
  assert.equal(canPick(board(START, [], []), "7g"), false);
});

test("a drop is sent with its star, and only from the hand of the side to move", () => {
  const both = board(HANDS, ["P*4e"], ["black", "white"]);
  assert.deepEqual(pressAll(both, "black:P", "4e").intents, ["P*4e"]);
  assert.equal(canPick(both, "white:P"), false);
  assert.equal(canPick(both, "black:R"), false);
});

test("promotion is asked for only where both ways are legal", () => {
  const cases = [
    [["5c5b", "5c5b+"], null, { plain: "5c5b", promoting: "5c5b+", to: "5b" }],
    [["5c5b+"], "5c5b+", null],
    [["5c5b"], "5c5b", null],
  ];
  for (const [legal, intent, choice] of cases) {
    const step = press(pick(board(HANDS, legal, ["black"]), "5c"), "5b");
    const asked = (moves) => ({ plain: moves[0].text, promoting: moves[1].text, to: moves[0].steps[0] });
    assert.deepEqual([step.intent, step.state.choice && asked(step.state.choice)], [intent, choice], legal.join(" "));
  }
});

test("the choice is answered once", () => {
  const { state } = press(pick(board(HANDS, ["5c5b", "5c5b+"], ["black"]), "5c"), "5b");
  assert.equal(choose(state, true).intent, "5c5b+");
  assert.equal(choose(state, false).intent, "5c5b");
  assert.equal(choose(choose(state, true).state, true).intent, null);
});

test("letting a dragged piece go outside, at home or on an own piece puts it back", () => {
  const dragged = pick(board(START, ["7g7f"], ["black"]), "7g");
  for (const spot of [null, "7g", "6g", "white:P"]) {
    assert.deepEqual([drop(dragged, spot).intent, drop(dragged, spot).state.selected], [null, null], String(spot));
  }
  assert.equal(drop(dragged, "7f").intent, "7g7f");
});

test("cells and squares agree, from either side (RULE-02)", () => {
  assert.deepEqual([cellOf("9a", "black"), cellOf("9a", "white")], [[0, 0], [8, 8]]);
  assert.deepEqual([squareAtCell(2, 6, "black"), squareAtCell(2, 6, "white")], ["7g", "3c"]);
  assert.equal(squareAtCell(9, 0, "black"), null);
});

test("arrow keys walk over the squares and into the hands", () => {
  const { position } = board(HANDS, [], []);
  const cases = [
    ["5e", "ArrowLeft", "black", "6e"],
    ["5e", "ArrowLeft", "white", "4e"],
    ["5e", "ArrowUp", "white", "5f"],
    ["1i", "ArrowRight", "black", "black:G"],
    ["1i", "ArrowDown", "white", "1h"],
    ["5i", "ArrowDown", "black", "black:G"],
    ["5a", "ArrowUp", "black", "white:G"],
    ["9a", "ArrowLeft", "black", "white:G"],
    ["black:G", "ArrowRight", "black", "black:P"],
    ["black:P", "ArrowRight", "black", "black:P"],
    ["black:G", "ArrowUp", "black", "1i"],
    ["white:G", "ArrowLeft", "black", "white:P"],
    ["white:G", "ArrowDown", "black", "9a"],
  ];
  for (const [spot, key, near, expected] of cases) {
    assert.equal(neighbour(position, spot, key, near), expected, `${spot} ${key} ${near}`);
  }
  assert.equal(neighbour(parseSfen(START), "1i", "ArrowDown", "black"), "1i");
});
