// Reading a clock: the server says what was left when it spoke, the page counts on. Pure; all times in milliseconds.

/** A consideration period (考慮時間 kōryo jikan), and the last minute of a stopwatch, which is never used up. */
export const MINUTE_MS = 60_000;

/**
 * What each seat, of two or of four, has left at `now`. `clock` is the one of the server (with `at`, when it began to count), or null.
 *
 * Each seat: `{main_ms, considerations, period_ms, stage, running}`; nothing goes below zero: only the server lets time
 * run out.
 */
export function readClock(clock, now) {
  if (clock === null) return null;
  const spent = Math.max(0, now - clock.at);
  return Object.fromEntries(Object.entries(clock.control).map(([seat, control]) => {
    const running = clock.running === seat;
    const { rests } = clock[seat];
    return [seat, { ...after(clock[seat], control, running ? spent : 0), running, ...(rests && { rests }) }];
  }));
}

/**
 * What of the network's delay the bank of the running seat does not pay for (`lag` by seat): that is gone as soon as the
 * turn begins, so that a clock shows no more than the server will grant.
 */
export function unpaid(clock, lag) {
  const running = clock?.running;
  return running ? Math.max(0, (lag[running] ?? 0) - clock[running].lag_ms) : 0;
}

/** What is left of `left` when `spent` more has passed: main time, then considerations, then byōyomi (CLOCK-07, CLOCK-08). */
export function after({ main_ms, considerations, period_ms, stage }, control, spent) {
  if (spent === 0) return { main_ms, considerations, period_ms, stage };
  const byoyomi_ms = stage === "byoyomi" ? period_ms : control.period_ms;
  let left = (stage === "main" ? main_ms : 0) - spent;
  if (stage === "main" && (left > 0 || control.period_ms === 0)) {
    return { main_ms: Math.max(0, left), considerations, period_ms, stage };
  }
  // The running consideration is the first of those that are left.
  left += stage === "consideration" ? period_ms + (considerations - 1) * MINUTE_MS : considerations * MINUTE_MS;
  if (left > 0) {
    const whole = Math.ceil(left / MINUTE_MS);
    return { main_ms: 0, considerations: whole, period_ms: left - (whole - 1) * MINUTE_MS, stage: "consideration" };
  }
  return { main_ms: 0, considerations: 0, period_ms: Math.max(0, byoyomi_ms + left), stage: "byoyomi" };
}

/**
 * The time left as shown: "1:02:03", "9:59", and in considerations and byōyomi the seconds alone. A started second counts
 * as whole. A stopwatch shows its last minute with the rest, until nothing else is left (CLOCK-02).
 */
export function clockText({ main_ms, period_ms, stage }, control) {
  if (stage !== "main") return String(Math.ceil(period_ms / 1000));
  const shown = control.counting === "minutes" ? main_ms + period_ms : main_ms;
  const seconds = Math.ceil(shown / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Whether a player has days for a move, and need not be there. */
export const isByTheDay = ({ period_ms, increment_ms }) => Math.max(period_ms, increment_ms) >= DAY_MS;

/** The time left by the day, in its two largest units; of less than an hour the minutes. */
export function daysText(reading, control, t) {
  const left = leftInAll(reading, control);
  const [days, hours, minutes] = [left / DAY_MS, left / HOUR_MS % 24, left / MINUTE_MS % 60].map(Math.floor);
  if (days > 0) return t("clock-days", { days, hours });
  return hours > 0 ? t("clock-hours", { hours, minutes }) : t("clock-minutes", { minutes: Math.max(1, minutes) });
}

/** Until when a player's time stands still, and why; empty if it does not. */
export function restText({ rests }, language, t) {
  if (!rests) return "";
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" });
  // The last day of it.
  return t(rests.holiday ? "rests-holiday" : "rests-weekend", { day: day.format(rests.until_ms - 1) });
}

/** What a clock shows, in words: `t` is the page's texts. */
export function clockWords(name, reading, control, t) {
  if (isByTheDay(control)) return t("clock-of", { name, time: daysText(reading, control, t) });
  return t(reading.stage === "main" ? "clock-of" : "clock-of-seconds", { name, time: clockText(reading, control) });
}

/** How long this turn may still take: with nothing left the flag falls. */
export function leftInAll({ main_ms, considerations, period_ms, stage }, control) {
  if (stage === "byoyomi") return period_ms;
  if (stage === "consideration") return period_ms + (considerations - 1) * MINUTE_MS + control.period_ms;
  return main_ms + considerations * MINUTE_MS + control.period_ms;
}
