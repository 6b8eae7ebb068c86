// Positions and moves of the game for four as text, and where things lie for whoever sits at the bottom. Pure.

/** Clockwise from the bottom of the server's diagram. */
export const SEATS = ["south", "west", "north", "east"];
/** Where a seat is on the screen, by its distance clockwise from the one at the bottom. */
export const PLACES = ["near", "left", "far", "right"];

const RANKS = "abcdefghi";
const seatOf = (letter) => SEATS.find((seat) => seat[0] === letter);

export const squareAt = (column, row) => `${9 - column}${RANKS[row]}`;
export const placeOfSquare = (square) => [9 - Number(square[0]), RANKS.indexOf(square[1])];
export const distance = (near, seat) => (SEATS.indexOf(seat) - SEATS.indexOf(near) + 4) % 4;

/** `{squares, hands, turn}`: a piece is `{seat, kind}`, a hand `{kind: count}` by seat. */
export function parsePosition(sfen) {
  const [board, turn, hands] = sfen.split(" ");
  const squares = {};
  board.split("/").forEach((rank, row) => {
    let column = 0;
    for (const [, empty, seat, kind] of rank.matchAll(/(\d+)|([swne])(\+?[A-Z])/g)) {
      if (empty) column += Number(empty);
      else squares[squareAt(column++, row)] = { seat: seatOf(seat), kind };
    }
  });
  const held = Object.fromEntries(SEATS.map((seat) => [seat, {}]));
  for (const [, count, seat, kind] of (hands ?? "-").matchAll(/(\d*)([swne])([A-Z])/g)) held[seatOf(seat)][kind] = Number(count || 1);
  return { squares, hands: held, turn: seatOf(turn) };
}

/** `{text, from, to, promote}` or `{text, drop, to}`. */
export function parseMove(text) {
  if (text[1] === "*") return { text, drop: text[0], to: text.slice(2, 4) };
  return { text, from: text.slice(0, 2), to: text.slice(2, 4), promote: text.endsWith("+") };
}

/** The square that is shown in a column and row when `near` sits at the bottom. */
export function squareShown(near, column, row) {
  switch (near) {
    case "west": return squareAt(8 - row, column);
    case "north": return squareAt(8 - column, 8 - row);
    case "east": return squareAt(row, 8 - column);
    default: return squareAt(column, row);
  }
}

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The square beside another on the screen; the same at the edge. */
export function neighbour(near, square, key) {
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      if (squareShown(near, column, row) !== square) continue;
      const [x, y] = [column + STEPS[key][0], row + STEPS[key][1]];
      return x < 0 || y < 0 || x > 8 || y > 8 ? square : squareShown(near, x, y);
    }
  }
  return square;
}
