import assert from "node:assert/strict";
import { test } from "node:test";
import { boardState, canPick, moveOn, press, targets } from "../yonin/state.js";
import { distance, neighbour, parseMove, parsePosition, squareShown } from "../yonin/text.js";

const START = "2nSnGnKnGnS2/3nPnRnP3/wS3nP3eS/wGwP5ePeG/wKwRwP3ePeReK/wGwP5ePeG/wS3sP3eS/3sPsRsP3/2sSsGsKsGsS2 s 2sPeR - 1";

test("a position for four is read", () => {
  const { squares, hands, turn } = parsePosition(START);
  assert.equal(Object.keys(squares).length, 36);
  assert.deepEqual([squares["5i"], squares["9e"], squares["5a"], squares["1e"]].map(({ seat, kind }) => seat + kind), ["southK", "westK", "northK", "eastK"]);
  assert.deepEqual([hands.south, hands.east, turn], [{ P: 2 }, { R: 1 }, "south"]);
  assert.equal(parsePosition("s+R8/9/9/9/9/9/9/9/9 e").squares["9a"].kind, "+R");
});

test("each player sees his own side at the bottom", () => {
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
  assert.deepEqual(press(taken, "5c").choices.map(({ text }) => text), ["5h5c", "5h5c+"]);
  assert.equal(press(taken, "5h").state.selected, null);
  // What cannot be played is asked for all the same: the answer says which rule bars it.
  assert.deepEqual(press(taken, "1a").choices.map(({ text }) => text), ["5h1a"]);
  assert.deepEqual(press(press(state, "south:P").state, "1a").choices.map(({ text }) => text), ["P*1a"]);
  assert.equal(press(taken, "5i").state.selected, "5i", "another of one's own pieces is taken up instead");
  assert.deepEqual(press(state, "1a"), { state: { ...state, selected: null }, choices: [] });
  assert.equal(press(press(state, "south:P").state, "9a").choices[0].text, "P*9a");
  assert.equal(moveOn(taken, view).selected, "5h");
  assert.equal(boardState({ ...view, you: ["west"] }).moves.length, 0);
  assert.deepEqual(parseMove("3c3b+"), { text: "3c3b+", from: "3c", to: "3b", promote: true });
});
