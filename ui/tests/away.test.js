import assert from "node:assert/strict";
import { test } from "node:test";
import { noticeAway } from "../game/away.js";

function browser() {
  const [page, view] = [new EventTarget(), new EventTarget()];
  Object.assign(page, { visibilityState: "visible", hasFocus: () => page.focused, focused: true });
  const clock = { ms: 0 };
  const at = (target, event, ms, change) => {
    clock.ms = ms;
    Object.assign(page, change);
    target.dispatchEvent(new Event(event));
  };
  return { page, view, now: () => clock.ms, at };
}

test("whoever looks away while they have to move is noticed when they come back", () => {
  const { page, view, now, at } = browser();
  const told = [];
  let thinking = true;
  noticeAway(() => thinking, (ms) => told.push(ms), { page, view, now });
  // Another window, then another tab: once.
  at(view, "blur", 1000, { focused: false });
  at(page, "visibilitychange", 2000, { visibilityState: "hidden" });
  at(page, "visibilitychange", 5000, { visibilityState: "visible" });
  assert.deepEqual(told, []);
  at(view, "focus", 6000, { focused: true });
  assert.deepEqual(told, [5000]);
  // For a moment.
  at(view, "blur", 10_000, { focused: false });
  at(view, "focus", 10_900, { focused: true });
  assert.deepEqual(told, [5000]);
  // While the other thinks one may do what one likes.
  thinking = false;
  at(view, "blur", 20_000, { focused: false });
  thinking = true;
  at(view, "focus", 90_000, { focused: true });
  assert.deepEqual(told, [5000]);
});
