import assert from "node:assert/strict";
import test from "node:test";

import { reviewMove, reviewStep } from "../pages/review.js";
import { goneFrom } from "../game/remarks.js";

const game = (ply, ...line) => ({ moves: [{}, {}, {}], review: { ply, line: line.map((usi) => ({ usi })) } });
const asked = (ply, ...line) => ({ type: "review", ply, line });

// ETIQ-20.
test("moves are tried from any place of the game", () => {
  assert.deepEqual(reviewMove(game(1), "8c8d"), asked(1, "8c8d"));
  assert.deepEqual(reviewMove(game(1, "8c8d"), "2g2f"), asked(1, "8c8d", "2g2f"));
});

test("steps leave the line first and stay within the game", () => {
  const cases = [
    [game(1, "8c8d", "2g2f"), "previous", asked(1, "8c8d")],
    [game(1, "8c8d"), "previous", asked(1)],
    [game(1), "previous", asked(0)],
    [game(0), "previous", asked(0)],
    [game(1, "8c8d"), "next", asked(1)],
    [game(1), "next", asked(2)],
    [game(3), "next", asked(3)],
    [game(2, "8c8d"), "first", asked(0)],
    [game(2), "last", asked(3)],
  ];
  for (const [before, action, expected] of cases) assert.deepEqual(reviewStep(before, action), expected, action);
});

// ETIQ-20.
test("remarks shown already stay where they are", () => {
  assert.equal(goneFrom(["a", "b"], ["a", "b", "c"]), 0);
  assert.equal(goneFrom(["a", "b", "c"], ["b", "c", "d"]), 1);
  assert.equal(goneFrom(["a", "b"], ["b2", "c"]), 2);
  assert.equal(goneFrom(["a", "b"], []), 2);
  assert.equal(goneFrom([], ["a"]), 0);
});
