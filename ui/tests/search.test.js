import assert from "node:assert/strict";
import test from "node:test";

import { matches } from "../pages/search.js";

test("a piece is found by kanji, by the start of a name, without accents", () => {
  const text = "奔王 hon'ō Free King FK";
  for (const wanted of ["", "  ", "奔", "free", "KING fr", "hon'o", "fk"]) assert.ok(matches(text, wanted), wanted);
  for (const wanted of ["ing", "lion", "獅", "free lion"]) assert.ok(!matches(text, wanted), wanted);
  assert.ok(matches("大象 Elefante grande", "ele gra"));
  assert.ok(!matches("anything", "("));
});
