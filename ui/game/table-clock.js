// A clock that two people at one table work themselves (CLOCK-11): whoever has moved presses, and the other's time runs. What is left is
// counted by the rules of every clock here (`clock.js`). Pure; all times in milliseconds.

import { after, leftInAll, MINUTE_MS } from "./clock.js";

const SEATS = ["first", "second"];
const other = (seat) => SEATS.find((one) => one !== seat);

/** A clock by `control` that has not begun; `first` is whose time will run first. */
export function tableClock(control) {
  const main_ms = control.period_within_main ? control.main_ms - control.period_ms : control.main_ms;
  const stage = main_ms > 0 ? "main" : control.considerations > 0 ? "consideration" : "byoyomi";
  const period_ms = stage === "consideration" ? MINUTE_MS : control.period_ms;
  const left = { main_ms, considerations: control.considerations, period_ms, stage };
  return { control, left: { first: { ...left }, second: { ...left } }, running: null, since: 0, moves: 0, fallen: null, paused: null };
}

/** Lets the time of who moves first run. */
export const begun = (clock, now) => started({ ...clock, running: "first" }, now);

/** What a seat has left at `now`, and whether its time runs. */
export function reading(clock, seat, now) {
  const own = clock.running === seat;
  const spent = own ? Math.max(0, (clock.paused ?? now) - clock.since) : 0;
  return { ...after(clock.left[seat], clock.control, spent), running: own && clock.paused === null && clock.fallen === null };
}

/** The clock after `seat` has pressed; unchanged if it is not its turn, or time is up. */
export function pressed(clock, seat, now) {
  const seen = watched(clock, now);
  if (seen.running !== seat || seen.paused !== null || seen.fallen !== null) return seen;
  const spent = counted(now - seen.since, seen.control);
  const left = { ...seen.left, [seat]: rested(after(seen.left[seat], seen.control, spent), seen.control) };
  return started({ ...seen, left, running: other(seat), moves: seen.moves + 1 }, now);
}

// The time of a move as it counts: as it was, in whole seconds, or in whole minutes (CLOCK-01, CLOCK-06).
function counted(spent, { counting }) {
  const unit = counting === "minutes" ? MINUTE_MS : counting === "seconds" ? 1000 : 1;
  return Math.max(0, Math.floor(spent / unit) * unit);
}

// A period that was not used up is whole again (CLOCK-02, CLOCK-08).
function rested(left, control) {
  if (left.stage === "consideration") return { ...left, period_ms: MINUTE_MS };
  return { ...left, period_ms: control.period_ms };
}

// An increment comes before each own turn, the first included (CLOCK-13).
function started(clock, now) {
  const { running, control } = clock;
  if (!(control.increment_ms > 0)) return { ...clock, since: now };
  const own = clock.left[running];
  const left = { ...own, main_ms: own.main_ms + control.increment_ms, stage: "main" };
  return { ...clock, left: { ...clock.left, [running]: left }, since: now };
}

/** The clock at `now`: with nothing left the flag has fallen. */
export function watched(clock, now) {
  const { running } = clock;
  if (running === null || clock.paused !== null || clock.fallen !== null) return clock;
  return now - clock.since >= leftInAll(clock.left[running], clock.control) ? { ...clock, fallen: running } : clock;
}

/** Stands still from now on, or goes on where it stood: a break is nobody's time (CLOCK-21). */
export function paused(clock, now, on = true) {
  const seen = watched(clock, now);
  if (seen.running === null || seen.fallen !== null || (seen.paused !== null) === on) return seen;
  if (on) return { ...seen, paused: now };
  return { ...seen, paused: null, since: seen.since + (now - seen.paused) };
}
