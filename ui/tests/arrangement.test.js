import assert from "node:assert/strict";
import { test } from "node:test";
import {
  boxed,
  boxSpot,
  carry,
  EMPTY,
  exchanged,
  mirrored,
  pieceAt,
  put,
  read,
  restToWhite,
  turned,
  without,
  withHand,
  write,
} from "../editor/arrangement.js";

const EVEN = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const ODD = "4k4/9/4+P4/9/9/9/9/9/4K3+r w 2R2P18p 7";

test("what is written is what was read", () => {
  for (const sfen of [EVEN, ODD, "9/9/9/9/9/9/9/9/9 b - 1"]) assert.equal(write(read(sfen)), sfen);
  assert.throws(() => read("9/9 b - 1"));
  assert.equal(read("9/9/9/9/9/9/9/9/9 b").ply, 1);
});

test("the box holds what is neither on the board nor in a hand", () => {
  assert.deepEqual(Object.values(boxed(read(EVEN))), [0, 0, 0, 0, 0, 0, 0, 0]);
  assert.equal(boxed(EMPTY).P, 18);
  // More than a set: two Rooks in hand and one on the board, a tokin and twenty Pawns.
  assert.deepEqual([boxed(read(ODD)).R, boxed(read(ODD)).P], [-1, -3]);
});

test("pieces are carried between board, hands and box", () => {
  const check = (from, to, sfen, start = EVEN) => assert.equal(write(carry(read(start), from, to)), sfen, `${from} to ${to}`);
  check("7g", "7f", EVEN.replace("9/9/9/PPPPPPPPP", "9/9/2P6/PP1PPPPPP"));
  check("8h", "black:", EVEN.replace("1B5R1", "7R1").replace(" - ", " B "));
  check("8h", "white:P", EVEN.replace("1B5R1", "7R1").replace(" - ", " b "));
  check("2b", "box:", EVEN.replace("1r5b1", "1r7"));
  // A King is in no hand, the box is empty, nothing stands on 5e.
  for (const [from, to] of [["5i", "black:"], [boxSpot("black", "P"), "5e"], ["5e", "5f"], ["7g", "7g"]]) check(from, to, EVEN);
  // What is taken up from the board keeps its side and its face; in a hand it lies plain side up.
  check("5c", "5d", "4k4/9/9/4+P4/9/9/9/9/4K3+r w 2R2P18p 7", ODD);
  check("1i", "black:R", "4k4/9/4+P4/9/9/9/9/9/4K4 w 3R2P18p 7", ODD);
  check("black:P", "5a", "4P4/9/4+P4/9/9/9/9/9/4K3+r w 2RP18p 7", ODD);
});

test("a piece that is taken away lies in the box", () => {
  assert.equal(write(without(read(ODD), "black:P")), ODD.replace("2R2P", "2RP"));
  assert.equal(write(without(read(EVEN), "5e")), EVEN);
  assert.equal(boxed(without(read(EVEN), "7g")).P, 1);
});

test("a piece goes round its faces and its sides, a King its sides alone", () => {
  const round = (piece) => {
    const seen = [];
    for (let now = put(EMPTY, "5e", "black", piece); ; now = turned(now, "5e")) {
      const text = write(now).split("/")[4].replace(/4/g, "");
      if (seen.includes(text)) return seen.join(" ");
      seen.push(text);
    }
  };
  assert.deepEqual(["S", "G", "K"].map(round), ["S +S s +s", "G g", "K k"]);
  assert.equal(turned(EMPTY, "5e"), EMPTY);
});

test("the rest goes to White's hand, but no King", () => {
  const problem = put(put(EMPTY, "1a", "white", "K"), "1c", "black", "G");
  assert.equal(write(restToWhite(problem)), "8k/9/8G/9/9/9/9/9/9 b 2r2b3g4s4n4l18p 1");
  // Where there are too many already nothing is taken away.
  assert.match(write(restToWhite(read(ODD))), /2b4g4s4n4l18p/);
});

test("exchanging twice and mirroring twice change nothing", () => {
  for (const sfen of [EVEN, ODD]) {
    for (const change of [exchanged, mirrored]) assert.equal(write(change(change(read(sfen)))), sfen);
  }
  assert.equal(write(exchanged(read(ODD))), "+R3k4/9/9/9/9/9/4+p4/9/4K4 b 18P2r2p 7");
  assert.equal(write(mirrored(read(ODD))), "4k4/9/4+P4/9/9/9/9/9/+r3K4 w 2R2P18p 7");
});

test("what lies at a spot can be taken up", () => {
  const odd = read(ODD);
  assert.deepEqual(pieceAt(odd, "5c"), { kind: "P", color: "black", promoted: true });
  assert.deepEqual(pieceAt(odd, "white:P"), { kind: "P", color: "white", promoted: false });
  for (const spot of ["5e", "white:R", "white:", "box:", boxSpot("white", "P")]) assert.equal(pieceAt(odd, spot), undefined, spot);
  assert.deepEqual(pieceAt(odd, boxSpot("white", "G")), { kind: "G", color: "white", promoted: false });
  assert.equal(withHand(odd, "black", "G", 3).hands.black.G, 3);
});
