// What the players say in the review (ETIQ-20), each remark with the place in the game that it is about.

import { el } from "../dom.js";
import { goneFrom } from "../game/remarks.js";
import { textOf } from "../game/texts.js";
import { t } from "../page-data.js";
import { isPlayer, nameOf } from "./people.js";

/**
 * Draws the remarks, and for players the place to write one, as long as the review is on. Whoever has muted them sees
 * their own.
 */
export function drawTalk(panel, { game, settings }) {
  const list = panel.querySelector("ol");
  const muted = settings.talk === "muted";
  panel.querySelector("[data-action=mute]").setAttribute("aria-pressed", muted);
  panel.querySelector(".muted").hidden = !muted;
  panel.hidden = game.review === null || (game.said.length === 0 && !isPlayer(game));
  panel.querySelector("form").hidden = !isPlayer(game);
  if (!panel.hidden) showRows(list, heard(game, muted).map((remark) => rowOf(game, remark, settings.notation)));
}

const heard = ({ said, you }, muted) => (muted ? said.filter(({ by }) => you.includes(by)) : said);

// Only players can go to another place for all.
const rowOf = (game, { by, ply, text }, notation) => (
  { name: nameOf(game, by), ply, place: placeName(game, ply, notation), text, goes: isPlayer(game) });

const placeName = ({ moves }, ply, notation) => (ply === 0 ? t("start") : `${ply} ${textOf(moves[ply - 1].text, notation)}`);

// What is shown already stays: a screen reader reads out what is added, and nobody loses their place.
function showRows(list, rows) {
  const shown = [...list.children].map(({ dataset }) => dataset.row);
  const keys = rows.map((row) => JSON.stringify(row));
  const gone = goneFrom(shown, keys);
  if (gone === 0 && shown.length === keys.length) return;
  for (const row of [...list.children].slice(0, gone)) row.remove();
  list.append(...rows.slice(shown.length - gone).map(item));
  list.scrollTop = list.scrollHeight;
}

function item(row) {
  const place = row.goes
    ? el("button", { type: "button", "data-action": "review-at", value: row.ply }, row.place)
    : el("span", {}, row.place);
  return el("li", { "data-row": JSON.stringify(row) }, el("b", {}, row.name), " ", place, " ", el("span", { class: "words" }, row.text));
}
