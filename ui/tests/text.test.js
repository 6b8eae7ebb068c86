import assert from "node:assert/strict";
import test from "node:test";

import { STANDARD } from "../board/standard.js";
import { parsePosition } from "../board/text.js";
import { joined, joiner } from "../game/announce.js";
import * as answers from "../text/answers.js";
import { parse } from "../text/grammar.js";
import { helpWords } from "../text/help.js";
import { COMMANDS, GROUPS } from "../text/vocabulary.js";

const move = (text) => ({ what: "move", text });
const of = (what, rest = {}) => ({ what, ...rest });

const TYPED = [
  // Moves, as they are written and as they are said, in three languages.
  ["76P", move("P76")], ["P76", move("P76")], ["p 76", move("P76")], ["7g7f", move("7g7f")], ["pedone 7 6", move("P76")],
  ["pawn 7 6", move("P76")], ["pawn to 7f", move("P76")], ["76歩", move("76歩")], ["７六歩", move("7六歩")], ["ななろくふ", move("76歩")],
  ["どうぎん", move("同銀")], ["ごごかくなる", move("55角成")], ["P*55", move("P*55")], ["B22+", move("B22+")], ["oro da 4 9 in 5 8", move("G49-58")],
  ["alfiere 2 2 promuove", move("B22+")], ["silver takes 3 3 does not promote", move("S33=")], ["generale d’oro 5 8", move("G58")],
  // A letter of a command may be that of a piece.
  ["r 7", of("rank", { number: 7 })], ["r 76", move("R76")], ["l 5", of("last", { count: 5 })], ["l 55", move("L55")],
  ["p rook", of("where", { kind: "R" })],
  ["c", of("clock")], ["c 7", of("file", { number: 7 })], ["s", of("board")], ["s 88", move("S88")], ["b", of("board")],
  ["b 22", move("B22")],
  // The same in three languages.
  ["t 7", of("rank", { number: 7 })], ["7段", of("rank", { number: 7 })], ["f 7", of("file", { number: 7 })],
  ["七筋", of("file", { number: 7 })],
  ["p torre", of("where", { kind: "R" })], ["p nero", of("where", { side: "black" })], ["飛どこ", of("where", { kind: "R" })],
  ["q 55", of("square", { square: "5e" })], ["利き 55", of("square", { square: "5e" })], ["i 55", of("around", { square: "5e" })],
  ["a 5 5", of("around", { square: "5e" })], ["55周り", of("around", { square: "5e" })], ["x 5e", of("rays", { square: "5e" })],
  ["mani", of("hands")], ["持駒", of("hands")], ["m 77", of("legal", { square: "7g" })], ["手77", of("legal", { square: "7g" })],
  ["u 5", of("last", { count: 5 })], ["前", of("last", { count: 1 })], ["perché", of("why")], ["理由", of("why")], ["<<", of("first")],
  [">", of("following")],
  ["v 2", of("variation", { number: 2 })], ["sì", of("yes")], ["はい", of("yes")], ["投了", of("resign")], ["?", of("help")],
  ["? board", of("help", { of: "board" })],
  ["? review", of("help", { group: "review" })], ["ヘルプ 検討", of("help", { group: "review" })],
  // What is written stays as it was typed.
  ["comment", of("comment", { text: "" })], ["Comment  Bf4?! Così ", of("comment", { text: "Bf4?! Così" })],
  ["コメント　好手　です", of("comment", { text: "好手　です" })], ["commento 7 6", of("comment", { text: "7 6" })],
  // What is an answer in a lesson.
  ["55", of("place", { square: "5e" })], ["5e", of("place", { square: "5e" })], ["５五", of("place", { square: "5e" })],
  ["2", of("number", { number: 2 })],
  ["foo", of("unknown", { text: "foo" })], ["7".repeat(100), of("unknown", { text: `${"7".repeat(80)}…` })], ["  ", of("nothing")],
];

for (const [text, meant] of TYPED) {
  test(`“${text}” is ${meant.what}`, () => assert.deepEqual(parse(text), meant));
}

test("every command is understood by its first word in each language", () => {
  const after = { number: " 7", square: " 55", piece: { it: " torre", en: " rook", ja: " 飛" } };
  for (const [name, { words, after: wants }] of Object.entries(COMMANDS)) {
    for (const [lang, [word]] of Object.entries(words)) {
      const rest = after[wants]?.[lang] ?? after[wants] ?? "";
      assert.equal(parse(`${word}${rest}`).what, name, `${word}${rest}`);
    }
  }
});

const LANGUAGES = ["it", "en", "ja"];

test("help names the groups, then their commands, then what one is for", () => {
  const told = (asked) => helpWords(parse(asked), (id, values = {}) => [id, ...Object.values(values)].join(" "), "en");
  for (const { words, commands } of Object.values(GROUPS)) {
    assert.match(told("?"), new RegExp(`\\b${words.en}: text-group-`));
    const lines = told(`? ${words.en}`).split(". ");
    assert.deepEqual(lines.map((line) => line.split("text-help-")[1]), Object.keys(commands));
  }
  assert.ok(told("?").split(". ").length <= 6);
  assert.match(told("? m"), /^m 55: text-help-legal\. text-help-words m, mosse, moves, 手$/);
});

test("no word means two things in the same place", () => {
  const words = LANGUAGES.flatMap((lang) => Object.values(GROUPS).map((group) => group.words[lang]));
  const commands = new Set(Object.values(COMMANDS).flatMap((command) => Object.values(command.words).flat()));
  for (const word of words) assert.ok(!commands.has(word), word);
  assert.equal(new Set(words).size, words.length);
});

test("pieces of other games are found by their own names", () => {
  const kinds = { L: { name: "Lion", kanji: "獅", short: "獅" } };
  assert.deepEqual(parse("p lion", kinds), of("where", { kind: "L" }));
  assert.deepEqual(parse("獅どこ", kinds), of("where", { kind: "L" }));
});

const t = (id, values = {}) => [id, ...Object.values(values)].join(" ");
const words = { "comma": ", " };
const look = (sfen) => ({
  game: STANDARD, position: parsePosition(sfen, STANDARD), style: "digits", owners: [], t: (id, values) => words[id] ?? t(id, values),
});
const START = look("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b 2Pp 1");

test("a rank is read from the ninth file on, with empty squares summed", () => {
  assert.equal(answers.rankWords(START, 2), "text-rank 2 text-empty 1, piece-white-R, text-empty 5, piece-white-B, text-empty 1");
  const file = "piece-white-L, text-empty 1, piece-white-P, text-empty 3, piece-black-P, text-empty 1, piece-black-L";
  assert.equal(answers.fileWords(START, 9), `text-file 9 ${file}`);
});

test("pieces are found by owner, and in hand", () => {
  assert.equal(answers.whereWords(START, { kind: "R" }), "piece-white-R: 8 2. piece-black-R: 2 8");
  assert.match(answers.whereWords(START, { kind: "P" }), /text-hand color-black piece-black-P × 2\. text-hand color-white piece-white-P$/);
});

test("around and along lines", () => {
  assert.equal(answers.aroundWords(START, "2h").split(". ").length, 6);
  assert.equal(answers.aroundWords(START, "5e"), "text-all-empty");
  const pawns = { white: ["7 3", "5 3", "3 3"], black: ["7 7", "5 7", "3 7"] };
  const seen = Object.entries(pawns).flatMap(([color, squares]) => squares.map((square) => `${square}, piece-${color}-P`));
  assert.equal(answers.raysWords(START, "5e"), seen.join(". "));
});

test("where a piece may go is what the legal moves say", () => {
  assert.equal(answers.legalWords(START, "8h", ["8h7g", "8h2b", "8h2b+", "7g7f"]), "8 8, piece-black-B: 7 7, text-may-promote 2 2");
  assert.equal(answers.legalWords(START, "5i", []), "5 9, piece-black-K: text-no-move");
});

test("two texts are never said within half a second; what comes meanwhile is one text", () => {
  const said = [];
  let now = 0;
  const due = [];
  const tell = joiner((text, urgent) => said.push([now, text, urgent]), { now: () => now, later: (act, ms) => due.push([now + ms, act]) });
  const run = (until) => {
    for (due.sort(([one], [other]) => one - other); due[0]?.[0] <= until; ) {
      const [at, act] = due.shift();
      now = at;
      act();
    }
    now = until;
  };
  tell("a");
  tell("b");
  run(100);
  tell("c.");
  tell("d", true);
  tell("d");
  run(2000);
  tell("");
  run(3000);
  assert.deepEqual(said, [[0, "a. b", false], [500, "c. d", true]]);
  assert.equal(joined(["王手。", "同"]), "王手。 同");
  assert.equal(joined(["準備", "盤", "席"], "ja"), "準備。 盤。 席");
  assert.equal(joined(["Preparare", "re 玉", "Fatto"], "it"), "Preparare. re 玉. Fatto");
});
