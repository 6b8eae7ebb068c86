// The timekeeper's voice during a game: finds the call that is due, says it once.

import { askedCall, callsAfter, dueCall } from "./calls.js";
import { isByTheDay } from "./clock.js";

// A page that slept does not say what was due in its sleep.
const TOO_LATE_MS = 1000;

/**
 * A caller that tells each call to `say(call)` at its time. `listen(game, asked, now)` is to be called often: `asked` is
 * after how many seconds of a turn the player wants to be told, or 0.
 */
export function caller(say) {
  let clock;
  let turnAt;
  let calls = [];
  let heardUntil = 0;
  return {
    listen(game, asked, now) {
      if (clock !== game.clock || turnAt !== game.turnAt) {
        ({ clock, turnAt } = game);
        calls = callsOf(game);
        heardUntil = now;
      }
      const own = game.you.includes(game.turn) && game.phase.kind === "playing";
      const wanted = own ? askedCall(asked, 0).map((call) => ({ ...call, at: turnAt + call.at })) : [];
      const call = dueCall([...calls, ...wanted], Math.max(heardUntil, now - TOO_LATE_MS), now);
      heardUntil = Math.max(heardUntil, now);
      if (call) say(call);
    },
  };
}

// The calls of the running turn, at times of the page. By the day nobody sits there to hear them.
function callsOf({ clock, result }) {
  const running = result === null ? clock?.running ?? null : null;
  if (running === null || isByTheDay(clock.control[running])) return [];
  return callsAfter(clock[running], clock.control[running]).map((call) => ({ ...call, at: clock.at + call.at }));
}
