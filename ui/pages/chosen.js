// A move that is chosen and not sent: ahead of one's turn, or until it is confirmed. A bar under the board says so, with what can still be
// done about it.

import { squareName } from "../board/geometry.js";
import { STANDARD } from "../board/standard.js";
import { parseMove, parsePosition } from "../board/text.js";
import { pieceWords } from "../board/words.js";
import { el } from "../dom.js";
import { nextPly, positionAt } from "../game/model.js";
import { pendingMove } from "../game/outbox.js";
import { dueMove, isAhead } from "../game/premove.js";
import { pageData, SEATS, t } from "../page-data.js";
import { refill } from "./refill.js";
import { reviewMove } from "./review.js";

const GAME = pageData.variant ? { seats: SEATS, ...pageData.variant } : STANDARD;

/**
 * What becomes of the moves that are chosen on `page`. `page.premove` is one for the turn to come, `page.asked` one that waits for a yes,
 * `{usi, ply}`. `on` has `ask(message)`, `tell(text)`, `dropped()` and `redraw()`.
 */
export function chooser(page, on) {
  // Whence a keyboard came to the bar.
  let left = null;

  const leaveBar = () => {
    page.asked = null;
    left?.focus();
    left = null;
  };
  const send = (usi) => on.ask({ type: "move", ply: nextPly(page.game), usi });

  // An illegal move is refused with its reason: there is nothing to confirm, unless it would be lost by.
  const toConfirm = (usi) => page.settings.confirm === "on" && (page.game.info.ruleset?.strict || page.game.legal.includes(usi));

  const chooser = {
    intend({ usi, plain }) {
      const { game } = page;
      // What was said before would lie over the bar.
      page.refusal = null;
      page.info = null;
      if (game.review) on.ask(reviewMove(game, usi));
      else if (page.asked) chooser.withdraw();
      else if (isAhead(page)) {
        page.premove = { usi, plain: plain && canPromote(game, usi) };
        on.tell(t("premove-said", { text: wordsOf(page, usi) }));
      } else if (!pendingMove(page.requests)) {
        if (!toConfirm(usi)) return send(usi);
        page.asked = { usi, ply: nextPly(game) };
        left = document.activeElement?.closest("[data-spot]");
        on.tell(t("confirm-said", { text: wordsOf(page, usi) }));
      }
      on.redraw();
    },

    confirm() {
      const { asked } = page;
      if (!asked) return;
      leaveBar();
      send(asked.usi);
    },

    /** Takes back what was chosen; answers whether there was anything. */
    withdraw() {
      const chosen = page.asked ?? page.premove;
      if (!chosen) return false;
      if (page.asked) leaveBar();
      page.premove = null;
      on.tell(t("withdrawn-said"));
      on.redraw();
      return true;
    },

    turnPlain() {
      if (page.premove) page.premove = { ...page.premove, plain: !page.premove.plain };
    },

    /** The game has gone on, or back. */
    heard({ type }) {
      const { game, asked, premove } = page;
      if (asked && (game.result || asked.ply !== nextPly(game) || !game.you.includes(game.turn))) leaveBar();
      if (type === "takeback") page.premove = null;
      const due = page.premove && dueMove(premove, game);
      if (!page.premove || due === undefined) return;
      page.premove = null;
      if (due) send(due);
      else if (game.result === null) on.dropped();
    },
  };
  return chooser;
}

const pieceOf = (game, { drop, from }) => {
  const { squares, turn } = parsePosition(positionAt(game, game.moves.length).sfen, GAME);
  return drop ? { kind: drop, color: game.you[0] ?? turn } : squares[from];
};

function canPromote(game, usi) {
  const move = parseMove(usi);
  const kind = GAME.kinds[pieceOf(game, move)?.kind];
  return !move.drop && Boolean(kind?.other) && !kind.promoted;
}

// "black pawn from 77 to 76".
function wordsOf({ game, settings }, usi) {
  const move = parseMove(usi);
  const piece = pieceOf(game, move);
  const name = (square) => squareName(square, settings.coordinates);
  const values = { piece: piece ? pieceWords(piece, t, GAME) : "", from: move.from && name(move.from), to: name(move.steps.at(-1)) };
  return t(move.drop ? "chosen-drop" : "chosen-move", values);
}

// The same for the eye, which has the board beside it: "77–76".
function shortWordsOf({ game, settings }, usi) {
  const move = parseMove(usi);
  const to = squareName(move.steps.at(-1), settings.coordinates);
  if (move.drop) return `${pieceWords(pieceOf(game, move), t, GAME)} ${to}`;
  return `${squareName(move.from, settings.coordinates)}–${to}`;
}

const button = (action, text, attributes = {}) => el("button", { type: "button", "data-action": action, ...attributes }, text);

/** Draws the bar. */
export function drawChosen(bar, page) {
  const { asked, premove, game } = page;
  const fresh = bar.hidden && asked;
  const key = asked ? { asked } : premove ? { premove, words: shortWordsOf(page, premove.usi) } : null;
  refill(bar, key, () => (asked ? askedButtons() : premoveButtons(page)));
  bar.classList.toggle("asks", Boolean(asked) && game.result === null);
  // Enter says yes.
  if (fresh) bar.querySelector("[data-action=confirm]").focus({ preventScroll: true });
}

const askedButtons = () => [button("confirm", t("confirm-yes"), { class: "primary" }), button("withdraw-chosen", t("confirm-no"))];

function premoveButtons(page) {
  const { usi, plain } = page.premove;
  const promotion = canPromote(page.game, usi) ? [button("premove-plain", t("promote-not"), { "aria-pressed": String(plain) })] : [];
  return [
    el("span", {}, t("premove-set", { text: shortWordsOf(page, usi) })), ...promotion, button("withdraw-chosen", t("premove-withdraw")),
  ];
}
