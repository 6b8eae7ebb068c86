// Draws the state of the game page into the elements the server sent. It changes nothing but those elements.

import { otherColor } from "../board/sfen.js";
import { el, setText } from "../dom.js";
import { NO_GAME, positionAt } from "../game/model.js";
import { pendingMove } from "../game/outbox.js";
import { NOW, shownPly } from "../game/replay.js";
import { pageData, t } from "../page-data.js";

/** The parts of the page, by what they are. */
export function findParts(root) {
  const find = (selector) => root.querySelector(selector);
  return {
    main: find("main"), board: find("shogi-board"), moves: find("move-list"), status: find(".status"),
    notice: find(".notice"), said: find(".said"), resign: find("dialog.resign"), settings: find("dialog.settings"),
    far: find(".player.far"), near: find(".player.near"), back: find("[data-action=now]"), again: find("a.further"),
    tools: [...root.querySelectorAll("[data-can]")], clocks: {},
  };
}

/** Draws one frame of `page`: game, requests on their way, place looked at, refusal, hint and settings. */
export function drawPage(parts, page) {
  if (page.game === NO_GAME) return;
  const near = nearColor(page);
  drawPlayers(parts, page, near);
  drawBoard(parts, page, near);
  parts.moves.show(page.game.moves, page.settings.notation, shownPly(page.cursor, page.game.moves.length));
  drawStatus(parts, page);
  parts.back.hidden = page.cursor === NOW;
  parts.main.classList.toggle("over", page.game.result !== null);
  parts.again.hidden = page.game.result === null || page.cursor !== NOW;
  for (const tool of parts.tools) tool.disabled = !page.game.can[tool.dataset.can];
}

function nearColor({ game, flipped }) {
  const own = game.you.length === 1 ? game.you[0] : "black";
  return flipped ? otherColor(own) : own;
}

function drawPlayers(parts, { game }, near) {
  parts.clocks = {};
  for (const [section, color] of [[parts.far, otherColor(near)], [parts.near, near]]) {
    setText(section.querySelector(".mark"), color === "black" ? "☗" : "☖");
    const side = t(`color-${color}`);
    setText(section.querySelector(".name"), game.info.players[color].name || (isReader(game, color) ? t("you") : side));
    section.querySelector(".mark").title = side;
    section.classList.toggle("turn", game.result === null && game.turn === color);
    parts.clocks[color] = section.querySelector("shogi-clock");
  }
}

const isReader = ({ you }, color) => you.length === 1 && you[0] === color;

function drawBoard(parts, page, near) {
  const { game, cursor, refusal, hint } = page;
  const live = cursor === NOW;
  const shown = positionAt(game, shownPly(cursor, game.moves.length));
  const asked = pendingMove(page.requests);
  const pending = live && game.legal.includes(asked) ? asked : null;
  const playable = live && asked === null && game.result === null;
  parts.board.show({
    ...shown, near, legal: playable ? game.legal : [], you: playable ? game.you : [],
    refused: live ? refusal?.squares ?? [] : [], hint: live ? hint?.usi ?? null : null, pending,
  });
}

function drawStatus(parts, page) {
  const { text, tone } = statusOf(page);
  const words = tone === "result" ? [...endingName(page.game.result), text] : [text];
  parts.status.dataset.tone = tone;
  if (parts.status.dataset.shown !== text + tone) {
    parts.status.dataset.shown = text + tone;
    parts.status.replaceChildren(...words);
  }
  setText(parts.notice, page.refusal?.text ?? "");
}

function statusOf({ game, connected, cursor, hint, settings }) {
  if (!connected) return { text: t("reconnecting"), tone: "waiting" };
  if (cursor !== NOW) return { text: t("looking-back"), tone: "calm" };
  if (game.result) return { text: game.result.text, tone: "result" };
  if (hint) return { text: `${t("hint")}: ${hint.text[settings.notation]}`, tone: "calm" };
  return { text: turnText(game), tone: "calm" };
}

// The ending as records name it, with its reading: 詰み tsumi. A Japanese sentence has it already.
function endingName({ kanji, reading }) {
  if (pageData.lang === "ja") return [];
  return [el("span", { class: "kanji", lang: "ja" }, kanji), " ", el("i", { class: "reading" }, reading), " "];
}

function turnText(game) {
  const { turn, info, moves, start } = game;
  const check = moves.length > 0 ? moves.at(-1).check : start.check;
  const who = isReader(game, turn) ? t("your-turn")
    : info.players[turn].kind === "computer" ? t("computer-thinks") : t(`turn-${turn}`);
  return check ? `${who} · ${t("check")}` : who;
}
