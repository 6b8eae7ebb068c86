// Draws the place of a record that is looked at on its board, for two or for four.

import { otherColor } from "../board/geometry.js";
import { setText } from "../dom.js";
import { pageData, t } from "../page-data.js";
import { header, isOpen, positionAt } from "../record/tree.js";

/** Draws the board of `page`, and who sits at it. */
export function drawBoard(parts, page) {
  if (page.record.variant === "yonin") drawFour(parts.board, page);
  else drawTwo(parts, page);
}

function drawTwo(parts, { record, at, legal, turns, wrong, analysis }) {
  const near = turns % 2 === 0 ? "black" : "white";
  const shown = positionAt(record, at);
  // A line that is played through is shown, and nothing can be played in it.
  const tried = analysis?.preview();
  const moves = isOpen(record.nodes[at]) && !tried ? legal.get(at) : null;
  parts.board.show({
    ...shown,
    ...tried,
    near,
    arrows: analysis?.arrows() ?? [],
    legal: moves?.map(({ usi }) => usi) ?? [],
    you: moves ? [turnOf(shown.sfen)] : [],
    refused: wrong?.squares ?? [],
  });
  for (const [section, color] of [[parts.far, otherColor(near)], [parts.near, near]]) {
    setText(section.querySelector(".mark"), color === "black" ? "☗" : "☖");
    setText(section.querySelector(".name"), header(record, color) || t(`color-${color}`));
  }
}

const turnOf = (sfen) => (sfen.split(" ")[1] === "w" ? "white" : "black");

function drawFour(board, { record, at, turns }) {
  const { sfen, usi } = positionAt(record, at);
  const { standing, end } = record.nodes[at];
  const turn = end ? null : sfen.split(" ")[1];
  const { seats } = pageData.variant;
  const owners = seats.map((seat, index) => {
    const { state, by, commander } = standing.seats[index];
    const out = state === "mated" ? t("seat-mated", { by: t(`color-${by}`) }) : t(`seat-${state}`);
    return {
      seat,
      state,
      commander,
      name: t(`color-${seat}`),
      note: state === "playing" ? header(record, seat) : out,
      turn: seat[0] === turn,
    };
  });
  const check = standing.seats.filter((one) => one.check).map(({ king }) => king);
  board.show({ sfen, usi, near: seats[turns % 4], check, checkers: standing.checkers, owners });
}
