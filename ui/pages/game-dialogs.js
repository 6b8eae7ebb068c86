// The dialogs of the game page: each asks before something is done, and sends it.

import { el } from "../dom.js";
import { textOf } from "../game/texts.js";
import { t } from "../page-data.js";
import { impasseTable } from "./game-panels.js";

/** Wires the dialogs among `parts`; `ask` sends a message. Returns a function that closes those about the running game. */
export function wireDialogs(parts, page, ask) {
  const { resign, offers, declaration, claim, ruling } = parts;
  answer(resign, "resign", () => ask({ type: "resign", seat: resign.querySelector("[name=seat]")?.value }));
  // Among four there is nothing to declare, to claim or to rule.
  answer(declaration, "declare", () => ask({ type: "declare" }));
  answer(claim, "claim", () => {
    const { ply, foul } = valuesOf(claim);
    ask({ type: "claim", ply: Number(ply), foul });
  });
  answer(ruling, "rule", () => ask({ type: "rule", ...valuesOf(ruling) }));

  const OPEN = {
    declare: () => {
      declaration.querySelector(".conditions").replaceChildren(conditions(page.game));
      declaration.showModal();
    },
    claim: () => {
      claim.querySelector("[name=ply]").replaceChildren(...claimable(page.game, page.settings.notation));
      claim.showModal();
    },
    rule: () => ruling.showModal(),
  };
  offers.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-offer], [data-action]");
    if (!button) return;
    const { offer, minutes, action } = button.dataset;
    offers.close();
    if (action) OPEN[action]();
    else ask(offer === "takeback" ? { type: "takeback" } : { type: "offer", offer, minutes: minutes ? Number(minutes) : undefined });
  });
  return () => [resign, offers, declaration].forEach((dialog) => dialog?.close());
}

/** Asks before the reader gives up; who has several seats says which. */
export function askToResign({ resign }, { game }) {
  const able = game.can.resign_as ?? [];
  resign.querySelector("[name=seat]")?.replaceChildren(...able.map((seat) => el("option", { value: seat }, t(`color-${seat}`))));
  const choice = resign.querySelector(".which");
  if (choice) choice.hidden = able.length < 2;
  resign.showModal();
}

function answer(dialog, value, act) {
  dialog?.addEventListener("close", () => {
    if (dialog.returnValue === value) act();
    dialog.returnValue = "";
  });
}

const valuesOf = (dialog) => Object.fromEntries(new FormData(dialog.querySelector("form")));

// The conditions of a declaration as they stand for whoever declares: the side to move.
function conditions(game) {
  return game.impasse ? impasseTable(game, [game.turn]) : el("p", {});
}

// The opponent's moves, the latest first.
function claimable({ moves, you }, notation) {
  const others = moves.filter(({ color }) => !you.includes(color)).toReversed();
  return others.map(({ ply, text }) => el("option", { value: ply }, `${ply} ${textOf(text, notation)}`));
}
