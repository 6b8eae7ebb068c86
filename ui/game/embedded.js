// What there is to walk through in a game or a record, whichever the server has told. Pure.

import { header, lineThrough, positionAt, readRecord, START } from "../record/tree.js";
import { textOf } from "./texts.js";

/**
 * The places of the main line, the start first, each `{sfen, check, usi, text}`; the `names` of those who play, by colour; and
 * whether it is `over`.
 */
export const walkOf = ({ game, record }, notation) => (game ? ofGame(game, notation) : ofRecord(readRecord(record)));

function ofGame({ start, moves, game, result }, notation) {
  const names = Object.fromEntries(Object.entries(game.players).map(([color, { shown }]) => [color, shown]));
  const played = moves.map(({ sfen, check, usi, text }) => ({ sfen, check, usi, text: textOf(text, notation) }));
  return { places: [{ sfen: start.sfen, check: start.check, usi: null, text: "" }, ...played], names, over: result !== null };
}

function ofRecord(record) {
  const places = lineThrough(record, START).map((id) => ({ ...positionAt(record, id), text: record.nodes[id].text ?? "" }));
  return { places, names: Object.fromEntries(record.seats.map((seat) => [seat, header(record, seat)])), over: true };
}
