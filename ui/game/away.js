// Notices when a player looks away from the page while they have to move, and for how long. Those see it who have to judge whether somebody
// had help; it is said so under "your data".

// Whoever is gone for a moment has pressed something beside the page.
const LEAST_MS = 1000;

/**
 * `isThinking()`: whether the player has to move now, with a clock that runs. `tell(ms)` is called when they come back. The rest is the
 * browser.
 */
export function noticeAway(isThinking, tell, { page = document, view = window, now = () => performance.now() } = {}) {
  let since = null;
  const look = () => {
    const isAway = page.visibilityState === "hidden" || !page.hasFocus();
    if (isAway && since === null && isThinking()) since = now();
    if (isAway || since === null) return;
    const ms = Math.round(now() - since);
    since = null;
    if (ms >= LEAST_MS) tell(ms);
  };
  page.addEventListener("visibilitychange", look);
  view.addEventListener("blur", look);
  view.addEventListener("focus", look);
}
