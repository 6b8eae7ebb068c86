// Moves and squares in words, for those who listen instead of looking. Pure; `t` looks a message up in the page's language.

import { squareName } from "./sfen.js";

/** "black pawn", "promoted white silver": the name of a piece in the page's language. */
export function pieceWords(piece, t) {
  return t(`piece-${piece.color}-${piece.promoted ? "promoted-" : ""}${piece.kind}`);
}

// "7 6" is read digit by digit; "76" would be seventy-six.
const spoken = (square, style) => (style === "digits" ? [...squareName(square, style)].join(" ") : squareName(square, style));

/** "7g, black pawn" or "5e, empty". */
export function squareWords(square, piece, style, t) {
  return `${spoken(square, style)}${t("comma")}${piece ? pieceWords(piece, t) : t("empty")}`;
}

/** "Black: pawn to 7 6, promotes, check": `spoken` is what the server says of a move by the player called `by`. */
export function saidMove(by, spoken, check, style, t) {
  const move = spoken.replace(SQUARE, (_, file, rank, kanji) => squareIn(style, file, rank ?? "一二三四五六七八九".indexOf(kanji) + 1));
  return [t("spoken", { name: by, move }), check ? t("check") : ""].filter(Boolean).join(t("comma"));
}

// The server writes 7-6, or 7六 in Japanese.
const SQUARE = /(?<!\d)([1-9])(?:-([1-9])(?!\d)|([一二三四五六七八九]))/g;
const squareIn = (style, file, rank) => spoken(`${file}${"abcdefghi"[rank - 1]}`, style);
