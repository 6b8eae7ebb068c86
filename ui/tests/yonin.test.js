import assert from "node:assert/strict";
import { test } from "node:test";
import { COLORS, edgeLabels, squareAtCell, turnsOf } from "../board/geometry.js";
import * as board from "../board/state.js";
import * as text from "../board/text.js";
import * as walk from "../board/walk.js";

const FOUR = {
  files: 9, ranks: 9, seats: ["south", "west", "north", "east"],
  kinds: { R: { other: "+R", in_hand: true }, P: { other: "+P", in_hand: true }, "+R": { other: "R" }, "+P": { other: "P" } },
};
const parsePosition = (sfen) => text.parsePosition(sfen, FOUR);
const boardState = ({ sfen, legal, you }) => board.boardState(parsePosition(sfen), legal, you, FOUR);
const { canPick, press, targets } = board;
const squareShown = (near, column, row) => squareAtCell(FOUR, column, row, near);
const distance = (near, seat) => turnsOf(FOUR, seat, near);
const neighbour = (near, spot, key, position = parsePosition("9/9/9/9/9/9/9/9/9 s - 1")) => walk.neighbour(FOUR, position, spot, key, near);

const START = "2nSnGnKnGnS2/3nPnRnP3/wS3nP3eS/wGwP5ePeG/wKwRwP3ePeReK/wGwP5ePeG/wS3sP3eS/3sPsRsP3/2sSsGsKsGsS2 s 2sPeR - 1";

test("a position for four is read", () => {
  const { squares, hands, turn } = parsePosition(START);
  assert.equal(Object.keys(squares).length, 36);
  assert.deepEqual(
    [squares["5i"], squares["9e"], squares["5a"], squares["1e"]].map(({ color, kind }) => color + kind),
    ["southK", "westK", "northK", "eastK"],
  );
  assert.deepEqual([hands.south, hands.east, turn], [{ P: 2 }, { R: 1 }, "south"]);
  assert.equal(parsePosition("s+R8/9/9/9/9/9/9/9/9 e").squares["9a"].kind, "+R");
});

test("each player sees their own side at the bottom", () => {
  assert.deepEqual(["south", "west", "north", "east"].map((near) => squareShown(near, 4, 8)), ["5i", "9e", "5a", "1e"]);
  // To the left of each sits who moves next, clockwise.
  assert.deepEqual(["south", "west", "north", "east"].map((near) => squareShown(near, 0, 4)), ["9e", "5a", "1e", "5i"]);
  assert.equal(distance("west", "south"), 3);
  assert.equal(neighbour("west", "9e", "ArrowUp"), "8e");
  assert.equal(neighbour("west", "9e", "ArrowDown"), "9e");
});

test("presses become moves", () => {
  const view = { sfen: START, legal: ["5g5f", "5h5c", "5h5c+", "P*9a"], you: ["south"] };
  const state = boardState(view);
  assert.ok(canPick(state, "5g") && canPick(state, "south:P") && !canPick(state, "7e"));
  const taken = press(state, "5h").state;
  assert.deepEqual([...targets(taken)], ["5c"]);
  assert.deepEqual(press(taken, "5c").state.choice.map(({ text }) => text), ["5h5c", "5h5c+"]);
  assert.equal(press(taken, "5h").state.selected, null);
  // What cannot be played is asked for all the same: the answer says which rule bars it.
  assert.equal(press(taken, "1a").intent, "5h1a");
  assert.equal(press(press(state, "south:P").state, "1a").intent, "P*1a");
  assert.equal(press(taken, "5i").state.selected, "5i", "another of one's own pieces is taken up instead");
  assert.deepEqual(press(state, "1a"), { state: { ...state, selected: null }, intent: null });
  assert.equal(press(press(state, "south:P").state, "9a").intent, "P*9a");
  assert.equal(board.moveOn(taken, state.position, view.legal, view.you).selected, "5h");
  const watching = boardState({ ...view, legal: [], you: ["west"] });
  assert.ok(!canPick(watching, "5g") && !canPick(watching, "south:P"));
  const { from, steps, promote } = text.parseMove("3c3b+");
  assert.deepEqual({ from, to: steps[0], promote }, { from: "3c", to: "3b", promote: true });
});

test("men that serve another are moved by whom they serve", () => {
  const state = boardState({ sfen: START, legal: ["7e6e", "5g5f"], you: ["south"] });
  assert.ok(canPick(state, "7e") && !canPick(state, "8e"));
  const own = press(state, "5g").state;
  assert.equal(press(own, "7e").state.selected, "7e", "taken up instead of the own piece");
  assert.equal(press(press(own, "7e").state, "6e").intent, "7e6e");
});

test("the edges say what each player sees", () => {
  assert.deepEqual(edgeLabels(FOUR, "south", "digits"), { top: [..."987654321"], side: [..."123456789"] });
  assert.deepEqual(edgeLabels(FOUR, "west", "letters"), { top: [..."abcdefghi"], side: [..."123456789"] });
  assert.deepEqual(
    edgeLabels({ files: 12, ranks: 36, seats: COLORS }, "white", "japanese").side.slice(0, 17).join(),
    "三十六,三十五,三十四,三十三,三十二,三十一,三十,二十九,二十八,二十七,二十六,二十五,二十四,二十三,二十二,二十一,二十",
  );
});

test("arrow keys lead over each edge into the hand that lies there, and back", () => {
  const position = parsePosition("9/9/9/9/9/9/9/9/9 s sPwRwPnPeP 1");
  const cases = [
    ["9e", "ArrowLeft", "west:R"], ["west:R", "ArrowRight", "west:P"], ["west:P", "ArrowRight", "9i"], ["west:P", "ArrowUp", "west:P"],
    ["1e", "ArrowRight", "east:P"], ["east:P", "ArrowLeft", "1a"], ["5a", "ArrowUp", "north:P"], ["north:P", "ArrowDown", "9a"],
    ["5i", "ArrowDown", "south:P"], ["south:P", "ArrowUp", "1i"],
  ];
  for (const [spot, key, expected] of cases) assert.equal(neighbour("south", spot, key, position), expected, `${spot} ${key}`);
  assert.equal(neighbour("north", "1e", "ArrowLeft", position), "east:P");
});
