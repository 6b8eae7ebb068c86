import assert from "node:assert/strict";
import test from "node:test";

import * as geometry from "../board/geometry.js";
import { named, parseSfen, SQUARES } from "../board/sfen.js";
import { drawnPiece, STANDARD } from "../board/standard.js";
import { applyMove, parseMove } from "../board/text.js";

const { squareName } = geometry;
const edgeLabels = (style) => ({
  files: geometry.edgeLabels(STANDARD, "black", style).top,
  ranks: geometry.edgeLabels(STANDARD, "black", style).side,
});

// The board's own positions name a promoted piece "+P"; here they are told as the editor has them.
function applyUsi(position, usi) {
  const after = applyMove(named(position), usi, STANDARD);
  return { ...after, squares: Object.fromEntries(Object.entries(after.squares).map(([square, piece]) => [square, drawnPiece(piece)])) };
}

function parseUsi(usi) {
  const { drop, from, steps, promote } = parseMove(usi);
  return { origin: from ?? `${drop}*`, to: steps[0], promote };
}

const START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

test("the start position has its forty pieces where they belong", () => {
  const { squares, hands, turn } = parseSfen(START);
  assert.equal(Object.keys(squares).length, 40);
  assert.deepEqual(squares["8h"], { kind: "B", color: "black", promoted: false });
  assert.deepEqual(squares["2h"], { kind: "R", color: "black", promoted: false });
  assert.deepEqual(squares["5a"], { kind: "K", color: "white", promoted: false });
  assert.deepEqual([hands, turn], [{ black: {}, white: {} }, "black"]);
});

test("promoted pieces, hands and turn are read", () => {
  const { squares, hands, turn } = parseSfen("8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124");
  assert.deepEqual(squares["7b"], { kind: "R", color: "black", promoted: true });
  assert.deepEqual(squares["5i"], { kind: "P", color: "white", promoted: true });
  assert.deepEqual(hands, { black: { S: 1 }, white: { B: 1, G: 1, N: 1, P: 3 } });
  assert.equal(turn, "white");
});

test("a broken SFEN is refused with the part at fault", () => {
  const cases = [
    ["9/9 b - 1", /2 ranks instead of 9/],
    [START.replace("1r5b1", "1r5b"), /rank b "1r5b" fills 8 squares/],
    [START.replace("1r5b1", "1r5b11"), /fills 10 squares/],
    [START.replace("lnsg", "lnxg"), /no piece is written "x"/],
    [START.replace("lnsg", "lns+g"), /no piece is written "\+g"/],
    [START.replace(" b ", " x "), /"b" or "w", not "x"/],
    [START.replace(" - ", " 2K "), /cannot read the hands "2K"/],
  ];
  for (const [sfen, message] of cases) assert.throws(() => parseSfen(sfen), message, sfen);
});

test("moves are carried out: move, capture with promotion, drop", () => {
  let position = parseSfen(START);
  for (const usi of ["7g7f", "3c3d", "8h2b+", "3a2b", "B*4e"]) position = applyUsi(position, usi);
  assert.equal(position.squares["8h"], undefined);
  assert.deepEqual(position.squares["2b"], { kind: "S", color: "white", promoted: false });
  assert.deepEqual(position.squares["4e"], { kind: "B", color: "black", promoted: false });
  assert.deepEqual(position.hands, { black: { B: 0 }, white: { B: 1 } });
  assert.equal(position.turn, "white");
});

test("a position is not changed by playing on from it", () => {
  const position = parseSfen(START);
  applyUsi(position, "7g7f");
  assert.deepEqual(position, parseSfen(START));
});

test("squares and moves have their names", () => {
  assert.equal(SQUARES.length, 81);
  assert.deepEqual([SQUARES[0], SQUARES[80]], ["9a", "1i"]);
  assert.deepEqual(["japanese", "digits", "letters"].map((style) => squareName("7f", style)), ["７六", "76", "7f"]);
  assert.deepEqual(parseUsi("8h2b+"), { origin: "8h", to: "2b", promote: true });
  assert.deepEqual(parseUsi("P*5e"), { origin: "P*", to: "5e", promote: false });
  assert.equal(edgeLabels("japanese").ranks[2], "三");
});
