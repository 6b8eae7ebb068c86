import assert from "node:assert/strict";
import test from "node:test";

import { answered, asked, begin, isSame, left, RUN_MS, shuffled } from "../training/run.js";
import { counted, noTries } from "../training/tries.js";

test("a right answer leads on, a wrong one is tried again, and the pool begins anew", () => {
  let run = begin(["a", "b"], 1000);
  assert.equal(asked(run), "a");
  run = answered(run, false);
  assert.deepEqual([asked(run), run.wrong], ["a", 1]);
  run = answered(answered(run, true), true);
  assert.deepEqual([asked(run), run.right], ["a", 2]);
  assert.deepEqual([left(run, 1000), left(run, 1000 + RUN_MS - 1), left(run, 1000 + RUN_MS)], [30, 1, 0]);
});

test("what is typed may be wide, spaced or without dashes", () => {
  for (const [typed, text] of [["７六", "7六"], ["p 76", "P-76"], ["76歩", "☗76歩"], [" P76+", "P-76+"]]) assert.ok(isSame(typed, text), typed);
  for (const [typed, text] of [["67", "76"], ["", "P-76"], ["P*76", "P-76"]]) assert.ok(!isSame(typed, text), typed);
});

test("an order is decided by chance alone", () => {
  assert.deepEqual(shuffled([1, 2, 3], () => 0), [2, 3, 1]);
  assert.deepEqual(shuffled([1, 2, 3], () => 0.99), [1, 2, 3]);
});

test("the server is told what came before an answer", () => {
  const failed = counted(noTries(5), "wrong", 9);
  assert.deepEqual(failed, { wrong: 1, hints: 0, begun: 5 });
  assert.deepEqual(counted(failed, "illegal", 9), failed);
  assert.deepEqual(counted(failed, "solved", 9), noTries(9));
});
