// What a player's clock shows: the server says what was left when it spoke, the page counts on. Pure; times in milliseconds.

const MINUTE_MS = 60_000;

/** What is left of `{main_ms, considerations, period_ms, stage}` after `spent` more: main time, considerations, byōyomi. */
export function leftAfter({ main_ms, considerations, period_ms, stage }, spent) {
  const reserves = stage === "main" ? main_ms : 0;
  const minutes = stage === "consideration" ? (considerations - 1) * MINUTE_MS + period_ms : considerations * MINUTE_MS;
  const rest = Math.max(0, reserves - spent);
  if (rest > 0 || stage === "main" && period_ms === 0 && considerations === 0) return { ms: rest, byoyomi: false };
  const over = Math.max(0, spent - reserves);
  if (over < minutes) return { ms: minutes - over, byoyomi: true };
  return { ms: Math.max(0, (stage === "consideration" ? 0 : period_ms) - (over - minutes)), byoyomi: true };
}

/** "9:59", "1:02:03"; a started second counts as whole. */
export function clockText(ms) {
  const seconds = Math.ceil(ms / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
