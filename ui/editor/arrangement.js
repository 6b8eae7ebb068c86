// Pieces put wherever one likes. Pure: an arrangement and a wish go in, the next arrangement comes out. What can be played on, the server
// says.
//
// An arrangement is a position as in sfen.js with `ply`, the number of the next move. A spot is a square ("7g"), a kind in a hand
// ("black:P"),
// a stand ("black:"), a kind in the box as either side would put it ("box:black:P"), or the box ("box:").

import { otherColor } from "../board/geometry.js";
import { formatSfen, HAND_KINDS, parseSfen, SQUARES } from "../board/sfen.js";

/** The kinds in the box, as they lie there. */
export const BOX_KINDS = ["K", ...HAND_KINDS];

// A set of pieces (EQUIP-02).
const SET = { K: 2, R: 2, B: 2, G: 4, S: 4, N: 4, L: 4, P: 18 };
const PROMOTES = "RBSNLP";

/** Reads SFEN; throws an Error where it is none. */
export function read(sfen) {
  const ply = Number(sfen.trim().split(/\s+/)[3] ?? 1);
  return { ...parseSfen(sfen), ply: Number.isInteger(ply) && ply > 0 ? ply : 1 };
}

export const write = (arrangement) => formatSfen(arrangement, arrangement.ply);

/** Nothing on the board and in the hands: everything is in the box. */
export const EMPTY = read("9/9/9/9/9/9/9/9/9 b - 1");

export const boxSpot = (color, kind) => `box:${color}:${kind}`;

function place(spot) {
  const parts = spot.split(":");
  if (parts.length === 1) return { at: "square", square: spot };
  if (parts[0] === "box") return { at: "box", color: parts[1], kind: parts[2] };
  return { at: "hand", color: parts[0], kind: parts[1] };
}

/** How many of each kind the box still holds; a pasted position may have more than a set. */
export function boxed({ squares, hands }) {
  const left = { ...SET };
  for (const piece of Object.values(squares)) left[piece.kind] -= 1;
  for (const hand of Object.values(hands)) for (const kind of HAND_KINDS) left[kind] -= hand[kind] ?? 0;
  return left;
}

/** The piece one takes up at a spot, or undefined. */
export function pieceAt(arrangement, spot) {
  const { at, square, color, kind } = place(spot);
  if (at === "square") return arrangement.squares[square];
  const count = at === "box" ? boxed(arrangement)[kind] : arrangement.hands[color][kind];
  return kind && count > 0 ? { kind, color, promoted: false } : undefined;
}

/** Takes a piece from one spot to another; what stood there goes into the box. Nothing happens where it cannot lie: a King in a hand. */
export function carry(arrangement, from, to) {
  const piece = pieceAt(arrangement, from);
  const { at, color } = place(to);
  if (!piece || from === to || (at === "hand" && !HAND_KINDS.includes(piece.kind))) return arrangement;
  const rest = without(arrangement, from);
  if (at === "square") return { ...rest, squares: { ...rest.squares, [to]: piece } };
  return at === "hand" ? withHand(rest, color, piece.kind, (rest.hands[color][piece.kind] ?? 0) + 1) : rest;
}

/** Puts the piece at a spot, one of it, into the box. */
export function without(arrangement, spot) {
  const { at, square, color, kind } = place(spot);
  if (at === "hand" && kind) return withHand(arrangement, color, kind, Math.max(0, (arrangement.hands[color][kind] ?? 0) - 1));
  if (at !== "square") return arrangement;
  const { [square]: _gone, ...squares } = arrangement.squares;
  return { ...arrangement, squares };
}

/** Puts a piece of the box on a square; nothing happens if it holds none. */
export const put = (arrangement, square, color, kind) => carry(arrangement, boxSpot(color, kind), square);

/** A hand with `count` of a kind. */
export function withHand(arrangement, color, kind, count) {
  const hands = { ...arrangement.hands, [color]: { ...arrangement.hands[color], [kind]: count } };
  return { ...arrangement, hands };
}

/** Turns the piece on a square: over, then round to the other side, over again, and back. */
export function turned(arrangement, square) {
  const piece = arrangement.squares[square];
  if (!piece) return arrangement;
  const over = PROMOTES.includes(piece.kind) && !piece.promoted;
  const next = over ? { ...piece, promoted: true } : { ...piece, color: otherColor(piece.color), promoted: false };
  return { ...arrangement, squares: { ...arrangement.squares, [square]: next } };
}

/** What problems leave to the defender: all that is on no board and in no hand goes to White's, but no King. */
export function restToWhite(arrangement) {
  const left = boxed(arrangement);
  return HAND_KINDS.reduce(
    (now, kind) => withHand(now, "white", kind, (now.hands.white[kind] ?? 0) + Math.max(0, left[kind])), arrangement);
}

/** The same position with the players' parts exchanged. */
export function exchanged({ squares, hands, turn, ply }) {
  const moved = SQUARES.map((square, index) => [SQUARES[80 - index], squares[square]]).filter(([, piece]) => piece);
  const other = moved.map(([square, piece]) => [square, { ...piece, color: otherColor(piece.color) }]);
  return { squares: Object.fromEntries(other), hands: { black: hands.white, white: hands.black }, turn: otherColor(turn), ply };
}

/** The same position as a mirror shows it: file 1 is file 9. */
export function mirrored(arrangement) {
  const squares = Object.entries(arrangement.squares).map(([square, piece]) => [`${10 - Number(square[0])}${square[1]}`, piece]);
  return { ...arrangement, squares: Object.fromEntries(squares) };
}
