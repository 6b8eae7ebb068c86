import assert from "node:assert/strict";
import test from "node:test";

import { COLORS, placeOf, squareOf } from "../board/geometry.js";
import { boardState, canPick, choose, drop, faceAfter, moveOn, pick, press, targets } from "../board/state.js";
import { applyMove, burntBy, parseMove, parsePosition, squaresOf } from "../board/text.js";
import * as walk from "../board/walk.js";

const MINI = {
  files: 5,
  ranks: 5,
  seats: COLORS,
  kinds: { K: {}, R: { other: "+R" }, "+R": { other: "R" }, P: { other: "+P" }, "+P": { other: "P" } },
};
const LION = { files: 12, ranks: 12, seats: COLORS, kinds: { LN: {}, P: {} } };

const board = (text, game, legal, you = ["black"]) => boardState(parsePosition(text, game), legal, you, game);

const neighbour = (game, square, key, near) => walk.neighbour(game, parsePosition("5/5/5/5/5 b - 1", game), square, key, near);

function pressAll(state, ...spots) {
  const intents = [];
  for (const spot of spots) {
    const step = press(state, spot);
    state = step.state;
    if (step.intent) intents.push(step.intent);
  }
  return { state, intents };
}

test("squares go beyond z", () => {
  assert.equal(squareOf(36, 36), "36aj");
  assert.deepEqual(placeOf("36aj"), [36, 36]);
  assert.deepEqual([26, 27].map((rank) => squareOf(1, rank)), ["1z", "1aa"]);
});

test("positions and hands are read, with names of one letter or of several", () => {
  const mini = parsePosition("4k/R4/5/5/K3+p w 2Pp 1", MINI);
  assert.deepEqual(mini.squares["5b"], { kind: "R", color: "black" });
  assert.deepEqual(mini.squares["1e"], { kind: "+P", color: "white" });
  assert.deepEqual(mini.hands, { black: { P: 2 }, white: { P: 1 } });
  assert.equal(mini.turn, "white");
  const large = parsePosition("12/10,LN,ln/12/12/12/12/12/12/12/12/12/12 b - 1", LION);
  assert.deepEqual(large.squares, { "2b": { kind: "LN", color: "black" }, "1b": { kind: "LN", color: "white" } });
});

test("moves are taken apart", () => {
  assert.deepEqual(parseMove("6f6e6d+"), { text: "6f6e6d+", drop: null, from: "6f", steps: ["6e", "6d"], shots: [], promote: true });
  assert.deepEqual(parseMove("10n9m!9j!9g+"), {
    text: "10n9m!9j!9g+",
    drop: null,
    from: "10n",
    steps: ["9m"],
    shots: ["9j", "9g"],
    promote: true,
  });
  assert.deepEqual(parseMove("+P*12aa").steps, ["12aa"]);
  assert.deepEqual(squaresOf("6f6e6d"), ["6f", "6e", "6d"]);
  assert.deepEqual(squaresOf("10n9m!9j"), ["10n", "9m", "9j"]);
  assert.deepEqual(squaresOf(null), []);
});

test("a piece is taken up, shows its targets and is played", () => {
  const up = press(board("4k/R4/5/5/K4 b - 1", MINI, ["5b5c", "5b4b"]), "5b").state;
  assert.deepEqual([...targets(up)], ["5c", "4b"]);
  assert.equal(press(up, "4b").intent, "5b4b");
  assert.equal(press(up, "1a").intent, "5b1a", "the server says why not");
});

test("of two faces one is chosen", () => {
  const { state, intents } = pressAll(board("4k/R4/5/5/K4 b - 1", MINI, ["5b5a", "5b5a+"]), "5b", "5a");
  assert.deepEqual(intents, []);
  assert.deepEqual(state.choice.map((move) => faceAfter(state, move).kind), ["R", "+R"]);
  assert.equal(choose(state, state.choice[1]).intent, "5b5a+");
  assert.equal(choose(state, null).intent, null);
});

test("a piece in hand is dropped with either face where that is legal", () => {
  const { state } = pressAll(board("4k/5/5/5/K4 b P 1", MINI, ["P*3c", "+P*3c"]), "black:P", "3c");
  assert.deepEqual(state.choice.map((move) => faceAfter(state, move).kind), ["P", "+P"]);
});

test("a lion goes one step, or two, or back again", () => {
  const legal = ["6f6e", "6f6e6d", "6f6e6f", "6f6d"];
  const start = board("12/12/12/12/12/6LN5/12/12/12/12/12/12 b - 1".replace("6LN5", "6,LN,5"), LION, legal);
  const { state } = pressAll(start, "6f", "6e");
  assert.deepEqual([...targets(state)].sort(), ["6d", "6e", "6f"]);
  assert.equal(press(state, "6e").intent, "6f6e", "the same square again ends it there");
  assert.equal(press(state, "6d").intent, "6f6e6d");
  assert.equal(press(state, "6f").intent, "6f6e6f");
  assert.deepEqual(press(state, "1a").state.path, [], "elsewhere is a step back");
  assert.equal(pressAll(start, "6f", "6d").intents[0], "6f6d");
});

test("what is taken on the way, and what is shot at, is pressed in any order", () => {
  const GUNS = { files: 5, ranks: 5, seats: COLORS, kinds: { C: {}, P: {} } };
  const shots = ["3e2d", "3e2d!2b", "3e2d!5a", "3e2d!2b!5a"];
  const gun = board("p,4/3,p,1/5/5/2,C,2 b - 1", GUNS, shots);
  const aimed = pressAll(gun, "3e", "2d").state;
  assert.deepEqual([...targets(aimed)].sort(), ["2b", "2d", "5a"]);
  assert.equal(press(aimed, "2d").intent, "3e2d", "the same square again: no shot");
  assert.deepEqual(pressAll(aimed, "5a", "2b").intents, ["3e2d!2b!5a"]);
  assert.deepEqual(pressAll(aimed, "5a", "5a").intents, ["3e2d!5a"]);
  const after = applyMove(gun.position, "3e2d!2b!5a", GUNS).squares;
  assert.deepEqual(Object.keys(after), ["2d"]);
  const ways = board("5/1,p,p,2/2,C,2/5/5 b - 1", GUNS, ["3c3b4b4a", "3c3b4b5b", "3c3b"]);
  assert.deepEqual(pressAll(ways, "3c", "4b", "3b", "4a").intents, ["3c3b4b4a"]);
  assert.deepEqual([...targets(pressAll(ways, "3c", "3b").state)].sort(), ["3b", "4b"]);
});

test("passing is asked, not done by putting a piece down", () => {
  const { state, intents } = pressAll(board("12/12/12/12/12/6,LN,5/12/12/12/12/12/12 b - 1", LION, ["6f6f", "6f6e"]), "6f", "6f");
  assert.deepEqual([intents, state.choice.map(({ text }) => text)], [[], ["6f6f"]]);
  assert.equal(choose(state, state.choice[0]).intent, "6f6f");
});

test("what is asked stays asked while it can be answered, whatever else is told meanwhile", () => {
  const PASSING = "12/12/12/12/12/6,LN,5/12/12/12/12/12/12 b - 1";
  const asked = pressAll(board(PASSING, LION, ["6f6f", "6f6e"]), "6f", "6f").state;
  const told = moveOn(asked, asked.position, ["6f6e", "6f6f"], ["black"]);
  assert.equal(told.choice, asked.choice);
  assert.equal(moveOn(asked, asked.position, ["6f6e"], ["black"]).choice, null);
});

test("a piece taken up stays so while the opponent moves", () => {
  const up = press(board("4k/R4/5/5/K4 w - 1", MINI, []), "5b").state;
  const after = moveOn(up, parsePosition("3k1/R4/5/5/K4 b - 1", MINI), ["5b5c"], ["black"]);
  assert.equal(after.selected, "5b");
  assert.equal(moveOn(up, parsePosition("k4/5/5/5/K4 b - 1", MINI), [], ["black"]).selected, null);
  assert.equal(canPick(after, "4a"), false);
});

test("a move on its way is shown as made", () => {
  const position = parsePosition("4k/R4/5/5/K4 b P 1", MINI);
  assert.deepEqual(applyMove(position, "5b5a+", MINI).squares["5a"], { kind: "+R", color: "black" });
  assert.equal(applyMove(position, "+P*3c", MINI).hands.black.P, 0);
  assert.equal(applyMove(position, "5b5a", MINI).turn, "white");
});

test("arrow keys stay on the board, whichever way it lies", () => {
  assert.equal(neighbour(MINI, "5a", "ArrowLeft", "black"), "5a");
  assert.equal(neighbour(MINI, "5a", "ArrowRight", "black"), "4a");
  assert.equal(neighbour(MINI, "5a", "ArrowDown", "white"), "5a");
});

test("what a move burns is seen", () => {
  const before = parsePosition("4k/R4/4p/5/K4 b - 1", MINI);
  const after = parsePosition("4k/5/R4/5/K4 w - 1", MINI);
  assert.deepEqual(burntBy(before, "5b5c", after, MINI), ["1c"]);
  assert.deepEqual(burntBy(before, "5b5c", parsePosition("4k/5/R3p/5/K4 w - 1", MINI), MINI), []);
  assert.deepEqual(burntBy(before, "5b5c", parsePosition("k4/5/5/5/4K w - 1", MINI), MINI), [], "another place in the game");
});

test("a dragged piece let go at home or over another of one's own is put back; a lion may come home", () => {
  const up = pick(board("4k/R4/5/5/K4 b - 1", MINI, ["5b5c"]), "5b");
  for (const spot of ["5b", "5e", null])
    assert.deepEqual([drop(up, spot).intent, drop(up, spot).state.selected], [null, null], String(spot));
  const lion = press(pick(board("12/12/12/12/12/6,LN,5/12/12/12/12/12/12 b - 1", LION, ["6f6e", "6f6e6f"]), "6f"), "6e").state;
  assert.equal(drop(lion, "6f").intent, "6f6e6f");
});

test("what is taken is seen in the hand at once, in games with drops", () => {
  const kinds = { K: {}, P: { other: "+P", in_hand: true }, "+P": { other: "P" } };
  const DROPS = { files: 5, ranks: 5, seats: COLORS, kinds };
  assert.deepEqual(applyMove(parsePosition("4k/+p4/P4/5/4K b P 1", DROPS), "5c5b", DROPS).hands.black, { P: 2 });
  assert.deepEqual(applyMove(parsePosition("4k/p4/R4/5/K4 b - 1", MINI), "5c5b", MINI).hands.black, {});
});
