// Reading a clock: the server says what was left when it spoke, the page counts on. Pure; all times in milliseconds.

/**
 * What both sides have left at `now`. `clock` is the one of the model (with `at`, when it was received), or null.
 *
 * Each side: `{main_ms, byoyomi_ms, in_byoyomi, running}`; nothing goes below zero: only the server lets time run out.
 */
export function readClock(clock, now) {
  if (clock === null) return null;
  const spent = Math.max(0, now - clock.at);
  return { black: readSide(clock, "black", spent), white: readSide(clock, "white", spent) };
}

function readSide(clock, color, spent) {
  const { main_ms, byoyomi_ms, in_byoyomi } = clock[color];
  const running = clock.running === color;
  if (!running) return { main_ms, byoyomi_ms, in_byoyomi, running };
  if (in_byoyomi) return { main_ms: 0, byoyomi_ms: Math.max(0, byoyomi_ms - spent), in_byoyomi, running };
  const over = Math.max(0, spent - main_ms);
  const entered = over > 0 && byoyomi_ms > 0;
  return {
    main_ms: Math.max(0, main_ms - spent),
    byoyomi_ms: entered ? Math.max(0, byoyomi_ms - over) : byoyomi_ms,
    in_byoyomi: entered,
    running,
  };
}

/** The time left as shown: "1:02:03", "9:59", and in byōyomi the seconds alone. A started second counts as whole. */
export function clockText({ main_ms, byoyomi_ms, in_byoyomi }) {
  if (in_byoyomi) return String(Math.ceil(byoyomi_ms / 1000));
  const seconds = Math.ceil(main_ms / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The length of one byōyomi period. Only the running side can be in the middle of one, so the longer figure is whole. */
export const periodOf = (clock) => Math.max(clock.black.byoyomi_ms, clock.white.byoyomi_ms);

/**
 * The number the timekeeper calls out in this second of byōyomi, or null.
 *
 * Seconds used are called, not seconds left: every ten in the last thirty, then one by one; at the last the time is up
 * (CLOCK-03, CLOCK-09, CLOCK-23).
 */
export function countAloud(period_ms, { byoyomi_ms, in_byoyomi, running }) {
  if (!in_byoyomi || !running) return null;
  const left = Math.ceil(byoyomi_ms / 1000);
  const used = Math.round(period_ms / 1000) - left;
  if (left >= 1 && left < 10) return 10 - left;
  return used > 0 && [10, 20, 30].includes(left) ? used : null;
}
