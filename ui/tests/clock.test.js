import assert from "node:assert/strict";
import test from "node:test";

import { askedCall, callsAfter, callWords, dueCall } from "../game/calls.js";
import { clockText, clockWords, daysText, isByTheDay, leftInAll, readClock, restText } from "../game/clock.js";

const CONTROLS = {
  "10m+30s": { main_ms: 600e3, considerations: 0, period_ms: 30e3, increment_ms: 0, counting: "exact" },
  "10m+30s/10x60s": { main_ms: 600e3, considerations: 10, period_ms: 30e3, increment_ms: 0, counting: "exact" },
  "10m": { main_ms: 600e3, considerations: 0, period_ms: 0, increment_ms: 0, counting: "exact" },
  "3m/stopwatch": { main_ms: 180e3, considerations: 0, period_ms: 60e3, increment_ms: 0, counting: "minutes" },
};
const main = (main_ms, considerations = 0, period_ms = 30e3) => ({ main_ms, considerations, period_ms, stage: "main" });
const considering = (considerations, period_ms) => ({ main_ms: 0, considerations, period_ms, stage: "consideration" });
const byoyomi = (period_ms) => ({ main_ms: 0, considerations: 0, period_ms, stage: "byoyomi" });

const clockOf = (text, left) => (
  { running: "black", black: left, white: left, control: { black: CONTROLS[text], white: CONTROLS[text] }, at: 1000 });

// CLOCK-02, CLOCK-07, CLOCK-08, CLOCK-10: what is left and how it is shown, so long after the server spoke.
test("the running clock counts down through main time, considerations and byoyomi", () => {
  const cases = [
    ["10m+30s", main(5000), 0, main(5000), "0:05"],
    ["10m+30s", main(5000), 1, main(4999), "0:05"],
    ["10m+30s", main(3723e3), 0, main(3723e3), "1:02:03"],
    ["10m+30s", main(5000), 5000, byoyomi(30e3), "30"],
    ["10m+30s", main(5000), 6000, byoyomi(29e3), "29"],
    ["10m+30s", byoyomi(12e3), 2000, byoyomi(10e3), "10"],
    ["10m+30s", main(5000), 99e3, byoyomi(0), "0"],
    ["10m", main(1000, 0, 0), 5000, main(0, 0, 0), "0:00"],
    ["10m+30s/10x60s", main(5000, 10), 4000, main(1000, 10), "0:01"],
    ["10m+30s/10x60s", main(5000, 10), 5000, considering(10, 60e3), "60"],
    ["10m+30s/10x60s", main(0, 10), 150e3, considering(8, 30e3), "30"],
    ["10m+30s/10x60s", considering(1, 5000), 20e3, byoyomi(15e3), "15"],
    ["10m+30s/10x60s", considering(2, 5000), 20e3, considering(1, 45e3), "45"],
    ["3m/stopwatch", main(60e3, 0, 60e3), 0, main(60e3, 0, 60e3), "2:00"],
    ["3m/stopwatch", main(60e3, 0, 60e3), 61e3, byoyomi(59e3), "59"],
  ];
  for (const [text, left, spent, expected, shown] of cases) {
    const { black, white } = readClock(clockOf(text, left), 1000 + spent);
    assert.deepEqual(black, { ...expected, running: true }, `${text} after ${spent}`);
    assert.deepEqual(white, { ...left, running: false });
    assert.equal(clockText(black, CONTROLS[text]), shown, `${text} after ${spent}`);
  }
  assert.equal(readClock(null, 0), null);
});

// Each of the four has a clock, by the same rules.
test("the clocks of four count down through considerations and byoyomi", () => {
  const seats = ["south", "west", "north", "east"];
  const control = {
    "1m+30s/1x60s": { ...CONTROLS["10m+30s"], main_ms: 60e3, considerations: 1 },
    "0m+30s/1x60s": { ...CONTROLS["10m+30s"], main_ms: 0, considerations: 1 },
  };
  const cases = [
    ["1m+30s/1x60s", main(60e3, 1), 20e3, main(40e3, 1), "0:40"],
    ["1m+30s/1x60s", main(60e3, 1), 70e3, considering(1, 50e3), "50"],
    ["1m+30s/1x60s", main(60e3, 1), 125e3, byoyomi(25e3), "25"],
    ["0m+30s/1x60s", considering(1, 60e3), 65e3, byoyomi(25e3), "25"],
    ["0m+30s/1x60s", considering(1, 60e3), 80e3, byoyomi(10e3), "10"],
    ["0m+30s/1x60s", considering(1, 57e3), 62e3, byoyomi(25e3), "25"],
  ];
  for (const [text, left, spent, expected, shown] of cases) {
    const all = (value) => Object.fromEntries(seats.map((seat) => [seat, value]));
    const readings = readClock({ running: "west", at: 0, ...all(left), control: all(control[text]) }, spent);
    assert.deepEqual(readings.west, { ...expected, running: true }, `${text} after ${spent}`);
    assert.equal(clockText(readings.west, control[text]), shown, `${text} after ${spent}`);
    assert.deepEqual(readings.south, { ...left, running: false });
  }
  const last = { main_ms: 5000, considerations: 0, period_ms: 0, stage: "main" };
  const [sudden, late] = [CONTROLS["10m"], 9000];
  assert.equal(readClock({ running: "east", at: 0, east: last, control: { east: sudden } }, late).east.main_ms, 0);
  assert.deepEqual([61e3, 3601e3, 900].map((ms) => clockText(main(ms), sudden)), ["1:01", "1:00:01", "0:01"]);
});

test("what is left in all ends where the flag falls", () => {
  const cases = [
    ["10m+30s/10x60s", main(600e3, 10), 1230e3],
    ["10m+30s/10x60s", considering(2, 5000), 95e3],
    ["10m+30s", byoyomi(7000), 7000],
    ["10m", main(600e3, 0, 0), 600e3],
    ["3m/stopwatch", main(120e3, 0, 60e3), 180e3],
  ];
  for (const [text, left, expected] of cases) assert.equal(leftInAll(left, CONTROLS[text]), expected, text);
});

const control = (main_s, period_s, considerations = 0, counting = "exact") => (
  { main_ms: main_s * 1000, considerations, period_ms: period_s * 1000, increment_ms: 0, counting });

// A turn from its beginning: what a player has before anything runs.
function whole({ main_ms, considerations, period_ms, counting }) {
  const main = counting === "minutes" ? main_ms - 60e3 : main_ms;
  if (main > 0 || period_ms === 0) return { main_ms: main, considerations, period_ms, stage: "main" };
  return considerations > 0 ? considering(considerations, 60e3) : byoyomi(period_ms);
}

const said = (calls) => calls.map(({ at, says, value }) => [at / 1000, says === "count" ? value : `${says} ${value}`]);
const countTo = (end) =>
  Array.from({ length: Math.min(10, end) }, (_, index) => [end - Math.min(10, end) + index + 1, Math.max(0, 10 - end) + index + 1]);

// CLOCK-02, CLOCK-03, CLOCK-08, CLOCK-09, CLOCK-13, CLOCK-23: the referee's own table.
test("the timekeeper's calls", () => {
  const cases = [
    ["60 s a move", control(0, 60), [[30, "seconds 30"], [40, "seconds 40"], [50, "seconds 50"], ...countTo(60)]],
    ["30 s a move", control(0, 30), [[10, "seconds 10"], [20, "seconds 20"], ...countTo(30)]],
    ["40 s a move", control(0, 40), [[10, "seconds 10"], [20, "seconds 20"], [30, "seconds 30"], ...countTo(40)]],
    ["10 s a move", control(0, 10), countTo(10)],
    ["90 s a move", control(0, 90), [[60, "seconds 60"], [70, "seconds 70"], [80, "seconds 80"], ...countTo(90)]],
    [
      "3m/stopwatch",
      control(180, 60, 0, "minutes"),
      [[120, "main 60"], [150, "seconds 30"], [160, "seconds 40"], [170, "seconds 50"], ...countTo(180)],
    ],
    ["2m+30s", control(120, 30), [[60, "main 60"], [120, "byoyomi 30"], [130, "seconds 10"], [140, "seconds 20"], ...countTo(150)]],
    [
      "2m+30s/2x60s",
      control(120, 30, 2),
      [
        [60, "main 60"],
        [120, "considerations 2"],
        [150, "seconds 30"],
        [160, "seconds 40"],
        [170, "seconds 50"],
        [180, "considerations 1"],
        [210, "seconds 30"],
        [220, "seconds 40"],
        [230, "seconds 50"],
        [240, "byoyomi 30"],
        [250, "seconds 10"],
        [260, "seconds 20"],
        ...countTo(270),
      ],
    ],
    ["6m", control(360, 0), [[60, "main 300"], [300, "main 60"], [330, "main 30"], [340, "main 20"], ...countTo(360)]],
    ["25s/move", control(25, 0), [[5, "main 20"], ...countTo(25)]],
    [
      "0m+3s/1x60s",
      control(0, 3, 1),
      [
        [30, "seconds 30"],
        [40, "seconds 40"],
        [50, "seconds 50"],
        [60, "byoyomi 3"],
        [61, 8],
        [62, 9],
        [63, 10],
      ],
    ],
  ];
  for (const [name, given, expected] of cases) assert.deepEqual(said(callsAfter(whole(given), given)), expected, name);
});

test("who comes back in the middle of a turn hears the rest", () => {
  const cases = [
    ["byoyomi of 30 s, 12 left", byoyomi(12e3), control(600, 30), [[2, "seconds 20"], ...countTo(12)]],
    [
      "last consideration, 15 s left",
      considering(1, 15e3),
      control(0, 30, 3),
      [[5, "seconds 50"], [15, "byoyomi 30"], [25, "seconds 10"], [35, "seconds 20"], ...countTo(45)],
    ],
    [
      "main time",
      main(61e3),
      control(600, 30),
      [[1, "main 60"], [61, "byoyomi 30"], [71, "seconds 10"], [81, "seconds 20"], ...countTo(91)],
    ],
  ];
  for (const [name, left, given, expected] of cases) assert.deepEqual(said(callsAfter(left, given)), expected, name);
});

// CLOCK-22.
test("a player is told when they want", () => {
  assert.deepEqual(askedCall(1200, 0), [{ at: 1200e3, says: "passed", value: 1200 }]);
  assert.deepEqual(askedCall(1200, 1000e3), [{ at: 200e3, says: "passed", value: 1200 }]);
  assert.deepEqual([askedCall(1200, 1200e3), askedCall(0, 0)], [[], []]);
});

test("of several calls that are due only the last is said, and none twice", () => {
  const calls = callsAfter(byoyomi(30e3), control(0, 30));
  assert.equal(dueCall(calls, 0, 9999), null);
  assert.equal(dueCall(calls, 9999, 10_000).value, 10);
  assert.equal(dueCall(calls, 10_000, 10_100), null);
  assert.deepEqual([dueCall(calls, 0, 25e3).says, dueCall(calls, 0, 25e3).value], ["count", 5]);
});

test("calls are put into words", () => {
  const t = (id, { count }) => `${id} ${count}`;
  const cases = [
    ["count", 3, "3"], ["seconds", 30, "call-seconds 30"], ["main", 300, "call-main-minutes 5"], ["main", 20, "call-main-seconds 20"],
    ["passed", 1200, "call-passed-minutes 20"], ["byoyomi", 30, "call-byoyomi 30"], ["considerations", 2, "call-considerations 2"],
  ];
  for (const [says, value, words] of cases) assert.equal(callWords({ says, value }, t), words);
});

test("what a clock shows is said in words, byoyomi as seconds", () => {
  const t = (id, { name, time }) => `${id} ${name} ${time}`;
  assert.equal(clockWords("Anna", main(61e3), CONTROLS["10m+30s"], t), "clock-of Anna 1:01");
  assert.equal(clockWords("Anna", byoyomi(9500), CONTROLS["10m+30s"], t), "clock-of-seconds Anna 10");
});

test("by the day a clock shows days and hours, and no seconds", () => {
  const t = (id, args) => `${id} ${Object.values(args).join(" ")}`;
  const days = (each, fund = 0) => ({ main_ms: fund, considerations: 0, period_ms: each, increment_ms: 0, counting: "exact" });
  const control = days(3 * 86400e3);
  const cases = [
    [3 * 86400e3, "clock-days 3 0"], [2 * 86400e3 + 5 * 3600e3 + 59e3, "clock-days 2 5"], [86400e3 - 1, "clock-hours 23 59"],
    [3600e3, "clock-hours 1 0"], [3599e3, "clock-minutes 59"], [30e3, "clock-minutes 1"],
  ];
  for (const [left, shown] of cases) assert.equal(daysText(byoyomi(left), control, t), shown);
  assert.equal(clockWords("Anna", byoyomi(2 * 86400e3), control, t), "clock-of Anna clock-days 2 0");
  const rests = { until_ms: Date.UTC(2026, 7, 15), holiday: true };
  assert.equal(restText({ rests }, "en", t), "rests-holiday Aug 14");
  assert.equal(restText({ rests: { ...rests, holiday: false } }, "en", t), "rests-weekend Aug 14");
  assert.equal(restText({}, "en", t), "");
  const clock = { ...clockOf("10m", main(1000)), white: { ...main(1000), rests } };
  assert.deepEqual(readClock(clock, 1000).white.rests, rests);
  assert.equal(isByTheDay(control), true);
  assert.equal(isByTheDay({ ...days(0), increment_ms: 86400e3 }), true);
  for (const text of Object.keys(CONTROLS)) assert.equal(isByTheDay(CONTROLS[text]), false, text);
});
