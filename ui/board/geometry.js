// Squares by name, and how a board lies before whoever looks at it. Pure. A board has `files` and `ranks`, and round it the `seats`: two
// across from each other, or four.

/** The two sides of most games. */
export const COLORS = ["black", "white"];

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

/** The proportions of a square: those of a real board (CRAFT-24); where some sit at its sides it is as high as wide. */
export const cellSize = ({ seats }) => (seats.length === 4 ? { width: 100, height: 100 } : { width: 100, height: 109 });

/** How many quarters clockwise the pieces of `seat` are turned for who sits at `near`. */
export function turnsOf({ seats }, seat, near) {
  const places = (seats.indexOf(seat) - seats.indexOf(near) + seats.length) % seats.length;
  return (places * 4) / seats.length;
}

/** Where seats are on the screen, by the quarters they are turned. */
export const PLACES = ["near", "left", "far", "right"];

/** The square seen in a column and row, from the top left, when `near` sits at the bottom; null outside the board. Turning the board
    changes the view alone (RULE-02). */
export function squareAtCell(board, column, row, near) {
  const { files, ranks, seats } = board;
  const [width, height] = sizeSeen(board, near);
  if (column < 0 || row < 0 || column >= width || row >= height) return null;
  const [c, r] = [
    [column, row], [files - 1 - row, column], [files - 1 - column, ranks - 1 - row], [row, ranks - 1 - column],
  ][turnsOf(board, near, seats[0])];
  return squareOf(files - c, r + 1);
}

/** The column and row in which a square is seen. */
export function cellOf(board, square, near) {
  const { files, ranks, seats } = board;
  const [file, rank] = placeOf(square);
  const [c, r] = [files - file, rank - 1];
  return [[c, r], [r, files - 1 - c], [files - 1 - c, ranks - 1 - r], [ranks - 1 - r, c]][turnsOf(board, near, seats[0])];
}

// Columns and rows as seen.
function sizeSeen(board, near) {
  const across = turnsOf(board, near, board.seats[0]) % 2 === 0;
  return across ? [board.files, board.ranks] : [board.ranks, board.files];
}

const DIGITS = "〇一二三四五六七八九";

/** A number up to 99 in kanji. */
export function kanjiNumber(number) {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  if (tens === 0) return DIGITS[number];
  return `${tens > 1 ? DIGITS[tens] : ""}十${ones > 0 ? DIGITS[ones] : ""}`;
}

const wideNumber = (number) => [...String(number)].map((digit) => "０１２３４５６７８９"[digit]).join("");
const plainNumber = (number) => String(number);

// What files and ranks are called.
const FILES = { japanese: plainNumber, digits: plainNumber, letters: plainNumber };
const RANKS = { japanese: kanjiNumber, digits: plainNumber, letters: rankLetters };

/** How a square is called: "７六" (japanese), "76" (digits) or "7f" (letters). */
export function squareName(square, style) {
  const [file, rank] = placeOf(square);
  return (style === "japanese" ? wideNumber : FILES[style])(file) + RANKS[style](rank);
}

/** The labels along the top and the right edge of the board, as who sits at `near` sees them. */
export function edgeLabels(board, near, style) {
  const across = turnsOf(board, near, board.seats[0]) % 2 === 0;
  const [width, height] = sizeSeen(board, near);
  const label = (square, isFile) => {
    const [file, rank] = placeOf(square);
    return isFile ? FILES[style](file) : RANKS[style](rank);
  };
  return {
    top: Array.from({ length: width }, (_, column) => label(squareAtCell(board, column, 0, near), across)),
    side: Array.from({ length: height }, (_, row) => label(squareAtCell(board, width - 1, row, near), !across)),
  };
}
