import assert from "node:assert/strict";
import test from "node:test";

import { answered as answer, asking, begin as begun, ended, onward, shown as board } from "../training/guess.js";
import { answered, asked, begin, isSame, left, more, needsMore, passed, RUN_MS, shuffled } from "../training/run.js";
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

test("a run at leisure has no end, and asks for more before it is at its last question", () => {
  let run = begin(["a", "b", "c", "d", "e"], 1000, 0);
  assert.equal(left(run, 1e12), Infinity);
  assert.ok(!needsMore(run));
  run = passed(answered(run, false));
  assert.deepEqual([asked(run), run.right, run.wrong], ["b", 0, 1]);
  assert.ok(needsMore(run));
  run = more(run, ["f", "g"]);
  assert.ok(!needsMore(run));
  assert.equal(left(begin(["a"], 1000, 60_000), 31_000), 30);
});

const quiz = { sfen: "start", line: [], next: { ply: 0 } };
const steps = [{ sfen: "one", usi: "7g7f" }, { sfen: "two", usi: "3c3d" }];
const told = (verdict, next = { ply: 2 }) => ({ verdict, text: verdict, played: "7g7f", steps, next, squares: [] });

test("a guess is told with the game's move, and the game goes on", () => {
  let state = answer(asking(begun(quiz), "2g2f"), told("as_good"));
  assert.deepEqual(board(state).arrows.map(({ usi }) => usi), ["7g7f", "2g2f"]);
  assert.equal(board(state).sfen, "start");
  state = onward(state);
  assert.deepEqual([board(state).sfen, board(state).arrows, state.phase], ["two", [], "yours"]);
  state = answer(asking(state, "7g7f"), told("same", null));
  assert.equal(board(state).arrows.length, 1);
  state = onward(state);
  assert.deepEqual([state.phase, state.counts], ["over", { same: 1, as_good: 1, all: 2 }]);
});

test("a guess against the rules is none, and a quiz may end at any time", () => {
  const refused = answer(asking(begun(quiz), "2g2e"), { ...told("illegal"), squares: ["2e"] });
  assert.deepEqual([refused.phase, refused.refused, refused.counts.all], ["yours", ["2e"], 0]);
  const shownMove = answer(asking(refused, null), told("shown"));
  assert.deepEqual([shownMove.counts.all, board(shownMove).arrows.length], [1, 1]);
  assert.equal(ended(refused).phase, "over");
  assert.equal(ended(shownMove).line.length, 2);
  assert.equal(begun({ ...quiz, next: null }).phase, "over");
});
