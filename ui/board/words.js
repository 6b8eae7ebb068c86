// Moves and squares in words, for those who listen instead of looking. Pure; `t` looks a message up in the page's language.

import { placeOf, squareName } from "./geometry.js";
import { drawnPiece, STANDARD } from "./standard.js";

/** "black pawn", "promoted white silver", "South Rook": a piece in the page's language. Where four sit, `owners` tells how each stands. */
export function pieceWords(piece, t, game = STANDARD, owners = []) {
  if (game.drawn) {
    const { kind, color, promoted } = drawnPiece(piece);
    return t(`piece-${color}-${promoted ? "promoted-" : ""}${kind}`);
  }
  const { name, royal } = game.kinds[piece.kind];
  if (game.seats.length === 2) return t("family-piece", { name, text: t(`color-${piece.color}`) });
  const seat = t(`color-${piece.color}`);
  const owner = owners.find((one) => one.seat === piece.color);
  if (royal && owner && owner.state !== "playing") return t("mated-king", { name: seat });
  const words = t("piece-of", { name: seat, piece: name });
  return serves(owner) ? `${words}${t("comma")}${t("serves", { name: t(`color-${owner.commander}`) })}` : words;
}

/** Whether somebody's men serve another. */
export const serves = (owner) => Boolean(owner?.commander) && owner.commander !== owner.seat;

/** A square as it is said: "7 6" is read number by number; "76" would be seventy-six. */
export const spokenSquare = (square, style) => (style === "digits" ? placeOf(square).join(" ") : squareName(square, style));

/** "7g, black pawn" or "5e, empty". */
export function squareWords(square, piece, style, t, game, owners) {
  return `${spokenSquare(square, style)}${t("comma")}${piece ? pieceWords(piece, t, game, owners) : t("empty")}`;
}

/** "Black: pawn to 7 6, promotes, check": `spoken` is what the server says of a move by the player called `by`. */
export function saidMove(by, spoken, check, style, t) {
  return [t("spoken", { name: by, move: withSquares(spoken, style) }), check ? t("check") : ""].filter(Boolean).join(t("comma"));
}

/** What the server says, with the squares as the reader has them called. */
export const withSquares = (text, style) =>
  text.replace(SQUARE, (_, file, rank, kanji) => squareIn(style, file, rank ?? "一二三四五六七八九".indexOf(kanji) + 1));

// The server writes 7-6, or 7六 in Japanese.
const SQUARE = /(?<!\d)([1-9])(?:-([1-9])(?!\d)|([一二三四五六七八九]))/g;
const squareIn = (style, file, rank) => spokenSquare(`${file}${"abcdefghi"[rank - 1]}`, style);
