// Positions and moves of the games of the family as text, in the way of SFEN and USI. Pure. `game` is what the server tells of a game:
// `{files, ranks, kinds: {id: {…}}}`, an id as in positions: "P", "+P".

export const otherColor = (color) => (color === "black" ? "white" : "black");

/** The letters of a rank: a to z, then aa, ab and so on. */
export function rankLetters(rank) {
  const letter = (index) => String.fromCharCode(97 + index);
  return rank <= 26 ? letter(rank - 1) : letter(Math.floor((rank - 1) / 26) - 1) + letter((rank - 1) % 26);
}

export const squareOf = (file, rank) => `${file}${rankLetters(rank)}`;

/** File and rank of a square: "7g" is [7, 7]. */
export function placeOf(square) {
  const [, file, letters] = /^(\d+)([a-z]+)$/.exec(square);
  return [Number(file), [...letters].reduce((rank, letter) => rank * 26 + letter.charCodeAt(0) - 96, 0)];
}

/** Reads a position: `{squares: {"7g": {kind, color}}, hands: {black: {P: 2}, white: {}}, turn}`. */
export function parsePosition(text, game) {
  const [board, turn, hands = "-"] = text.split(" ");
  const squares = {};
  board.split("/").forEach((row, index) => {
    let file = game.files;
    for (const token of tokensOf(row)) {
      if (/^\d+$/.test(token)) {
        file -= Number(token);
        continue;
      }
      squares[squareOf(file, index + 1)] = pieceOf(token);
      file -= 1;
    }
  });
  return { squares, hands: parseHands(hands), turn: turn === "w" ? "white" : "black" };
}

// Names of several letters stand between commas; others are one letter, perhaps with a mark behind it.
const tokensOf = (row) => (row.includes(",") ? row.split(",") : row.match(/\d+|\+?[A-Za-z]['!]?/g) ?? []);

function pieceOf(token) {
  const kind = token.toUpperCase();
  return { kind, color: token === kind ? "black" : "white" };
}

function parseHands(text) {
  const hands = { black: {}, white: {} };
  for (const [, count, token] of text.matchAll(/(\d*)(\+?[A-Za-z]+?['!]?)(?=[\dA-Za-z+]|$)/g)) {
    const { kind, color } = pieceOf(token);
    hands[color][kind] = (hands[color][kind] ?? 0) + Number(count || 1);
  }
  return hands;
}

/**
 * Splits a move into `{text, drop, from, steps, shots, promote}`: `drop` is the kind dropped or null, `steps` the squares gone to one after
 * the other, `shots` those that are shot at from the last.
 */
export function parseMove(text) {
  const promote = text.endsWith("+");
  const [drop, way] = text.includes("*") ? text.split("*") : [null, text];
  const [gone, ...shots] = way.replace("+", "").split("!");
  const squares = gone.match(/\d+[a-z]+/g) ?? [];
  return { text, drop, from: drop ? null : squares[0], steps: drop ? squares : squares.slice(1), shots, promote };
}

/** The squares that a move touched. */
export function squaresOf(text) {
  if (text === null) return [];
  const { from, steps, shots } = parseMove(text);
  return [...(from ? [from] : []), ...steps, ...shots];
}

/** The squares that a move shot at. */
export const shotsOf = (text) => (text === null ? [] : parseMove(text).shots);

/** The position after a move, as far as it can be told without the rules: what it does to others beside its way comes with the answer. */
export function applyMove(position, text, game) {
  const { drop, from, steps, shots, promote } = parseMove(text);
  const color = position.turn;
  const squares = { ...position.squares };
  const hands = { black: { ...position.hands.black }, white: { ...position.hands.white } };
  const kind = drop ?? squares[from]?.kind;
  if (!kind) return position;
  if (drop) {
    const held = hands[color][drop] ? drop : game.kinds[drop]?.other;
    hands[color][held] -= 1;
  }
  if (from) delete squares[from];
  for (const square of [...steps, ...shots]) delete squares[square];
  squares[steps.at(-1)] = { kind: promote ? game.kinds[kind].other ?? kind : kind, color };
  return { squares, hands, turn: otherColor(color) };
}

/** The squares whose pieces are gone after a move though it did not go there: what it has burnt. */
export function burntBy(before, text, after, game) {
  if (text === null || before.turn === after.turn) return [];
  const expected = applyMove(before, text, game).squares;
  const gone = Object.keys(expected).filter((square) => !after.squares[square]);
  // A jump to another place in the game tells nothing.
  const rest = Object.keys(after.squares).every((square) => expected[square]?.color === after.squares[square].color);
  return rest ? gone : [];
}
