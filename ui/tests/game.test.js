import assert from "node:assert/strict";
import test from "node:test";

import { parseSfen, squaresOf } from "../board/sfen.js";
import { moveWords, squareWords } from "../board/words.js";
import { clockText, countAloud, periodOf, readClock } from "../game/clock.js";
import { NO_GAME, positionAt, reduce } from "../game/model.js";
import { pendingMove, request, unanswered } from "../game/outbox.js";
import { goTo, NOW, shownPly, step } from "../game/replay.js";

const START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const side = (main_ms, byoyomi_ms = 30000, in_byoyomi = false) => ({ main_ms, byoyomi_ms, in_byoyomi });
const move = (ply, usi) => ({ ply, usi, color: "black", sfen: `after ${usi}`, check: null, used_ms: 0, text: {} });
const snapshot = (moves = []) => ({
  type: "snapshot", seq: 4, game: { id: "g" }, you: ["black"], start: { sfen: START, turn: "black", check: null },
  moves, turn: "black", legal: ["7g7f"], clock: { running: "black", black: side(60000), white: side(60000) },
  result: null, can: { move: true }, added_later: 1,
});
const played = (seq, ply, usi) => ({
  type: "move", seq, move: move(ply, usi), turn: "white", legal: [], clock: null, result: null, can: { move: false },
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

test("takeback shortens the game and the end closes it", () => {
  const game = open([move(1, "7g7f"), move(2, "3c3d")]);
  const back = { type: "takeback", seq: 5, ply: 1, turn: "white", legal: [], clock: null, can: {} };
  assert.equal(reduce(game, back, 0).game.moves.length, 1);
  const result = { winner: "white", reason: "resignation", kanji: "投了", text: "…" };
  const ended = reduce(game, { type: "end", seq: 5, result, clock: null, can: {} }, 0).game;
  assert.deepEqual([ended.result, ended.legal, ended.moves.length], [result, [], 2]);
});

test("answers and unknown messages leave the game alone", () => {
  const game = open();
  for (const type of ["refused", "hint", "pong", "from-the-future"]) {
    assert.deepEqual(reduce(game, { type }, 0), { game, gap: false }, type);
  }
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
    ["hint", request({ type: "hint" }, 1), { type: "hint" }, game, 0],
    ["hint lost", request({ type: "hint" }, 1), { type: "snapshot" }, game, 1],
  ];
  for (const [name, entry, message, after, left] of cases) {
    assert.equal(unanswered([entry], message, after).length, left, name);
  }
  assert.equal(pendingMove([takeback, sendMove]), "3c3d");
  assert.equal(pendingMove([takeback]), null);
});

test("the running clock counts down, main time first, then byoyomi", () => {
  const clock = { running: "black", black: side(5000), white: side(9000), at: 1000 };
  const cases = [
    [1000, side(5000), "0:05"],
    [1001, side(4999), "0:05"],
    [5500, side(500), "0:01"],
    [6000, side(0), "0:00"],
    [7000, side(0, 29000, true), "29"],
    [99000, side(0, 0, true), "0"],
  ];
  for (const [now, expected, text] of cases) {
    const { black, white } = readClock(clock, now);
    assert.deepEqual(black, { ...expected, running: true }, String(now));
    assert.deepEqual(white, { ...side(9000), running: false });
    assert.equal(clockText(black), text, String(now));
  }
  assert.equal(readClock(null, 0), null);
});

test("sudden death stops at zero and hours are shown", () => {
  const clock = { running: "white", black: side(3723000, 0), white: side(1000, 0), at: 0 };
  const { black, white } = readClock(clock, 5000);
  assert.deepEqual([white.in_byoyomi, clockText(white), clockText(black)], [false, "0:00", "1:02:03"]);
});

// Seconds used → what is called (CLOCK-03, CLOCK-09, CLOCK-23).
test("byoyomi is counted as the timekeeper does", () => {
  const cases = [
    [30, { 10: 10, 20: 20, 21: 1, 29: 9 }],
    [40, { 10: 10, 20: 20, 30: 30, 31: 1, 39: 9 }],
    [60, { 30: 30, 40: 40, 50: 50, 51: 1, 52: 2, 59: 9 }],
  ];
  for (const [period, calls] of cases) {
    const heard = {};
    for (let used = 0; used < period; used += 1) {
      const number = countAloud(period * 1000, { ...side(0, (period - used) * 1000, true), running: true });
      if (number !== null) heard[used] = number;
    }
    const counted = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [period - 10 + n, n]));
    assert.deepEqual(heard, { ...counted, ...calls }, `${period} s`);
  }
  assert.equal(countAloud(30000, { ...side(500), running: true }), null);
});

test("the period is known even in the middle of one", () => {
  assert.equal(periodOf({ black: side(0, 12000, true), white: side(0, 30000, true) }), 30000);
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

test("moves and squares are put into words", () => {
  const words = { comma: ", ", "piece-black-P": "black pawn", "piece-white-P": "white pawn", empty: "empty", takes: "takes",
    promotes: "promotes", check: "check", drops: "drop" };
  const t = (id) => words[id] ?? assert.fail(`no message ${id}`);
  const position = parseSfen("4k4/9/4p4/4P4/9/9/9/9/4K4 b P 1");
  assert.equal(moveWords(position, "5d5c+", "5a", "digits", t), "black pawn, 5 3, takes white pawn, promotes, check");
  assert.equal(moveWords(position, "P*4e", null, "letters", t), "black pawn, 4e, drop");
  assert.equal(squareWords("5d", position.squares["5d"], "letters", t), "5d, black pawn");
  assert.equal(squareWords("1a", undefined, "letters", t), "1a, empty");
});
