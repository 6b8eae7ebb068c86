// What the reader draws on the board with the right button of a mouse, to think by: an arrow from square to square, or a circle round one.
// It is theirs alone, and goes when the position changes. Fingers draw nothing: theirs is the left button.

import { svg } from "../dom.js";
import { middle, outline } from "./arrows.js";
import { cellSize } from "./geometry.js";

const RIGHT_BUTTON = 2;
const SHAFT = 15;
const RING = 8;

/** What there is after `sketch` (`{from, to, color}`, a circle if it ends where it begins) was drawn; the same once more takes it away. */
export function drawnAlso(sketches, sketch) {
  const there = sketches.find(({ from, to }) => from === sketch.from && to === sketch.to);
  const others = sketches.filter((other) => other !== there);
  return there?.color === sketch.color ? others : [...others, sketch];
}

// Which of four colours, by the keys held down.
const colorOf = ({ shiftKey, altKey }) => 1 + Number(shiftKey) + 2 * Number(altKey);

/**
 * Listens to the right button inside `host`. `on` has `begin()`, which says whether there is to be a drawing, `draft(sketch or null)` while
 * the button is held, and `done(sketch)`. `squareAt(event)` is the square under the pointer, or null.
 */
export function listenToSketches(host, squareAt, on) {
  let begun = null;
  // Only the menu that the mouse would open is ours to keep shut: a long press of a finger opens its own.
  let shut = false;

  const sketch = (event) => {
    const to = squareAt(event);
    return to && { from: begun.square, to, color: colorOf(event) };
  };

  host.addEventListener("pointerdown", (event) => {
    const right = event.pointerType === "mouse" && event.button === RIGHT_BUTTON;
    const square = right ? squareAt(event) : null;
    shut = square !== null;
    begun = shut && on.begin() ? { square, id: event.pointerId } : null;
    if (begun) on.draft(sketch(event));
  });
  host.addEventListener("pointermove", (event) => {
    if (event.pointerId === begun?.id) on.draft(sketch(event));
  });
  // The button may be let go beside the board: then nothing is drawn.
  const end = (event) => {
    if (event.pointerId !== begun?.id) return;
    const drawn = event.type === "pointerup" && event.button === RIGHT_BUTTON ? sketch(event) : null;
    begun = null;
    on.draft(null);
    if (drawn) on.done(drawn);
  };
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end);
  host.addEventListener("contextmenu", (event) => {
    if (shut) event.preventDefault();
  });
}

/** Draws `sketches` into their layer, as who sits at `near` sees them. */
export function drawSketches(layer, game, sketches, near) {
  const key = JSON.stringify([sketches, near]);
  if (layer.dataset.key === key) return;
  layer.dataset.key = key;
  layer.replaceChildren(...sketches.map((sketch) => drawing(game, sketch, near)));
}

function drawing(game, { from, to, color }, near) {
  const [start, end] = [middle(game, from, near), middle(game, to, near)];
  if (from !== to) return svg("path", { class: `sketch color-${color}`, d: outline(start, end, SHAFT) });
  const { width, height } = cellSize(game);
  return svg("ellipse", {
    class: `sketch color-${color}`, cx: end.x, cy: end.y, rx: (width - RING) / 2, ry: (height - RING) / 2, "stroke-width": RING,
  });
}
