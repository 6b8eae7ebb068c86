import assert from "node:assert/strict";
import { test } from "node:test";
import { missing, textOf, withTexts } from "../game/texts.js";

const move = (usi, more = {}) => ({ usi, sfen: `after ${usi}`, text: { japanese: `j ${usi}`, western: `w ${usi}`, ...more } });

test("until a text is there the nearest one stands", () => {
  const { text } = move("7g7f", { hosking: "P76" });
  const read = ["japanese", "western", "iroha", "japanese/kanji", "hodges", "usi", "hosking"].map((notation) => textOf(text, notation));
  assert.deepEqual(read, ["j 7g7f", "w 7g7f", "j 7g7f", "j 7g7f", "w 7g7f", "w 7g7f", "P76"]);
});

test("what is missing is asked for from the first move without a text", () => {
  const game = { start: { sfen: "start" }, moves: [move("7g7f", { usi: "7g7f" }), move("3c3d"), move("P*5e")] };
  assert.equal(missing(game, "western"), null);
  assert.deepEqual(missing(game, "usi"), { sfen: "after 7g7f", last: "7f", moves: ["3c3d", "P*5e"], from: 1 });
  assert.deepEqual(missing(game, "csa"), { sfen: "start", last: null, moves: ["7g7f", "3c3d", "P*5e"], from: 0 });
  const long = { start: { sfen: "start" }, moves: Array.from({ length: 900 }, () => move("7g7f")) };
  assert.equal(missing(long, "usi").moves.length, 400);
});

test("texts go to the moves they were asked for", () => {
  const moves = [move("7g7f"), move("3c3d"), move("8h2b+")];
  const filled = withTexts(moves, 1, ["3c3d", "2g2f"], ["P-3d", "P-2f"], "hodges");
  // Meanwhile a move was taken back and another made.
  assert.deepEqual(filled.map(({ text }) => text.hodges), [undefined, "P-3d", undefined]);
  // A foul that stands has no text.
  assert.equal(withTexts(moves, 2, ["8h2b+"], [], "hodges")[2].text.hodges, "w 8h2b+");
});
