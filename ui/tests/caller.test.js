import assert from "node:assert/strict";
import test from "node:test";

import { caller } from "../game/caller.js";
import { isSpoken } from "../game/calls.js";

const CONTROL = { main_ms: 0, considerations: 0, period_ms: 30_000, increment_ms: 0, counting: "exact" };
const full = { main_ms: 0, considerations: 0, period_ms: 30_000, stage: "byoyomi" };
const clockAt = (at, running = "black") => ({ running, black: full, white: full, control: { black: CONTROL, white: CONTROL }, at });
const gameAt = (at, rest = {}) => (
  { clock: clockAt(at), turn: "black", you: ["black"], turnAt: at, phase: { kind: "playing" }, result: null, ...rest });

// What is said while time goes on in steps of a tenth of a second.
function hear(caller_, said, game, asked, from, to) {
  for (let now = from; now <= to; now += 100) caller_.listen(game, asked, now);
  return said.splice(0);
}

function listener() {
  const said = [];
  return [caller(({ says, value }) => said.push(`${says} ${value}`)), said];
}

test("a byoyomi is called out once, and again in the next turn", () => {
  const [voice, said] = listener();
  const first = gameAt(1000);
  assert.deepEqual(hear(voice, said, first, 0, 1000, 23_000), ["seconds 10", "seconds 20", "count 1", "count 2"]);
  const next = gameAt(23_000);
  assert.deepEqual(hear(voice, said, next, 0, 23_000, 34_000), ["seconds 10"]);
});

// CLOCK-22: also without a clock, and only in one's own turn.
test("a player is told after the time they asked for", () => {
  const [voice, said] = listener();
  const untimed = gameAt(0, { clock: null });
  assert.deepEqual(hear(voice, said, untimed, 60, 0, 61_000), ["passed 60"]);
  assert.deepEqual(hear(voice, said, gameAt(70_000, { clock: null, turn: "white" }), 60, 70_000, 140_000), []);
});

test("nothing is called when the game is over, and nothing late for who was away", () => {
  const [voice, said] = listener();
  assert.deepEqual(hear(voice, said, gameAt(0, { result: {} }), 0, 0, 30_000), []);
  const [second, heard] = listener();
  const game = gameAt(0);
  second.listen(game, 0, 0);
  second.listen(game, 0, 19_000);
  assert.deepEqual(heard, []);
  second.listen(game, 0, 20_000);
  assert.deepEqual(heard, ["seconds 20"]);
});

test("calls are spoken where there is byōyomi, unless somebody wants otherwise", () => {
  const clock = (period_ms) => ({ control: { black: { period_ms }, white: { period_ms: 0 } } });
  const cases = [["byoyomi", true, false], ["speech", true, true], ["beeps", false, false], ["off", false, false]];
  for (const [chosen, inByoyomi, elsewhere] of cases) {
    assert.deepEqual([clock(30_000), clock(0), null].map((one) => isSpoken(chosen, one)), [inByoyomi, elsewhere, elsewhere], chosen);
  }
});
