// Where the arrow keys lead: over the squares as they are seen, and off the edges into the hands. Pure.

import { cellOf, PLACES, squareAtCell, turnsOf } from "./geometry.js";
import { handSpot, isHand, pieceAt } from "./state.js";

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
// Off which edge whose hand lies; between two, left and up lead to the far one.
const HANDS = {
  2: { ArrowLeft: "far", ArrowUp: "far", ArrowRight: "near", ArrowDown: "near" },
  4: { ArrowLeft: "left", ArrowUp: "far", ArrowRight: "right", ArrowDown: "near" },
};
// Which keys lead from a hand back to the board, and to which corner of it, in columns and rows.
const BACK = {
  near: { keys: ["ArrowLeft", "ArrowUp"], corner: [1, 1] },
  far: { keys: ["ArrowRight", "ArrowDown"], corner: [0, 0] },
  left: { keys: ["ArrowRight"], corner: [0, 1] },
  right: { keys: ["ArrowLeft"], corner: [1, 0] },
};

/** Where an arrow key leads from `spot` when `near` sits at the bottom. An empty hand is no place. */
export function neighbour(game, position, spot, key, near) {
  return isHand(spot) ? fromHand(game, position, spot, key, near) : fromSquare(game, position, spot, key, near);
}

function fromSquare(game, position, square, key, near) {
  const [dx, dy] = STEPS[key];
  const [column, row] = cellOf(game, square, near);
  const next = squareAtCell(game, column + dx, row + dy, near);
  if (next) return next;
  const place = HANDS[game.seats.length][key];
  const spots = spotsSeen(game, position, game.seats.find((seat) => placeOfSeat(game, seat, near) === place), near);
  return (place === "far" && game.seats.length === 2 ? spots.at(-1) : spots[0]) ?? square;
}

const placeOfSeat = (game, seat, near) => PLACES[turnsOf(game, seat, near)];

function fromHand(game, position, spot, key, near) {
  const [color] = spot.split(":");
  const spots = spotsSeen(game, position, color, near);
  const [dx, dy] = STEPS[key];
  const next = dy === 0 ? spots[spots.indexOf(spot) + dx] : undefined;
  if (next) return next;
  const { keys, corner } = BACK[placeOfSeat(game, color, near)];
  if (!keys.includes(key)) return spot;
  return squareAtCell(game, corner[0] * (game.files - 1), corner[1] * (game.ranks - 1), near);
}

// From left to right as seen: between two the far hand is turned round with its owner.
function spotsSeen({ seats, kinds }, position, color, near) {
  const spots = Object.keys(kinds).filter((kind) => kinds[kind].in_hand).map((kind) => handSpot(color, kind));
  const held = spots.filter((spot) => pieceAt(position, spot));
  return color === near || seats.length === 4 ? held : held.reverse();
}
