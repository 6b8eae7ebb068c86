// Whether this tab looks for an opponent: it goes on doing so while one reads or plays the computer.

const KEY = "miyako.seeking";

export function isSeeking() {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function setSeeking(seeking) {
  try {
    if (seeking) sessionStorage.setItem(KEY, "on");
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden: one is called on the lobby's page alone.
  }
}
