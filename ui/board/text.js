// Positions and moves of any game as text, in the way of SFEN and USI. Pure. Nothing here knows which move is legal: that is the server's
// business. `game` is what there is to know of a game: `{files, ranks, seats, kinds: {id: {…}}}`, an id as in positions: "P", "+P".

import { squareOf } from "./geometry.js";

// Between two, capitals are Black's. Names of several letters stand between commas; others are one letter, perhaps with a mark behind it.
const TWO = {
  tokens: (row) => (row.includes(",") ? row.split(",") : row.match(/\d+|\+?[A-Za-z]['!]?/g) ?? []),
  held: /(\d*)(\+?[A-Za-z]+?['!]?)(?=[\dA-Za-z+]|$)/g,
  piece(token) {
    const kind = token.toUpperCase();
    return { kind, color: token === kind ? "black" : "white" };
  },
};

// Among four, each piece has the letter of its owner's seat before it.
const FOUR = {
  tokens: (row) => row.match(/\d+|[swne]\+?[A-Z]/g) ?? [],
  held: /(\d*)([swne][A-Z])/g,
  piece: (token, { seats }) => ({ kind: token.slice(1), color: seats.find((seat) => seat[0] === token[0]) }),
};

const notationOf = ({ seats }) => (seats.length === 4 ? FOUR : TWO);

/** Reads a position: `{squares: {"7g": {kind, color}}, hands: {black: {P: 2}, white: {}}, turn}`. A color is the name of a seat. */
export function parsePosition(text, game) {
  const [board, turn = "b", hands = "-"] = text.split(" ");
  const notation = notationOf(game);
  const squares = {};
  board.split("/").forEach((row, index) => {
    let file = game.files;
    for (const token of notation.tokens(row)) {
      if (/^\d+$/.test(token)) {
        file -= Number(token);
        continue;
      }
      squares[squareOf(file, index + 1)] = notation.piece(token, game);
      file -= 1;
    }
  });
  return { squares, hands: parseHands(hands, game, notation), turn: game.seats.find((seat) => seat[0] === turn) };
}

function parseHands(text, game, notation) {
  const hands = Object.fromEntries(game.seats.map((seat) => [seat, {}]));
  for (const [, count, token] of text.matchAll(notation.held)) {
    const { kind, color } = notation.piece(token, game);
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
  const kind = drop ?? squares[from]?.kind;
  if (!kind) return position;
  const hand = { ...position.hands[color] };
  if (drop) hand[hand[drop] ? drop : game.kinds[drop]?.other] -= 1;
  if (from) delete squares[from];
  for (const square of [...steps, ...shots]) {
    const held = inHand(squares[square], game);
    if (held) hand[held] = (hand[held] ?? 0) + 1;
    delete squares[square];
  }
  squares[steps.at(-1)] = { kind: promote ? game.kinds[kind].other ?? kind : kind, color };
  const turn = game.seats[(game.seats.indexOf(color) + 1) % game.seats.length];
  return { squares, hands: { ...position.hands, [color]: hand }, turn };
}

// With which face a piece that is taken lies in the hand; none in games without drops.
function inHand(piece, { kinds }) {
  const faces = piece ? [piece.kind, kinds[piece.kind]?.other] : [];
  return faces.find((kind) => kinds[kind]?.in_hand);
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
