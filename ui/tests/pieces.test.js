import assert from "node:assert/strict";
import test from "node:test";

import { FACES, fanPlaces, pieceMarkup, spriteMarkup, STARS, symbolId } from "../board/pieces.js";
import { HAND_KINDS } from "../board/sfen.js";

const piece = (kind, color = "black", promoted = false) => ({ kind, color, promoted });
const ALL = [..."KRBGSNLP"].map((kind) => piece(kind)).concat([..."RBSNLP"].map((kind) => piece(kind, "black", true)), piece("K", "white"));

// The markup of one symbol.
function symbol(face, wanted, pointsUp = true, lang = "en") {
  const id = symbolId(wanted, pointsUp);
  const found = spriteMarkup({ face, lang }).match(new RegExp(`<symbol id="${id}".*?</symbol>`, "s"));
  assert.ok(found, `${face} has no ${id}`);
  return found[0];
}

const letters = (markup) => [...markup.matchAll(/>([^<>\s]+)<\/text>/g)].map((match) => match[1]).join("");

// Corners of the outline, as [x, y].
function corners(markup) {
  const [, apex, top, rightX, rightY, baseX, baseY, left, leftX, leftY] =
    markup.match(/d="M(\S+) (\S+?)L(\S+) (\S+?)L(\S+) (\S+?)H(\S+?)L(\S+) (\S+?)Z"/).map(Number);
  return [[apex, top], [rightX, rightY], [baseX, baseY], [left, baseY], [leftX, leftY]];
}

test("every face has every piece, either way round", () => {
  for (const face of FACES) {
    for (const wanted of ALL) for (const pointsUp of [true, false]) assert.notEqual(letters(symbol(face, wanted, pointsUp)), "");
  }
});

test("the pieces have five corners and lie within their square (CRAFT-12)", () => {
  for (const wanted of ALL) {
    const outline = corners(symbol("one-kanji", wanted));
    assert.equal(outline.length, 5);
    for (const [x, y] of outline) assert.ok(x > 0 && x < 100 && y > 0 && y < 109, `${wanted.kind} ${x} ${y}`);
  }
});

test("the stars mark the promotion zones (EQUIP-10)", () => {
  // A crossing after three squares from the left lies between files 7 and 6; after three ranks the zone ends.
  const crossings = STARS.map(([x, y]) => [`${10 - x}|${9 - x}`, `${y}|${y + 1}`].join(" "));
  assert.deepEqual(crossings.sort(), ["4|3 3|4", "4|3 6|7", "7|6 3|4", "7|6 6|7"]);
});

test("sizes follow the tradition (CRAFT-11)", () => {
  const size = Object.fromEntries([..."KRBGSNLP"].map((kind) => {
    const [[, top], , [right, base], [left]] = corners(symbol("one-kanji", piece(kind)));
    return [kind, [right - left, base - top]];
  }));
  const width = (kind) => Math.round(size[kind][0]);
  const height = (kind) => Math.round(size[kind][1]);
  assert.ok(width("P") < width("L") && width("L") < width("N") && width("N") < width("S"));
  assert.ok(width("S") === width("G") && width("G") < width("B") && width("B") === width("R") && width("R") < width("K"));
  assert.ok(height("P") < height("L") && height("L") <= height("N") && height("N") < height("G"));
});

test("lettering is what the set has (EQUIP-04, EQUIP-06, EQUIP-11)", () => {
  const cases = [
    ["two-kanji", piece("K"), "玉将"],
    ["two-kanji", piece("K", "white"), "王将"],
    ["two-kanji", piece("R", "white", true), "龍王"],
    ["one-kanji", piece("R", "black", true), "龍"],
    ["one-kanji", piece("S", "black", true), "全"],
    ["kanji-moves", piece("P", "black", true), "と歩"],
    ["first-steps", piece("B", "white", true), "HB"],
    ["first-steps", piece("N"), "N"],
  ];
  for (const [face, wanted, expected] of cases) assert.equal(letters(symbol(face, wanted)), expected, `${face} ${wanted.kind}`);
});

test("the letters are those of the reader's language, and none stands for two pieces", () => {
  const italian = [..."KRBGSNLP"].map((kind) => letters(symbol("first-steps", piece(kind), true, "it")));
  assert.deepEqual(italian, ["R", "T", "A", "O", "Ar", "C", "L", "P"]);
  for (const lang of ["it", "en", "ja"]) {
    const all = ALL.slice(0, -1).map((wanted) => letters(symbol("first-steps", wanted, true, lang)));
    assert.equal(new Set(all).size, all.length, lang);
  }
});

// EQUIP-04: by seniority, whatever colour the senior has.
test("the senior's king is 王, the other's 玉", () => {
  const king = (color, senior) => symbolId(piece("K", color), true, senior);
  assert.deepEqual([king("white"), king("black")], ["koma-O-up", "koma-K-up"]);
  assert.deepEqual([king("white", "black"), king("black", "black")], ["koma-K-up", "koma-O-up"]);
});

test("ownership is told by direction alone (EQUIP-07)", () => {
  assert.equal(symbolId(piece("P", "white"), true), symbolId(piece("P", "black"), true));
  assert.match(symbol("one-kanji", piece("P"), false), /rotate\(180/);
});

test("a face with moves marks each of them", () => {
  const count = (wanted, shape) => symbol("first-steps", wanted).split(`<${shape} `).length - 1;
  const dots = (kind, promoted = false) => count(piece(kind, "black", promoted), "circle");
  assert.deepEqual([..."KGSNP"].map((kind) => dots(kind)), [8, 6, 5, 0, 1]);
  assert.equal((symbol("first-steps", piece("N")).match(/stroke-width="3.2"/g) ?? []).length, 2, "the knight jumps to two squares");
  assert.deepEqual([dots("R"), dots("R", true), dots("B", true), dots("P", true)], [0, 4, 4, 6]);
});

test("the sample of a face is the piece as that face has it", () => {
  for (const face of FACES) {
    assert.ok(symbol(face, piece("S")).includes(pieceMarkup("S", { face, lang: "en" })), face);
    assert.doesNotMatch(pieceMarkup("S", { face, lang: "en" }), /<symbol/);
  }
});

test("a hand lies in fans, kind by kind, the strongest first (ETIQ-24)", () => {
  assert.equal(HAND_KINDS.join(""), "RBGSNLP");
  assert.deepEqual([fanPlaces(0), fanPlaces(1), fanPlaces(2), fanPlaces(3)], [[], [0], [-0.5, 0.5], [-1, 0, 1]]);
});
