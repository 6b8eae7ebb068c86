// What a timekeeper calls out in a turn, and when. Pure; the referee has the same list (arbiter's announcements), and both
// are tested against the same table.

import { isByTheDay, leftInAll, MINUTE_MS } from "./clock.js";

// Main time is called when so many seconds of it are left; the last two only where nothing comes after it.
const MAIN_MARKS = [600, 300, 60];
const LAST_MARKS = [30, 20];

/**
 * The calls of a turn after the moment in which a player has `left` (a side of the clock), in order. Each is
 * `{at, says, value}`: milliseconds from that moment; what is said, and its number:
 *
 * - `main`: so many seconds of main time are left (CLOCK-02);
 * - `considerations`: so many are left, one of them begins (CLOCK-07);
 * - `byoyomi`: from now on so many seconds for every move;
 * - `seconds`: so many seconds of a period have passed (CLOCK-03, CLOCK-09, CLOCK-23);
 * - `count`: the last ten seconds one by one; with "10" time is up (CLOCK-04);
 * - `passed`: the player wanted to be told that so many seconds have passed (CLOCK-22); see `askedCall`.
 */
export function callsAfter(left, control) {
  const byStage = { main: mainCalls, consideration: () => [], byoyomi: () => [] };
  const { calls, byoyomiAt } = considerationCalls(left, control);
  const counted = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((rest) => (
    { at: leftInAll(left, control) - (rest - 1) * 1000, says: "count", value: 11 - rest }));
  // A byōyomi of less than ten seconds is counted from its beginning.
  const countFrom = control.period_ms > 0 ? byoyomiAt : 0;
  const all = [
    ...byStage[left.stage](left, control), ...calls,
    ...begins(byoyomiAt, control), ...tens(byoyomiAt, control.period_ms),
    ...counted.filter(({ at }) => at > countFrom),
  ];
  return all.filter(({ at }) => at > 0);
}

function mainCalls({ main_ms }, control) {
  // Under the stopwatch the last minute is counted as main time, too; it is called when byōyomi begins.
  const after_ms = control.counting === "minutes" ? MINUTE_MS : 0;
  const marks = control.period_ms === 0 ? [...MAIN_MARKS, ...LAST_MARKS] : MAIN_MARKS;
  return marks.filter((mark) => mark * 1000 > after_ms).map((mark) => (
    { at: main_ms + after_ms - mark * 1000, says: "main", value: mark }));
}

// Also tells when byōyomi begins; a period that runs already began before now.
function considerationCalls({ main_ms, considerations, period_ms, stage }, control) {
  if (stage === "byoyomi") return { calls: [], byoyomiAt: period_ms - control.period_ms };
  const first = stage === "main" ? main_ms : period_ms - MINUTE_MS;
  const calls = Array.from({ length: considerations }, (_, gone) => {
    const at = first + gone * MINUTE_MS;
    return [{ at, says: "considerations", value: considerations - gone }, ...tens(at, MINUTE_MS)];
  });
  return { calls: calls.flat(), byoyomiAt: first + considerations * MINUTE_MS };
}

function begins(at, control) {
  if (control.period_ms === 0) return [];
  if (control.counting === "minutes") return [{ at, says: "main", value: 60 }];
  return [{ at, says: "byoyomi", value: Math.round(control.period_ms / 1000) }];
}

// Before the last ten seconds of a period, three tens at most: 30, 40, 50 of a minute; 10, 20 of half a minute.
function tens(from, period_ms) {
  const last = Math.floor((period_ms - 10_000) / 10_000);
  const numbers = [last - 2, last - 1, last].filter((ten) => ten > 0);
  return numbers.map((ten) => ({ at: from + ten * 10_000, says: "seconds", value: ten * 10 }));
}

/** The call a player asked for, `asked` seconds after a turn began of which `spent` milliseconds are gone; or none (CLOCK-22). */
export function askedCall(asked, spent) {
  const at = asked * 1000 - spent;
  return asked > 0 && at > 0 ? [{ at, says: "passed", value: asked }] : [];
}

/** The last of `calls` that fell due after `from` and not after `to`, or null: who was away is not told everything. */
export const dueCall = (calls, from, to) =>
  calls.filter(({ at }) => at > from && at <= to).reduce((last, call) => (last && last.at > call.at ? last : call), null);

/** A call in words; the last ten seconds are numbers alone. */
export function callWords({ says, value }, t) {
  if (says === "count") return String(value);
  if (["seconds", "considerations", "byoyomi"].includes(says)) return t(`call-${says}`, { count: value });
  return value % 60 === 0 ? t(`call-${says}-minutes`, { count: value / 60 }) : t(`call-${says}-seconds`, { count: value });
}

/** Whether a clock has byōyomi for somebody. */
export const hasByoyomi = (clock) =>
  Object.values(clock?.control ?? {}).some((control) => control.period_ms > 0 && !isByTheDay(control));

/** Whether calls are spoken for a reader who has chosen so, at a game with this clock. */
export const isSpoken = (chosen, clock) => chosen === "speech" || (chosen === "byoyomi" && hasByoyomi(clock));
