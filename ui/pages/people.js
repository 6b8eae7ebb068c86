// Who is who in a game, for the one who reads the page.

import { isOfFour, t } from "../page-data.js";

/** Whether the reader plays. */
export const isPlayer = ({ you }) => you.length > 0;

/** Whether the reader plays this colour and no other. */
export const isReader = ({ you }, color) => you.length === 1 && you[0] === color;

/**
 * What a player is called: by name, which says of a guest that they are one; else "you" or the colour; a seat that nobody
 * has taken says so. Among four the seat comes first: names alone do not tell where somebody sits.
 */
export function nameOf(game, color) {
  const { kind, shown: name } = game.info.players[color];
  if (isOfFour) return kind === "person" && name ? `${t(`color-${color}`)} (${name})` : t(`color-${color}`);
  if (kind === "open") return t("open-seat");
  return name || (isReader(game, color) ? t("you") : t(`color-${color}`));
}

/**
 * The same where a sentence about somebody begins: nobody is addressed there, and our word for a guest has a capital. How people write
 * their own names is theirs.
 */
export function subjectOf(game, color) {
  const { guest, shown } = game.info.players[color];
  if (isOfFour) return nameOf(game, color);
  if (!shown) return t(`color-${color}`);
  return guest ? shown.charAt(0).toLocaleUpperCase() + shown.slice(1) : shown;
}

/** Whether two people play, each at a page of their own. */
export const betweenTwo = ({ info }) => info.between_two;
