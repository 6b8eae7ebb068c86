import assert from "node:assert/strict";
import { test } from "node:test";
import { notches } from "../board/wheel.js";

// Turns are `[pixels, milliseconds since the one before]`.
function steps(turns, deltaMode = 0) {
  const count = notches();
  let timeStamp = 0;
  return turns.map(([deltaY, after]) => {
    timeStamp += after;
    return count({ deltaY, deltaMode, timeStamp });
  });
}

test("a notch of the wheel is a step, many small turns of a trackpad are few", () => {
  assert.deepEqual(steps([[100, 0], [100, 30], [-100, 30]]), [1, 1, -1]);
  assert.deepEqual(steps([[3, 0], [-3, 30]], 1), [1, -1], "told in lines");
  assert.deepEqual(steps([[20, 0], [20, 16], [20, 16], [20, 16]]), [0, 0, 1, 0]);
  assert.deepEqual(steps([[40, 0], [40, 400]]), [0, 0], "what was begun is forgotten");
  assert.deepEqual(steps([[40, 0], [-40, 16], [-40, 16]]), [0, 0, -1], "and so it is where the way turns");
});
