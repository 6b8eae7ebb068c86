import assert from "node:assert/strict";
import { test } from "node:test";
import { numberOf } from "../move-numbers.js";

const EVEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const LANCE = "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1";
const LATE = "ln1g1r1nl/2k6/ppppp2pp/6p2/9/2P6/PP1PP1PPP/1B1S2+sR1/LN1GKG2L b BSPgsnp 31";

const numbers = (sfen, notation) => [1, 2, 3, 4].map((ply) => numberOf(ply, sfen, notation)).join(" ");

test("NOTA-03: moves are numbered singly, on from where the record begins", () => {
  assert.equal(numbers(EVEN, "japanese"), "1 2 3 4");
  assert.equal(numbers(LATE, "japanese/common"), "31 32 33 34");
  assert.equal(numbers(LANCE, "usi"), "1 2 3 4");
});

test("NOTA-31, NOTA-38: in Western notations in pairs, with dots where White begins", () => {
  assert.equal(numbers(EVEN, "western"), "1. 1… 2. 2…");
  assert.equal(numbers(LATE, "hodges-1976"), "16. 16… 17. 17…");
  assert.equal(numbers(LANCE, "kitao-kawasaki"), "1… 2. 2… 3.");
});

test("games that know no Black and White, or no number, are numbered from 1", () => {
  assert.equal(numbers("board s - 1", "western"), "1 2 3 4");
  assert.equal(numbers("board", "western"), "1 2 3 4");
});
