import assert from "node:assert/strict";
import test from "node:test";

import { answered, asking, begin, failed, hinted, isOpen, movesOf, shown } from "../school/model.js";

const TASK = { lesson: "x", task: 1, kind: "moves", sfen: "s0", legal: ["5g5f"], stars: ["5f", "4e"], left: 2, asked: null };
const step = (usi, sfen) => ({ usi, sfen, check: null, text: usi, spoken: usi });
const say = (verdict, rest) => ({ verdict, text: verdict, steps: [], legal: [], squares: [], stars: [], asked: null, ...rest });

test("a move leads on, and what is replied is not the pupil's", () => {
  const waiting = asking(begin(TASK), { usi: "5g5f" });
  assert.deepEqual([isOpen(waiting), waiting.pending], [false, "5g5f"]);
  const told = say("right", { steps: [step("5g5f", "s1"), step("5d5f", "s2")], legal: ["5h5f"], stars: ["4e"] });
  const after = answered(waiting, told);
  assert.deepEqual([movesOf(after), shown(after).sfen, after.legal, after.stars], [["5g5f"], "s2", ["5h5f"], ["4e"]]);
  assert.equal(isOpen(after), true);
  const mate = answered(begin({ ...TASK, kind: "mate" }), told);
  assert.deepEqual(movesOf(mate), ["5g5f", "5d5f"], "a mate is told with the defence");
  const done = answered(after, say("solved", { steps: [step("5h5f", "s3")] }));
  assert.deepEqual([done.phase, isOpen(done), movesOf(done)], ["solved", false, ["5g5f", "5h5f"]]);
});

test("what is wrong on the board is begun again, what is illegal is not made", () => {
  const wrong = answered(begin(TASK), say("wrong", { steps: [step("5g5f", "s1")] }));
  assert.deepEqual([wrong.phase, isOpen(wrong), wrong.isWrong], ["refuted", false, true]);
  const illegal = answered(begin(TASK), { verdict: "illegal", text: "no", squares: ["5g"] });
  assert.deepEqual([isOpen(illegal), movesOf(illegal), illegal.refused, illegal.stars], [true, [], ["5g"], TASK.stars]);
});

test("squares are found one after the other, and a wrong one changes nothing", () => {
  const press = { ...TASK, kind: "press", legal: [], stars: [], asked: "5e" };
  const one = answered(begin(press), say("right", { stars: ["5e"], asked: "7f" }));
  assert.deepEqual([one.pressed, one.asked, isOpen(one)], [["5e"], "7f", true]);
  const wrong = answered(one, say("wrong", { stars: ["5e"] }));
  assert.deepEqual([wrong.pressed, wrong.asked, isOpen(wrong), wrong.isWrong], [["5e"], "7f", true, true]);
});

test("a hint marks the piece, then the move; what failed changes nothing", () => {
  const first = hinted(begin(TASK), { text: "the gold", piece: "5g", usi: null });
  assert.deepEqual([first.hint, first.hints, isOpen(first)], ["5g5g", 1, true]);
  assert.equal(hinted(first, { text: "there", piece: "5g", usi: "5g5f" }).hint, "5g5f");
  assert.equal(hinted(first, { text: "from the hand", piece: "G*", usi: null }).hint, null);
  assert.deepEqual([failed(asking(begin(TASK), { usi: "5g5f" }), "off").pending, isOpen(failed(begin(TASK), "off"))], [null, true]);
});
