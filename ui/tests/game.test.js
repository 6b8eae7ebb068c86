import assert from "node:assert/strict";
import test from "node:test";

import { parseSfen } from "../board/sfen.js";
import { squaresOf } from "../board/text.js";
import { saidMove, squareWords } from "../board/words.js";
import { nextPly, NO_GAME, positionAt, reduce, reviewedPosition } from "../game/model.js";
import { isKept, pendingMove, request, unanswered } from "../game/outbox.js";
import { goTo, NOW, shownPly, step } from "../game/replay.js";

const START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const side = (main_ms) => ({ main_ms, considerations: 0, period_ms: 30000, stage: "main", lag_ms: 1000 });
const move = (ply, usi) => ({ ply, usi, color: "black", sfen: `after ${usi}`, check: null, used_ms: 0, text: {} });
// What every event tells.
const standing = {
  turn: "black", legal: [], clock: null, phase: { kind: "playing" }, lag: { black: null, white: null }, offer: null,
  occurrences: 1, impasse: null, result: null, can: {},
};
const snapshot = (moves = []) => ({
  ...standing, type: "snapshot", seq: 4, game: { id: "g" }, you: ["black"], start: { sfen: START, turn: "black", check: null },
  moves, turn: "black", legal: ["7g7f"], clock: { running: "black", black: side(60000), white: side(60000) },
  result: null, can: { move: true }, added_later: 1,
});
const played = (seq, ply, usi) => ({
  ...standing, type: "move", seq, move: move(ply, usi), turn: "white", legal: [], clock: null, result: null, can: { move: false },
});

const open = (moves) => reduce(NO_GAME, snapshot(moves), 1000).game;

test("a snapshot is the whole game", () => {
  const game = open();
  assert.deepEqual([game.seq, game.info.id, game.legal, game.clock.at], [4, "g", ["7g7f"], 1000]);
  assert.deepEqual(positionAt(game, 0), { sfen: START, check: null, usi: null });
});

test("events follow one another; repeats are passed over and a gap is seen", () => {
  const game = open();
  const next = reduce(game, played(5, 1, "7g7f"), 2000);
  assert.deepEqual([next.gap, next.game.seq, positionAt(next.game, 1).usi, next.game.turn], [false, 5, "7g7f", "white"]);
  assert.equal(reduce(next.game, played(5, 1, "7g7f"), 2000).game, next.game);
  assert.deepEqual(reduce(game, played(6, 1, "7g7f"), 2000), { game, gap: true });
});

test("while the computer waits for its turn the clocks stand, and the page knows how many come before", () => {
  const game = open();
  const waiting = reduce(
    game,
    { type: "queue", queue: { before: 3 }, clock: { running: null, black: side(60000), white: side(5000) } },
    2000,
  ).game;
  assert.deepEqual([waiting.queue, waiting.clock.running, waiting.clock.at, waiting.seq], [{ before: 3 }, null, 2000, 4]);
  assert.equal(reduce(waiting, played(5, 1, "7g7f"), 3000).game.queue, null);
});

test("takeback shortens the game and the end closes it", () => {
  const game = open([move(1, "7g7f"), move(2, "3c3d")]);
  const back = { ...standing, type: "takeback", seq: 5, ply: 1, turn: "white", legal: [], clock: null, can: {} };
  assert.equal(reduce(game, back, 0).game.moves.length, 1);
  const result = { winner: "white", reason: "resignation", kanji: "投了", text: "…" };
  const ended = reduce(game, { ...standing, type: "end", seq: 5, result }, 0).game;
  assert.deepEqual([ended.result, ended.legal, ended.moves.length], [result, [], 2]);
});

test("answers and unknown messages leave the game alone", () => {
  const game = open();
  for (const type of ["refused", "hint", "pong", "from-the-future"]) {
    assert.deepEqual(reduce(game, { type }, 0), { game, gap: false }, type);
  }
});

test("offers, breaks and arrivals change where the game stands and no move", () => {
  const game = open([move(1, "7g7f")]);
  const offer = { by: "black", offer: "break", minutes: 10 };
  const offered = reduce(game, { type: "offered", seq: 5, ...standing, offer, phase: { kind: "playing" } }, 2000).game;
  assert.deepEqual([offered.offer, offered.moves.length, offered.seq, offered.turnAt], [offer, 1, 5, game.turnAt]);
  const resting = reduce(
    offered,
    { type: "break", seq: 6, ...standing, offer: null, phase: { kind: "break", until_ms: 600000 } },
    3000,
  ).game;
  assert.deepEqual([resting.offer, resting.phase], [null, { kind: "break", until_ms: 600000, at: 3000 }]);
  const began = reduce(resting, { type: "began", seq: 7, ...standing, phase: { kind: "playing" } }, 4000).game;
  assert.deepEqual([began.phase.kind, began.turnAt], ["playing", 4000]);
});

test("the clock shows no more than the server will grant", () => {
  const clock = (lag_ms) => ({ running: "black", black: { ...side(60000), lag_ms }, white: { ...side(60000), lag_ms: 1000 } });
  const at = (lag, lag_ms) =>
    reduce(NO_GAME, { ...snapshot(), lag: { black: lag, white: 5000 }, clock: clock(lag_ms) }, 1000).game.clock.at;
  // What the bank does not pay for of the way there and back is gone when the turn begins.
  const cases = [[null, 1000, 1000], [300, 1000, 1000], [800, 1000, 1000], [800, 300, 500], [800, 0, 200]];
  for (const [lag, bank, expected] of cases) assert.equal(at(lag, bank), expected, `${lag} of ${bank}`);
});

test("a game that stands still, and who will claim nothing more", () => {
  const standstill = { color: "white", claim_ms: 600000, reason: "default" };
  const left = reduce(open(), { ...standing, type: "left", seq: 5, color: "white", standstill }, 2000);
  assert.deepEqual([left.gap, left.game.standstill], [false, { ...standstill, at: 2000 }]);
  const back = reduce(left.game, { ...standing, type: "arrived", seq: 6, color: "white", standstill: null }, 3000).game;
  assert.equal(back.standstill, null);
  assert.deepEqual([reduce(back, { ...standing, type: "waived", seq: 7, by: "white" }, 3000).gap], [false]);
});

test("people come and go without an event of the game", () => {
  const players = { black: { kind: "person", name: "Anna", here: true }, white: { kind: "open", name: "", here: false } };
  const there = { players, arbiter: false, spectators: 2, next: null, you: ["white"], role: "player", can_join: true };
  const { game, gap } = reduce(open(), { type: "people", ...there }, 0);
  assert.deepEqual([gap, game.seq, game.info.players.black.name, game.info.spectators], [false, 4, "Anna", 2]);
  assert.deepEqual([game.you, game.canJoin], [["white"], true]);
  assert.equal(reduce(game, { type: "next", id: "n", url: "/games/n" }, 0).game.info.next, "n");

  const now = { type: "now", ...there, ...standing, turn: "white" };
  assert.deepEqual([4, 5, 3].map((seq) => reduce(game, { ...now, seq }, 0).gap), [false, true, false]);
  assert.equal(reduce(game, { ...now, seq: 4 }, 0).game.turn, "white");
  assert.equal(reduce(game, { ...now, seq: 3 }, 0).game, game);
});

// HCAP-51.
test("moves before the first turn change the start and are counted by themselves", () => {
  const game = { ...open(), info: { opening: 3 } };
  const start = { sfen: "prepared", turn: "white", check: null };
  const phase = { kind: "opening", left: 2 };
  const prepared = reduce(game, { ...standing, type: "prepared", seq: 5, usi: "7g7f", start, phase }, 0).game;
  assert.deepEqual([prepared.start, prepared.moves, nextPly(prepared)], [start, [], 2]);
  assert.equal(nextPly({ ...prepared, phase: { kind: "playing" } }), 1);
});

test("a review shows the place gone back to, then what is tried from there", () => {
  const game = open([move(1, "7g7f"), move(2, "3c3d")]);
  const back = reduce(game, { type: "review", by: "black", ply: 1, line: [], legal: ["8c8d"] }, 0).game;
  assert.equal(reviewedPosition(back).usi, "7g7f");
  const tried = reduce(back, { type: "review", by: "white", ply: 1, line: [move(2, "8c8d")], legal: [] }, 0).game;
  assert.deepEqual([reviewedPosition(tried).usi, tried.moves.length], ["8c8d", 2]);
  assert.equal(reduce(tried, { type: "review", by: "black", ply: null, line: [] }, 0).game.review, null);
});

test("greetings are kept, in the words of the reader", () => {
  const greeting = { by: "black", greeting: "hello", text: "Buona partita!" };
  assert.deepEqual(open().greetings, []);
  const later = reduce(open(), { type: "greeted", ...greeting }, 0).game;
  assert.deepEqual(later.greetings, [greeting]);
  assert.deepEqual(reduce(NO_GAME, { ...snapshot(), greetings: [greeting] }, 0).game.greetings, [greeting]);
});

// ETIQ-20.
test("what is said in the review is kept, the last hundred remarks", () => {
  const remark = (text) => ({ by: "white", ply: 1, text });
  assert.deepEqual(open().said, []);
  const later = reduce(NO_GAME, { ...snapshot(), said: [remark("a")] }, 0).game;
  const more = reduce(later, { type: "said", ...remark("<b>"), added_later: 1 }, 0).game;
  assert.deepEqual(more.said, [remark("a"), remark("<b>")]);
  let many = more;
  for (let count = 0; count < 99; count += 1) many = reduce(many, { type: "said", ...remark(String(count)) }, 0).game;
  assert.deepEqual([many.said.length, many.said[0], many.said[99]], [100, remark("<b>"), remark("98")]);
  const back = reduce(many, { ...standing, type: "now", seq: 4, you: [], review: { ply: 1, line: [] }, said: [remark("b")] }, 0).game;
  assert.deepEqual([back.said, back.review.ply], [[remark("b")], 1]);
});

test("the squares of a move", () => {
  assert.deepEqual([squaresOf("8h2b+"), squaresOf("P*5e"), squaresOf(null)], [["8h", "2b"], ["5e"], []]);
});

test("requests wait for their own answer", () => {
  const game = open([move(1, "7g7f")]);
  const longer = open([move(1, "7g7f"), move(2, "3c3d")]);
  const over = { ...game, result: { winner: null } };
  const sendMove = request({ type: "move", ply: 2, usi: "3c3d" }, 1);
  const takeback = request({ type: "takeback" }, 1);
  const cases = [
    ["move not there yet", sendMove, { type: "snapshot" }, game, 1],
    ["move arrived", sendMove, { type: "move" }, longer, 0],
    ["move arrived by snapshot", sendMove, { type: "snapshot" }, longer, 0],
    ["move refused", sendMove, { type: "refused" }, game, 0],
    ["game over meanwhile", sendMove, { type: "end" }, over, 0],
    ["resignation", request({ type: "resign" }, 1), { type: "end" }, over, 0],
    ["resignation lost", request({ type: "resign" }, 1), { type: "snapshot" }, game, 1],
    ["takeback lost", takeback, { type: "snapshot" }, game, 1],
    ["takeback done", takeback, { type: "snapshot" }, open(), 0],
    ["takeback offered", takeback, { type: "offered" }, { ...game, offer: { by: "black", offer: "takeback" } }, 0],
    ["takeback declined", takeback, { type: "declined" }, game, 0],
    ["declaration", request({ type: "declare" }, 1), { type: "end" }, over, 0],
    ["declaration lost", request({ type: "declare" }, 1), { type: "snapshot" }, game, 1],
    ["refusal of something else", sendMove, { type: "refused", of: "claim" }, game, 1],
    ["hint", request({ type: "hint" }, 1), { type: "hint" }, game, 0],
    ["hint lost", request({ type: "hint" }, 1), { type: "snapshot" }, game, 1],
  ];
  for (const [name, entry, message, after, left] of cases) {
    assert.equal(unanswered([entry], message, after).length, left, name);
  }
  assert.equal(pendingMove([takeback, sendMove]), "3c3d");
  assert.equal(pendingMove([takeback]), null);
  assert.deepEqual(unanswered([takeback, sendMove], { type: "refused", of: "move" }, game), [takeback]);
  assert.deepEqual(["move", "resign", "declare", "answer", "offer"].map((type) => isKept({ type })), [true, true, true, false, false]);
});

test("looking back stays within the game and comes back to now", () => {
  const cases = [
    [NOW, 5, "previous", 4],
    [NOW, 5, "first", 0],
    [NOW, 5, "next", NOW],
    [0, 5, "previous", 0],
    [3, 5, "next", 4],
    [4, 5, "next", NOW],
    [1, 5, "last", NOW],
  ];
  for (const [cursor, count, action, expected] of cases) assert.equal(step(cursor, count, action), expected, `${cursor} ${action}`);
  assert.deepEqual([goTo(9, 5), goTo(2, 5), shownPly(NOW, 5), shownPly(4, 3)], [NOW, 2, 5, 3]);
});

test("what the server says of a move is said with the reader's squares", () => {
  const t = (id, { name, move } = {}) =>
    ({ comma: ", ", check: "check", spoken: `${name}: ${move}` })[id] ?? assert.fail(`no message ${id}`);
  const cases = [
    ["digits", "gold from 4-9 to 5-8, takes pawn", null, "Black: gold from 4 9 to 5 8, takes pawn"],
    ["letters", "gold from 4-9 to 5-8", "5a", "Black: gold from 4i to 5h, check"],
    ["japanese", "gold to 5-8", null, "Black: gold to ５八"],
    ["japanese", "5八、金、右", null, "Black: ５八、金、右"],
    ["digits", "同、角、成る", null, "Black: 同、角、成る"],
  ];
  for (const [style, spoken, check, expected] of cases) assert.equal(saidMove("Black", spoken, check, style, t), expected);
});

test("squares are put into words", () => {
  const words = { comma: ", ", "piece-black-P": "black pawn", empty: "empty" };
  const t = (id) => words[id] ?? assert.fail(`no message ${id}`);
  const position = parseSfen("4k4/9/4p4/4P4/9/9/9/9/4K4 b P 1");
  assert.equal(squareWords("5d", position.squares["5d"], "letters", t), "5d, black pawn");
  assert.equal(squareWords("1a", undefined, "letters", t), "1a, empty");
});
