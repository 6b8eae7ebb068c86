import assert from "node:assert/strict";
import test from "node:test";

import { begun, paused, pressed, reading, tableClock, watched } from "../game/table-clock.js";

const control = (main_ms, period_ms, rest = {}) => (
  { main_ms, considerations: 0, period_ms, period_within_main: false, increment_ms: 0, counting: "exact", ...rest });
const start = (of) => begun(tableClock(of), 0);
const left = (clock, seat, now) => {
  const { main_ms, considerations, period_ms, stage } = reading(clock, seat, now);
  return [stage, main_ms, considerations, period_ms];
};

// CLOCK-11: the button is pressed by who has moved; nobody else can.
test("each presses in their own turn", () => {
  let clock = start(control(60e3, 0));
  assert.equal(pressed(clock, "second", 1000), clock);
  clock = pressed(clock, "first", 5000);
  assert.deepEqual([clock.running, clock.moves], ["second", 1]);
  assert.deepEqual(left(clock, "first", 9000), ["main", 55e3, 0, 0]);
  assert.deepEqual(left(clock, "second", 9000), ["main", 56e3, 0, 0]);
  clock = pressed(clock, "second", 10e3);
  assert.deepEqual([clock.running, clock.moves], ["first", 2]);
});

// CLOCK-01, CLOCK-02, CLOCK-04, CLOCK-06, CLOCK-07, CLOCK-08, CLOCK-10, CLOCK-13: the rules of time are those of the site.
test("time is counted as everywhere here", () => {
  const after = (of, spent) => left(pressed(start(of), "first", spent), "first", spent);
  const stopwatch = control(180e3, 60e3, { period_within_main: true, counting: "minutes" });
  assert.deepEqual(after(stopwatch, 59e3), ["main", 120e3, 0, 60e3]);
  assert.deepEqual(after(stopwatch, 80e3), ["main", 60e3, 0, 60e3]);
  assert.deepEqual(after(stopwatch, 125e3), ["byoyomi", 0, 0, 60e3]);
  assert.deepEqual(after(control(10e3, 30e3, { counting: "seconds" }), 1900), ["main", 9000, 0, 30e3]);
  assert.deepEqual(after(control(10e3, 30e3), 25e3), ["byoyomi", 0, 0, 30e3], "the period is whole again");
  assert.deepEqual(after(control(10e3, 30e3, { considerations: 10 }), 69e3), ["consideration", 0, 10, 60e3]);
  assert.deepEqual(after(control(10e3, 30e3, { considerations: 10 }), 130e3), ["consideration", 0, 8, 60e3]);
  assert.deepEqual(after(control(10e3, 0, { increment_ms: 5000 }), 3000), ["main", 12e3, 0, 0]);
});

test("with nothing left the flag falls, and no press helps", () => {
  const clock = start(control(10e3, 30e3));
  assert.equal(watched(clock, 39_999).fallen, null);
  const fallen = watched(clock, 40e3);
  assert.equal(fallen.fallen, "first");
  assert.equal(pressed(clock, "first", 40e3).fallen, "first");
  assert.equal(paused(fallen, 41e3), fallen);
});

// CLOCK-21: a break is nobody's time.
test("a break stops both clocks", () => {
  let clock = paused(start(control(60e3, 0)), 5000);
  assert.deepEqual(left(clock, "first", 500e3), ["main", 55e3, 0, 0]);
  assert.equal(pressed(clock, "first", 600e3).running, "first");
  clock = paused(clock, 2_405e3, false);
  assert.deepEqual(left(clock, "first", 2_407e3), ["main", 53e3, 0, 0]);
  assert.equal(paused(clock, 2_408e3, false).paused, null);
});
