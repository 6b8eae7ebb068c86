// A piece of any game, on wood that all share: its kanji; or kanji or letters with marks of how it moves; or, in the
// children's games, an animal with such marks.

import { CELL, moveMarks } from "./pieces.js";
import { el, svg } from "../dom.js";

const ANIMALS = new URL("./animals.svg", import.meta.url).pathname;
// Where the lettering has its middle, and how far apart marks lie.
const MIDDLE = 60;
const HEIGHT = 95;
// What leads two squares away is drawn inside the wood.
const NEARER = 0.64;
const SIZES = { 1: 42, 2: 32, 3: 24 };

/** A piece, turned so many quarters clockwise. `kind` is what the server tells of it, `face` one of FACES. */
export function koma(kind, turns, face) {
  const drawn = drawing(kind, face);
  const two = !drawn && [...kind.short].length > 1;
  const classes = ["koma", "lettered", turns > 0 ? `turned-${turns}` : "", kind.promoted ? "promoted" : "", two ? "two" : ""];
  const inside = drawn ?? el("span", {}, kind.short);
  return el("span", { class: classes.filter(Boolean).join(" "), lang: "ja", "aria-hidden": "true" }, inside);
}

// The inside as a picture, or null where the kanji alone stand there.
function drawing(kind, face) {
  if (kind.picture) return picture(animal(kind.picture), marks(kind, 1.12));
  if (face === "kanji-moves") return picture(lettering("kanji", kind.short, 24), marks(kind));
  if (face === "letters") return picture(lettering("letters", kind.letters, 20));
  if (face === "first-steps") return picture(lettering("letters", kind.letters, 20), marks(kind));
  return null;
}

const picture = (...parts) => svg("svg", { viewBox: `0 0 ${CELL.width} ${CELL.height}` }, ...parts);

const animal = (name) => svg("use", { href: `${ANIMALS}#${name}`, x: 24, y: MIDDLE - 26, width: 52, height: 52 });

function lettering(name, text, least) {
  const size = (name === "kanji" && text.length === 1 ? 40 : SIZES[text.length]) ?? least;
  return svg("text", { class: name, x: 50, y: (MIDDLE + size * 0.36).toFixed(1), "font-size": size, "text-anchor": "middle" }, text);
}

// Only numbers come into this markup.
function marks({ marks: { steps = [], runs = [], lines = [], leaps = [], powers = [] } }, spread = 1) {
  const nearer = (squares) => squares.map((square) => square.map((n) => (Math.abs(n) > 1 ? n * NEARER : n)));
  const group = svg("g", { transform: `translate(50 ${MIDDLE}) scale(${spread}) translate(-50 ${-MIDDLE})` });
  group.innerHTML = moveMarks({ steps, runs, lines, leaps: nearer(leaps), powers: nearer(powers) }, MIDDLE, HEIGHT);
  return group;
}
