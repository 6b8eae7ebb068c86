// Arrows over the board for moves that are talked about: thicker for the better ones. They are for the eye; the same moves stand in words beside the board.

import { svg } from "../dom.js";
import { CELL, symbolId } from "./pieces.js";
import { isDrop, parseUsi } from "./sfen.js";

// How thick the shafts are, the best move first.
const SHAFTS = [21, 15, 11, 8, 6];
// How long a head is and how wide, in shafts.
const HEAD = { length: 2, width: 2.6 };
// What is left free of the square the move ends in, so that its piece can be seen.
const SHORT_OF = 14;

/** The layer they are drawn in, over the squares. */
export const arrowLayer = () => svg("svg", { class: "arrows", viewBox: `0 0 ${9 * CELL.width} ${9 * CELL.height}`, "aria-hidden": "true" });

/** Draws `arrows` (`{usi, rank, kind}`, the best with rank 1; kind "best", "threat" or "refutation") for moves of `color`. */
export function drawArrows(layer, arrows, near, color) {
  const key = JSON.stringify([arrows, near, color]);
  if (layer.dataset.key === key) return;
  layer.dataset.key = key;
  // The best lies on top.
  layer.replaceChildren(...arrows.toReversed().map((arrow) => drawing(arrow, near, arrow.kind === "threat" ? other(color) : color)));
}

const other = (color) => (color === "black" ? "white" : "black");

function drawing({ usi, rank, kind }, near, color) {
  const { origin, to } = parseUsi(usi);
  const end = middle(to, near);
  const className = `arrow ${kind} rank-${Math.min(rank, SHAFTS.length)}`;
  return isDrop(origin) ? dropped(origin[0], end, near, color, className) : svg("path", { class: className, d: outline(middle(origin, near), end, shaftOf(rank)) });
}

const shaftOf = (rank) => SHAFTS[Math.min(rank, SHAFTS.length) - 1];

/** The middle of a square, in the units of the layer. */
export function middle(square, near) {
  const file = Number(square[0]);
  const rank = "abcdefghi".indexOf(square[1]);
  const [column, row] = near === "black" ? [9 - file, rank] : [file - 1, 8 - rank];
  return { x: (column + 0.5) * CELL.width, y: (row + 0.5) * CELL.height };
}

// A dropped piece comes from no square: it is shown where it goes, half there.
function dropped(kind, { x, y }, near, color, className) {
  const symbol = symbolId({ kind, color, promoted: false }, color === near);
  return svg("g", { class: `${className} drop` },
    svg("use", { href: `#${symbol}`, x: x - CELL.width / 2, y: y - CELL.height / 2, width: CELL.width, height: CELL.height }),
    svg("circle", { cx: x, cy: y, r: CELL.width * 0.46 }));
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
