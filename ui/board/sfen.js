// Positions of the game with forty pieces as whoever sets them up writes them (SFEN): a text that is none is refused with its fault.

/** The kinds that can be in a hand, in the order they are laid out (ETIQ-24). */
export const HAND_KINDS = ["R", "B", "G", "S", "N", "L", "P"];

const FILES = "987654321";
const RANKS = "abcdefghi";

/** All 81 squares in SFEN order: 9a, 8a, … 1i. */
export const SQUARES = [...RANKS].flatMap((rank) => [...FILES].map((file) => file + rank));

/**
 * Reads `board turn hands …`. The result is `{squares, hands, turn}`: `squares` maps "7g" to `{kind, color, promoted}`,
 * `hands` maps each colour to a count by kind.
 *
 * Throws an Error that names the part at fault.
 */
export function parseSfen(sfen) {
  const [board, turn = "b", hands = "-"] = sfen.trim().split(/\s+/);
  return { squares: parseBoard(board), hands: parseHands(hands), turn: parseTurn(turn) };
}

function parseBoard(text) {
  const rows = text.split("/");
  if (rows.length !== 9) throw new Error(`SFEN: ${rows.length} ranks instead of 9 in "${text}"`);
  const squares = {};
  rows.forEach((row, index) => parseRank(row, RANKS[index], squares));
  return squares;
}

function parseRank(row, rank, squares) {
  let column = 0;
  for (const [token] of row.matchAll(/[1-9]|\+?[A-Za-z]|./gu)) {
    if (/^[1-9]$/.test(token)) {
      column += Number(token);
      continue;
    }
    if (column < 9) squares[FILES[column] + rank] = parsePiece(token);
    column += 1;
  }
  if (column !== 9) throw new Error(`SFEN: rank ${rank} "${row}" fills ${column} squares instead of 9`);
}

function parsePiece(token) {
  const letter = token.at(-1);
  const kind = letter.toUpperCase();
  const promoted = token.length === 2;
  const known = promoted ? "RBSNLP" : "KRBGSNLP";
  if (!known.includes(kind)) throw new Error(`SFEN: no piece is written "${token}"`);
  return { kind, color: letter === kind ? "black" : "white", promoted };
}

function parseTurn(text) {
  if (text === "b") return "black";
  if (text === "w") return "white";
  throw new Error(`SFEN: the side to move is "b" or "w", not "${text}"`);
}

function parseHands(text) {
  const hands = { black: {}, white: {} };
  if (text === "-") return hands;
  let read = 0;
  for (const [token, count, letter] of text.matchAll(/(\d*)([RBGSNLPrbgsnlp])/g)) {
    const kind = letter.toUpperCase();
    hands[letter === kind ? "black" : "white"][kind] = count === "" ? 1 : Number(count);
    read += token.length;
  }
  if (read !== text.length) throw new Error(`SFEN: cannot read the hands "${text}"`);
  return hands;
}

const TURNS = { black: "b", white: "w" };

/** Writes what `parseSfen` reads; `ply` is the number of the next move. */
export function formatSfen({ squares, hands, turn }, ply = 1) {
  const rows = [...RANKS].map((rank) => [...FILES].map((file) => letterOf(squares[file + rank]) ?? "1").join(""));
  const board = rows.join("/").replace(/1+/g, (empty) => String(empty.length));
  const held = ["black", "white"].flatMap((color) => HAND_KINDS.map((kind) => {
    const count = hands[color][kind] ?? 0;
    return count === 0 ? "" : `${count === 1 ? "" : count}${letterOf({ kind, color, promoted: false })}`;
  }));
  return `${board} ${TURNS[turn]} ${held.join("") || "-"} ${ply}`;
}

function letterOf(piece) {
  if (!piece) return null;
  return `${piece.promoted ? "+" : ""}${piece.color === "black" ? piece.kind : piece.kind.toLowerCase()}`;
}

/** The same position with each piece named as in its text: "+P". */
export function named({ squares, hands, turn }) {
  const name = ({ kind, color, promoted }) => ({ kind: promoted ? `+${kind}` : kind, color });
  return { squares: Object.fromEntries(Object.entries(squares).map(([square, piece]) => [square, name(piece)])), hands, turn };
}
