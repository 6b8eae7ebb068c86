// Setting up the pieces before a game, one by one. Pure.

import { SQUARES } from "../board/sfen.js";

/** The position in which the first `count` of `placements` (`{square, piece}` in the order in which they come) are there. */
export function placedSfen(placements, count) {
  const placed = Object.fromEntries(placements.slice(0, count).map(({ square, piece }) => [square, piece]));
  const ranks = Array.from({ length: 9 }, (_, rank) => SQUARES.slice(rank * 9, rank * 9 + 9));
  const row = (squares) => squares.map((square) => placed[square] ?? "1").join("").replace(/1+/g, (gap) => gap.length);
  return `${ranks.map(row).join("/")} b - 1`;
}

/** A number nobody can guess, in hex: a player's part of the lots. */
export function ownNumber(random) {
  return Array.from(random.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Whether the seed is the one that was sealed before the players brought their numbers; null where the browser cannot
 * tell (it hashes on safe connections only).
 */
export async function sealHolds(sealed, seed, subtle) {
  if (!subtle || !sealed) return null;
  const bytes = Uint8Array.from(seed.match(/../g), (byte) => Number.parseInt(byte, 16));
  const text = new TextEncoder().encode("furigoma seal\n");
  const hash = await subtle.digest("SHA-256", new Uint8Array([...text, ...bytes]));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("") === sealed;
}
