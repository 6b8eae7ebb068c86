import assert from "node:assert/strict";
import test from "node:test";

import { answered, asking, begin, failed, hinted, isOpen, movesOf, revealed, shown, takenBack, walked } from "../tsume/model.js";

const PROBLEM = { id: "x", sfen: "s0", plies: 3, legal: ["G*5b", "G*5c"], standing: null };
const step = (usi, sfen) => ({ usi, sfen, check: null, text: usi, spoken: usi });
const right = { verdict: "right", text: "yes", steps: [step("G*5c", "s1"), step("5b4a", "s2")], legal: ["G*4b"] };

test("a right answer and its reply lead to the next move", () => {
  const before = begin(PROBLEM);
  assert.equal(shown(before).sfen, "s0");
  assert.equal(isOpen(before), true);
  const waiting = asking(before, "G*5c");
  assert.equal(isOpen(waiting), false);
  const after = answered(waiting, right);
  assert.deepEqual([movesOf(after), shown(after).sfen, after.legal, isOpen(after)], [["G*5c", "5b4a"], "s2", ["G*4b"], true]);
  const solved = answered(asking(after, "G*4b"), {
    verdict: "solved",
    text: "mate",
    steps: [step("G*4b", "s3")],
    standing: { rating: 980 },
  });
  assert.deepEqual([solved.phase, movesOf(solved).length, solved.standing.rating, isOpen(solved)], ["solved", 3, 980, false]);
});

test("a wrong answer is shown refuted and taken back with its refutation", () => {
  const first = answered(asking(begin(PROBLEM), "G*5c"), right);
  for (const steps of [[step("x", "w1"), step("y", "w2")], [step("x", "w1")]]) {
    const wrong = answered(asking(first, "x"), { verdict: "wrong", text: "no", steps });
    assert.deepEqual([wrong.phase, shown(wrong).sfen, isOpen(wrong)], ["refuted", steps.at(-1).sfen, false]);
    const back = takenBack(wrong);
    assert.deepEqual([movesOf(back), shown(back).sfen, isOpen(back), back.legal], [movesOf(first), "s2", true, ["G*4b"]]);
  }
});

test("what is no answer changes nothing but what is said", () => {
  const waiting = asking(begin(PROBLEM), "G*5b");
  for (const told of [
    { verdict: "longer", text: "5" },
    { verdict: "no_check", text: "none" },
    { verdict: "undecided", text: "?" },
    { verdict: "illegal", text: "foul", squares: ["5b"] },
  ]) {
    const after = answered(waiting, told);
    assert.deepEqual([movesOf(after), after.text, isOpen(after), after.refused], [[], told.text, true, told.squares ?? []]);
  }
  assert.deepEqual([isOpen(failed(waiting, "off")), failed(waiting, "off").pending], [true, null]);
});

test("hints point at a piece and then at a move", () => {
  const first = hinted(begin(PROBLEM), { piece: "2d", usi: null, text: "this" });
  assert.deepEqual([first.hint, first.hints], ["2d2d", 1]);
  assert.equal(hinted(first, { piece: "2d", usi: "2d2c+", text: "there" }).hint, "2d2c+");
  assert.equal(hinted(begin(PROBLEM), { piece: "G*", usi: null, text: "gold" }).hint, null);
});

test("the solution is walked through from its start", () => {
  const all = revealed(begin(PROBLEM), { steps: [step("a", "s1"), step("b", "s2")], text: "2" });
  assert.deepEqual([all.phase, all.at, shown(all).sfen], ["shown", 0, "s0"]);
  const next = walked(all, "next");
  assert.deepEqual(
    [shown(next).sfen, shown(walked(next, "last")).sfen, walked(next, "previous").at, walked(walked(all, "last"), "next").at],
    ["s1", "s2", 0, 2],
  );
  assert.equal(revealed(begin(PROBLEM), { steps: null, text: "unknown" }).phase, "yours");
});
