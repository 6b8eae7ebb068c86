// Moves as the reader likes them written. The live channel writes two notations; any other is asked for, and until the answer is there a
// move
// stands in the nearest of the two.

const JAPANESE = /^(japanese|iroha|yorozuya)/;

/** The text of a move in a notation, of what is known. */
export const textOf = (text, notation) => text[notation] ?? text[JAPANESE.test(notation) ? "japanese" : "western"];

// No request is longer.
const AT_ONCE = 400;

/** What to ask for, so that the moves after `start` have their texts in a notation: `{sfen, last, moves, from}`, or null if they have. */
export function missing({ start, moves }, notation) {
  const from = moves.findIndex(({ text }) => text[notation] === undefined);
  if (from < 0) return null;
  const before = from === 0 ? { sfen: start.sfen, usi: null } : moves[from - 1];
  return { sfen: before.sfen, last: before.usi?.slice(2, 4) ?? null, moves: moves.slice(from, from + AT_ONCE).map(({ usi }) => usi), from };
}

/** The moves with the texts that came. A move that the server does not write keeps what it has. */
export function withTexts(moves, from, asked, texts, notation) {
  return moves.map((move, index) => {
    const place = index - from;
    if (place < 0 || place >= asked.length || asked[place] !== move.usi) return move;
    return { ...move, text: { ...move.text, [notation]: texts[place] ?? textOf(move.text, notation) } };
  });
}
