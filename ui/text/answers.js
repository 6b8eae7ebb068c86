// What the text view answers of its own, from what the page knows. Pure: `look` is what is looked at, `{game, position, style, t}`, with
// `t` as the page's texts.

import { placeOf, squareOf } from "../board/geometry.js";
import { pieceWords, spokenSquare } from "../board/words.js";

const sentence = (parts, t) => parts.join(t("comma"));

/** A rank: the pieces from the highest file to the first, empty squares summed. */
export const rankWords = (look, rank) => lineWords(look, filesOf(look).map((file) => squareOf(file, rank)), true, rank);

/** A file: the pieces from the first rank on. */
export const fileWords = (look, file) => lineWords(look, ranksOf(look).map((rank) => squareOf(file, rank)), false, file);

const filesOf = ({ game }) => Array.from({ length: game.files }, (_, index) => game.files - index);
const ranksOf = ({ game }) => Array.from({ length: game.ranks }, (_, index) => index + 1);

function lineWords(look, squares, isRank, number) {
  const { position, t } = look;
  const parts = [];
  let empty = 0;
  const tellEmpty = () => {
    if (empty > 0) parts.push(t("text-empty", { count: empty }));
    empty = 0;
  };
  for (const square of squares) {
    const piece = position.squares[square];
    if (!piece) empty += 1;
    else {
      tellEmpty();
      parts.push(pieceIn(look, piece));
    }
  }
  tellEmpty();
  return t(isRank ? "text-rank" : "text-file", { number, text: sentence(parts, t) });
}

const pieceIn = ({ game, t, owners }, piece) => pieceWords(piece, t, game, owners);
const at = ({ style }, square) => spokenSquare(square, style);

/** The whole board, rank by rank. */
export const boardWords = (look) => ranksOf(look).map((rank) => rankWords(look, rank)).join(". ");

/** Where the pieces of a kind, or of a side, stand and lie. */
export function whereWords(look, { kind, side }) {
  const { position, game, t } = look;
  const wanted = (piece) => (kind ? piece.kind === kind : piece.color === side);
  const found = Object.entries(position.squares).filter(([, piece]) => wanted(piece)).sort(([one], [other]) => inOrder(one, other));
  const groups = new Map();
  for (const [square, piece] of found) {
    const words = pieceIn(look, piece);
    groups.set(words, [...(groups.get(words) ?? []), at(look, square)]);
  }
  const told = [...groups].map(([words, squares]) => `${words}: ${sentence(squares, t)}`);
  const hands = game.seats.filter((seat) => !side || seat === side).map((seat) => [seat, held(look, seat, kind)]);
  for (const [seat, words] of hands) if (words) told.push(t("text-hand", { name: t(`color-${seat}`), text: words }));
  return told.length > 0 ? told.join(". ") : t("text-nowhere");
}

function inOrder(one, other) {
  const [[file, rank], [otherFile, otherRank]] = [placeOf(one), placeOf(other)];
  return rank - otherRank || otherFile - file;
}

// What somebody holds, of one kind or of all; empty if it is nothing.
function held(look, seat, kind = null) {
  const { position, t } = look;
  const own = Object.entries(position.hands[seat] ?? {}).filter(([id, count]) => count > 0 && (kind === null || id === kind));
  return sentence(own.map(([id, count]) => countWords(pieceIn(look, { kind: id, color: seat }), count)), t);
}

/** A piece of which there may be several. */
export const countWords = (words, count) => (count > 1 ? `${words} × ${count}` : words);

/** What each holds. */
export function handsWords(look) {
  const { game, t } = look;
  return game.seats.map((seat) => t("text-hand", { name: t(`color-${seat}`), text: held(look, seat) || t("text-nothing") })).join(". ");
}

/** A square with what stands on it. */
export const squareLine = (look, square) => {
  const { position, t } = look;
  const piece = position.squares[square];
  return `${at(look, square)}${t("comma")}${piece ? pieceIn(look, piece) : t("empty")}`;
};

/** Whether there is such a square. */
export function isOnBoard({ game }, square) {
  const [file, rank] = placeOf(square);
  return file >= 1 && file <= game.files && rank >= 1 && rank <= game.ranks;
}

const AROUND = [[1, -1], [0, -1], [-1, -1], [1, 0], [-1, 0], [1, 1], [0, 1], [-1, 1]];

/** What stands on the squares beside one, from the top left as Black sees it. */
export function aroundWords(look, square) {
  const [file, rank] = placeOf(square);
  const near = AROUND.map(([df, dr]) => [file + df, rank + dr]).filter(([f, r]) => f > 0 && r > 0).map(([f, r]) => squareOf(f, r))
    .filter((other) => isOnBoard(look, other));
  const pieces = near.filter((other) => look.position.squares[other]);
  return pieces.length > 0 ? pieces.map((other) => squareLine(look, other)).join(". ") : look.t("text-all-empty");
}

/** The first piece on each of the eight lines from a square. */
export function raysWords(look, square) {
  const { position, t } = look;
  const [file, rank] = placeOf(square);
  const seen = AROUND.map(([df, dr]) => {
    for (let step = 1; ; step += 1) {
      const [f, r] = [file + df * step, rank + dr * step];
      if (f < 1 || r < 1 || f > look.game.files || r > look.game.ranks) return null;
      const other = squareOf(f, r);
      if (position.squares[other]) return squareLine(look, other);
    }
  });
  const told = seen.filter(Boolean);
  return told.length > 0 ? told.join(". ") : t("text-all-empty");
}

/** Where the piece on a square may go, of the legal moves in USI; `null` if they are not known. */
export function legalWords(look, square, legal) {
  const { t } = look;
  const goals = legal.filter((usi) => usi.startsWith(square)).map((usi) => /^\d+[a-z]+(\d+[a-z]+)(.*)$/.exec(usi)).filter(Boolean);
  const told = new Map();
  for (const [, to, rest] of goals) told.set(to, [...(told.get(to) ?? []), rest]);
  const words = [...told].map(([to, rests]) => (rests.includes("+") ? t("text-may-promote", { place: at(look, to) }) : at(look, to)));
  return words.length > 0 ? `${squareLine(look, square)}: ${sentence(words, t)}` : `${squareLine(look, square)}: ${t("text-no-move")}`;
}
