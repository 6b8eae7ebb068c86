// How the moves of a list are numbered: on from the position they begin with, singly as in Japan (NOTA-03), in pairs as in the West
// (NOTA-31). Pure.

const IN_PAIRS = /^(western|hodges|hosking|kitao)/;

/**
 * The number that stands before the move with `ply`, counted from 1, of a list that begins with the position `sfen`: "31", in Western
 * notations "16." before
 * one of Black's moves and "16…" before the answer (NOTA-38).
 */
export function numberOf(ply, sfen, notation) {
  const [, turn, , first] = sfen.split(" ");
  const begun = Number(first) >= 1 ? Number(first) : 1;
  if (!IN_PAIRS.test(notation) || !["b", "w"].includes(turn)) return String(begun + ply - 1);
  const white = turn === "w" ? 1 : 0;
  const pair = Math.ceil(begun / 2) + Math.floor((ply - 1 + white) / 2);
  return `${pair}${(ply - 1 + white) % 2 === 0 ? "." : "…"}`;
}
