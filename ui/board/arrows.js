// Arrows over the board for moves that are talked about: thicker for the better ones. They are for the eye; the same moves stand in words
// beside
// the board.

import { svg } from "../dom.js";
import { cellOf, cellSize, otherColor, turnsOf } from "./geometry.js";
import { symbolId } from "./pieces.js";
import { drawnPiece } from "./standard.js";
import { parseMove } from "./text.js";

// How thick the shafts are, the best move first.
const SHAFTS = [21, 15, 11, 8, 6];
// How long a head is and how wide, in shafts.
const HEAD = { length: 2, width: 2.6 };
// What is left free of the square the move ends in, so that its piece can be seen.
const SHORT_OF = 14;
// Moves of whoever is not to move.
const OF_THE_OTHER = ["threat", "premove"];

/** The layer they are drawn in, over the squares. */
export function arrowLayer(game) {
  const { width, height } = cellSize(game);
  return svg("svg", { class: "arrows", viewBox: `0 0 ${game.files * width} ${game.ranks * height}`, "aria-hidden": "true" });
}

/** Draws `arrows` (`{usi, rank, kind}`, the best with rank 1; kind "best", "threat", "refutation" or "premove") for moves of `color`. */
export function drawArrows(layer, game, arrows, near, color) {
  const key = JSON.stringify([arrows, near, color]);
  if (layer.dataset.key === key) return;
  layer.dataset.key = key;
  // The best lies on top.
  const mover = ({ kind }) => (OF_THE_OTHER.includes(kind) ? otherColor(color) : color);
  layer.replaceChildren(...arrows.toReversed().map((arrow) => drawing(game, arrow, near, mover(arrow))));
}

function drawing(game, { usi, rank, kind }, near, color) {
  const { drop, from, steps } = parseMove(usi);
  const className = `arrow ${kind} rank-${Math.min(rank, SHAFTS.length)}`;
  const end = middle(game, steps.at(-1), near);
  if (drop) return dropped(game, { kind: drop, color }, end, near, className);
  return svg("path", { class: className, d: outline(middle(game, from, near), end, shaftOf(rank)) });
}

const shaftOf = (rank) => SHAFTS[Math.min(rank, SHAFTS.length) - 1];

/** The middle of a square, in the units of the layer. */
export function middle(game, square, near) {
  const [column, row] = cellOf(game, square, near);
  const { width, height } = cellSize(game);
  return { x: (column + 0.5) * width, y: (row + 0.5) * height };
}

// A dropped piece comes from no square: it is shown where it goes, half there.
function dropped(game, piece, { x, y }, near, className) {
  const { width, height } = cellSize(game);
  const symbol = symbolId(drawnPiece(piece), turnsOf(game, piece.color, near) === 0);
  const image = game.drawn ? svg("use", { href: `#${symbol}`, x: x - width / 2, y: y - height / 2, width, height })
    : svg("text", { x, y: y + height * 0.15, "font-size": height * 0.4, "text-anchor": "middle" }, game.kinds[piece.kind].short);
  return svg("g", { class: `${className} drop` }, image, svg("circle", { cx: x, cy: y, r: width * 0.46 }));
}

/** An arrow as the outline of a path: seven points. */
export function outline(from, to, shaft) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const tip = length - SHORT_OF;
  const neck = tip - shaft * HEAD.length;
  const at = (along, aside) => `${(from.x + ux * along - uy * aside).toFixed(1)} ${(from.y + uy * along + ux * aside).toFixed(1)}`;
  const [half, wide] = [shaft / 2, (shaft * HEAD.width) / 2];
  const points = [[0, -half], [neck, -half], [neck, -wide], [tip, 0], [neck, wide], [neck, half], [0, half]];
  return `M${points.map(([along, aside]) => at(along, aside)).join("L")}Z`;
}
