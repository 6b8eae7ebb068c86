// The ceremony before a game, step by step; one click skips it (ETIQ-25).

/** Draws the step the ceremony has come to into `card`, or hides it. */
export function drawCeremony(card, game) {
  card.hidden = game.phase.kind !== "ceremony";
}
