// Fixed words between the players: to wish each other a good game, to excuse oneself, to thank. Each is said once, and read in the reader's
// language.

import { el } from "../dom.js";
import { t } from "../page-data.js";
import { isPlayer, nameOf } from "./people.js";

// The server refuses what comes at another moment.
const BEGINNING = 4;
const CODES = {
  begins: ["hello", "moment", "sorry"],
  goesOn: ["moment", "sorry"],
  over: ["thanks", "well-played"],
};

/** Draws what was said, and for a player what they can say now. Whoever has muted the others sees only their own. */
export function drawGreetings(panel, { game, settings }) {
  const muted = settings.talk === "muted";
  const heard = game.greetings.filter(({ by }) => !muted || game.you.includes(by));
  const open = canGreet(game) ? codesNow(game).filter((code) => !said(game, code)) : [];
  panel.hidden = heard.length === 0 && open.length === 0;
  fillKeeping(panel.querySelector("ol"), heard, ({ by, text }) => el("li", {}, el("b", {}, nameOf(game, by)), " ", text));
  fillKeeping(panel.querySelector(".buttons"), open, (code) =>
    el("button", { type: "button", "data-action": "say-greeting", value: code }, t(`greeting-${code}`)));
}

/** The words of a greeting of somebody else, or null if the reader does not want to hear any. */
export const greetingWords = ({ game, settings }, { by, text }) =>
  (settings.talk === "muted" || game.you.includes(by) ? null : `${nameOf(game, by)}${t("comma")}${text}`);

const canGreet = (game) =>
  isPlayer(game) && game.info.between_two && Object.values(game.info.players).every(({ kind }) => kind === "person");

function codesNow({ result, moves }) {
  if (result) return CODES.over;
  return moves.length <= BEGINNING ? CODES.begins : CODES.goesOn;
}

const said = ({ greetings, you }, code) => greetings.some(({ by, greeting }) => greeting === code && you.includes(by));

// What is there already stays: a screen reader reads what is added, and whoever is at a button does not lose it.
function fillKeeping(list, items, draw) {
  const keys = items.map((item) => JSON.stringify(item));
  for (const node of [...list.children]) if (!keys.includes(node.dataset.key)) node.remove();
  for (const [index, item] of items.entries()) {
    if ([...list.children].some(({ dataset }) => dataset.key === keys[index])) continue;
    const node = draw(item);
    node.dataset.key = keys[index];
    list.append(node);
  }
}
