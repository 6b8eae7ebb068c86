// What this tab waits for: somebody who takes an offer, or the game that was found. It goes on while one reads or plays the computer.

const SEEKING = "miyako.seeking";
const FOUND = "miyako.found";

function read(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

function write(key, value) {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: one is called on the lobby's page alone.
  }
}

export const isSeeking = () => Boolean(read(SEEKING));
export const setSeeking = (seeking) => write(SEEKING, seeking);

/** The game that was found and not yet gone to, `{url, text}`, or null. */
export const found = () => read(FOUND);
export const setFound = (game) => write(FOUND, game);
