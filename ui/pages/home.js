// The home page: today's board, the doors, and the question that is asked once.

import "./page.js";
import "../board/element.js";
import { inPlace } from "../game/in-place.js";
import { pageData } from "../page-data.js";
import { experienced, readName, readSettings, writeSettings } from "../settings.js";
import { solving } from "../tsume/solving.js";
import { showLastGame } from "./last-game.js";

const find = (selector) => document.querySelector(selector);
const settings = readSettings(pageData.lang);
const { game, problem } = pageData.snapshot;

const parts = {
  board: find(".today shogi-board"),
  verdict: find(".verdict"),
  said: find(".said"),
  answered: find(".answered"),
  back: find("[data-action=back]"),
  next: find("[data-go=next]"),
  hint: find("[data-action=hint]"),
  giveUp: find("[data-action=give-up]"),
  line: null,
};
if (game) inPlace(parts, game, settings);
else solving(parts, problem, settings);

showLastGame(settings);
const hour = find("time.hour");
if (hour) import("./hours.js").then(({ showHour }) => showHour(hour));
for (const name of document.querySelectorAll(".door [name=called]")) name.value = readName();

// How the pieces look goes by the answer, too; who begins to learn has answered by that.
const show = (experience) => writeSettings({ ...settings, ...experienced(experience) });
find(".experience")?.addEventListener("submit", ({ submitter }) => show(submitter.value));
find(".door.learn").addEventListener("submit", () => { if (find(".experience")) show("new"); });
