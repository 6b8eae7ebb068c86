// Draws the place of a record that is looked at on its board, for two or for four.

import { COLORS } from "../board/geometry.js";
import { setText } from "../dom.js";
import { pageData, t } from "../page-data.js";
import { header, isOpen, leftBefore, positionAt, standingAt } from "../record/tree.js";

const SEATS = pageData.variant?.seats ?? COLORS;
// Positions write whose turn it is with the first letter.
const turnOf = (sfen) => SEATS.find((seat) => seat[0] === sfen.split(" ")[1]);

/** Draws the board of `page`, and who sits at it. */
export function drawBoard(parts, page) {
  const { record, at, legal, turns, wrong, analysis } = page;
  const near = SEATS[turns % SEATS.length];
  const shown = positionAt(record, at);
  const standing = standingAt(record, at);
  // A line that is played through is shown, and nothing can be played in it.
  const tried = analysis?.preview();
  const moves = isOpen(record.nodes[at]) && !tried ? legal.get(at) : null;
  parts.board.show({
    ...shown,
    ...(standing && four(record, at, standing)),
    ...tried,
    near,
    arrows: analysis?.arrows() ?? [],
    legal: moves?.map(({ usi }) => usi) ?? [],
    you: moves ? [turnOf(shown.sfen)] : [],
    refused: wrong?.squares ?? [],
  });
  if (parts.far) drawPlayers(parts, record, near);
}

// Where two sit their names stand above and below the board, ...
function drawPlayers(parts, record, near) {
  for (const [section, color] of [[parts.far, COLORS.find((color) => color !== near)], [parts.near, near]]) {
    setText(section.querySelector(".mark"), color === "black" ? "☗" : "☖");
    setText(section.querySelector(".name"), header(record, color) || t(`color-${color}`));
  }
}

// ... where four sit at it, beside the hands.
function four(record, at, { seats, checkers }) {
  const turn = record.nodes[at].end ? null : turnOf(positionAt(record, at).sfen);
  const owners = SEATS.map((seat, index) => {
    const { state, by, commander } = seats[index];
    const out = state === "mated" ? t("seat-mated", { by: t(`color-${by}`) }) : t(`seat-${leftBefore(record, at, seat) ?? state}`);
    return {
      seat,
      state,
      commander,
      name: t(`color-${seat}`),
      note: state === "playing" ? header(record, seat) : out,
      turn: seat === turn,
    };
  });
  return { checkers, owners };
}
