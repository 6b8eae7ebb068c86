import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnAlso } from "../board/sketch.js";
import { STANDARD } from "../board/standard.js";
import { boardState, canPick, drop, moveOn, press } from "../board/state.js";
import { parsePosition } from "../board/text.js";
import { dueMove, isAhead } from "../game/premove.js";

// White is to move, Black has a Pawn in hand.
const POSITION = parsePosition("4k4/9/4P4/9/9/9/4P4/4R4/4K4 w P 1", STANDARD);
const ahead = () => boardState(POSITION, [], ["black"], STANDARD, true);

test("ahead of one's turn any of one's pieces aims anywhere, and a drop at an empty square", () => {
  const check = (spots, intent) => {
    const { state, intents } = spots.reduce(
      ({ state, intents }, [spot, aims]) => {
        const step = press(state, spot, aims);
        return { state: step.state, intents: step.intent ? [...intents, step.intent] : intents };
      },
      { state: ahead(), intents: [] },
    );
    assert.deepEqual(intents, intent ? [intent] : [], JSON.stringify(spots));
    return state;
  };
  check([["5h"], ["1a"]], "5h1a");
  check([["5h"], ["5a"]], "5h5a");
  assert.equal(check([["5h"], ["5g"]], null).selected, "5g", "another piece of one's own is taken up instead");
  check([["5h"], ["5g", true]], "5h5g");
  check([["black:P"], ["4d"]], "P*4d");
  assert.equal(check([["black:P"], ["5a"]], null).selected, null);
  assert.equal(canPick(ahead(), "5a"), false);
  assert.equal(canPick({ ...ahead(), ahead: false }, "black:P"), false);
  assert.equal(drop(press(ahead(), "5h").state, "5g").intent, "5h5g", "carried there it is meant");
  assert.equal(drop(press(ahead(), "5h").state, "5h").intent, null);
});

test("what is taken up ahead of one's turn stays so when it begins", () => {
  const taken = press(ahead(), "5g").state;
  const turn = { ...POSITION, turn: "black" };
  assert.equal(press(moveOn(taken, turn, ["5g5f"], ["black"]), "5f").intent, "5g5f");
});

const GAME = { result: null, phase: { kind: "playing" }, review: null, you: ["black"], turn: "white", seats: null, legal: [] };

test("a premove is chosen while the other is to move, by who plays one side", () => {
  const check = (change, setting, expected) => {
    const page = { game: { ...GAME, ...change }, cursor: null, requests: [], settings: { premove: setting } };
    assert.equal(isAhead(page), expected, JSON.stringify([change, setting]));
  };
  check({}, "on", true);
  check({}, "off", false);
  check({ turn: "black" }, "on", false);
  check({ you: ["black", "white"] }, "on", false);
  check({ you: [] }, "on", false);
  check({ result: {} }, "on", false);
  check({ phase: { kind: "break" } }, "on", false);
  check({ seats: [] }, "on", false);
});

test("a premove is played if it can be, promoting unless that was refused", () => {
  const check = (usi, plain, legal, expected, change = {}) => {
    const due = dueMove({ usi, plain }, { ...GAME, turn: "black", legal, ...change });
    assert.equal(due, expected, `${usi} ${plain} ${legal}`);
  };
  check("8h2b", false, ["8h2b", "8h2b+", "7g7f"], "8h2b+");
  check("8h2b", true, ["8h2b", "8h2b+"], "8h2b");
  check("2d2a", true, ["2d2a+"], "2d2a+");
  check("7g7f", false, ["7g7f"], "7g7f");
  check("7g7f", false, ["2g2f"], null);
  check("7g7f", false, ["7g7f"], undefined, { turn: "white" });
  // What was told on the way to the newest state has no legal moves with it.
  check("7g7f", false, [], undefined);
  check("7g7f", false, ["7g7f"], null, { result: {} });
});

test("the same drawing once more takes it away, in another colour it changes", () => {
  const arrow = { from: "7g", to: "7f", color: 1 };
  assert.deepEqual(drawnAlso([], arrow), [arrow]);
  assert.deepEqual(drawnAlso([arrow], arrow), []);
  assert.deepEqual(drawnAlso([arrow], { ...arrow, color: 2 }), [{ ...arrow, color: 2 }]);
  assert.equal(drawnAlso([arrow], { from: "7g", to: "7g", color: 1 }).length, 2);
});
