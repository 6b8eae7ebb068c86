// The wheel over a board goes through the moves.

// A notch of a wheel is about a hundred pixels, or three lines; a trackpad sends many small steps.
const NOTCH = 60;
const LINE = 33;
// After such a pause what is left of a notch counts no more.
const PAUSE_MS = 250;

/** A function that takes turns of the wheel (as events tell them) and answers how many steps that is: -1, 0 or 1. */
export function notches() {
  let turned = 0;
  let last = -Infinity;
  return ({ deltaY, deltaMode, timeStamp }) => {
    const by = deltaMode === 0 ? deltaY : deltaY * LINE;
    const goesOn = timeStamp - last < PAUSE_MS && by * turned >= 0;
    turned = (goesOn ? turned : 0) + by;
    last = timeStamp;
    if (Math.abs(turned) < NOTCH) return 0;
    const way = Math.sign(turned);
    turned = 0;
    return way;
  };
}

/**
 * Calls `step(by)`, with -1 or 1, as the wheel turns over the board in `host`. With Ctrl, or over a board that is brought nearer, it has
 * other work.
 */
export function listenToWheel(host, step) {
  const count = notches();
  // The host has no box of its own, so that browsers would not ask it whether they may scroll.
  host.querySelector(".board").addEventListener("wheel", (event) => {
    if (event.ctrlKey || event.target.closest(".pane.near")) return;
    event.preventDefault();
    const by = count(event);
    if (by !== 0) step(by);
  }, { passive: false });
}
