// Draws the state of the game page into the elements the server sent. It changes nothing but those elements.

import { otherColor } from "../board/geometry.js";
import { el, setText } from "../dom.js";
import { hasByoyomi } from "../game/calls.js";
import { clockText } from "../game/clock.js";
import { isCheck, NO_GAME, positionAt, reviewedPosition, seatsAt } from "../game/model.js";
import { pendingMove } from "../game/outbox.js";
import { isAhead } from "../game/premove.js";
import { NOW, shownPly } from "../game/replay.js";
import { textOf } from "../game/texts.js";
import { isOfFour, pageData, SEATS, t } from "../page-data.js";
import { ceremonyBoard } from "./ceremony.js";
import { drawChosen } from "./chosen.js";
import { drawPanels } from "./game-panels.js";
import { betweenTwo, isPlayer, isReader, nameOf, subjectOf } from "./people.js";

/** The parts of the page, by what they are. */
export function findParts(root) {
  const find = (selector) => root.querySelector(selector);
  return {
    main: find("main"),
    board: find("shogi-board"),
    pointed: find(".pointed"),
    moves: find("move-list"),
    status: find(".status"),
    notice: find(".notice"),
    chosen: find(".chosen"),
    said: find(".said"),
    offer: find(".offer"),
    standstill: find(".standstill"),
    talk: find(".talk"),
    greetings: find(".greetings"),
    teacher: find(".teacher"),
    remark: find(".talk input"),
    courtesy: find(".courtesy"),
    watching: find(".watching"),
    after: find(".after"),
    numbers: find(".numbers"),
    places: find(".places"),
    waiting: find(".card.waiting"),
    ceremony: find(".card.ceremony"),
    conditional: find("p.conditional"),
    lots: find(".lots"),
    impasse: find(".impasse"),
    resign: find("dialog.resign"),
    export: find("dialog.export"),
    settings: find("dialog.settings"),
    keys: find("dialog.keys"),
    typed: find("form.typed"),
    offers: find("dialog.offers"),
    declaration: find("dialog.declaration"),
    claim: find("dialog.claim"),
    ruling: find("dialog.ruling"),
    far: find(".player.far"),
    near: find(".player.near"),
    back: find("[data-action=now]"),
    calls: find(".messages .calls"),
    peek: find("[data-action=peek]"),
    tools: [...root.querySelectorAll(".tools [data-can]")],
    openOffers: find(".tools [data-action=offer]"),
    offerButtons: [...root.querySelectorAll("dialog.offers [data-can]")],
    clocks: {},
    study: find(".study-of-game"),
    analysis: find(".analysis"),
    labels: find(".labels"),
  };
}

/** Draws one frame of `page`: game, requests on their way, place looked at, refusal, hint and settings. */
export function drawPage(parts, page) {
  if (page.game === NO_GAME) return;
  const near = nearSeat(page);
  drawBoard(parts, page, near);
  if (isOfFour) parts.clocks = Object.fromEntries(SEATS.map((seat) => [seat, parts.board.clockOf(seat)]));
  else drawPlayers(parts, page, near);
  parts.moves.show(
    page.game,
    page.settings.notation,
    shownPly(page.game.review?.ply ?? page.cursor, page.game.moves.length),
    page.analysis?.game()?.marks,
  );
  drawStatus(parts, page);
  drawChosen(parts.chosen, page);
  drawWatching(parts.watching, page.game);
  drawTools(parts, page.game);
  drawPanels(parts, page);
  parts.back.hidden = page.cursor === NOW || page.game.review !== null;
  parts.calls.hidden = !hasByoyomi(page.game.clock) || Boolean(page.game.result);
  parts.calls.setAttribute("aria-pressed", page.settings.calls !== "off");
  parts.main.classList.toggle("over", page.game.result !== null);
  // What is answered is decided while the other is to move.
  const { review, result, phase, you, turn } = page.game;
  if (parts.conditional) parts.conditional.hidden = result !== null || phase.kind !== "playing" || you.includes(turn);
  page.labels.show(review?.line.length > 0 ? null : shownPly(review?.ply ?? page.cursor, page.game.moves.length));
  // Nobody is helped while they play.
  parts.study.hidden = page.game.result === null || page.game.moves.length === 0 || pageData.variant !== null;
}

/**
 * Who sits at the bottom: the reader, unless the board was turned. At one screen two see it as Black does; among four it turns to whoever
 * moves, or is seen from the first seat of one's own that still plays.
 */
export function nearSeat({ game, near }) {
  if (near !== null) return near;
  const { you, turn, seats } = game;
  if (!isOfFour || you.length === 0) return you.length === 1 ? you[0] : SEATS[0];
  return you.includes(turn) ? turn : (you.find((seat) => seats[SEATS.indexOf(seat)].state === "playing") ?? you[0]);
}

function drawPlayers(parts, { game }, near) {
  parts.clocks = {};
  for (const [section, color] of [[parts.far, otherColor(near)], [parts.near, near]]) {
    const player = game.info.players[color];
    setText(section.querySelector(".mark"), color === "black" ? "☗" : "☖");
    section.querySelector(".mark").title = t(`color-${color}`);
    const name = section.querySelector(".name");
    setText(name, nameOf(game, color));
    name.classList.toggle("you", isReader(game, color));
    name.classList.toggle("guest", player.kind === "person" && player.guest);
    drawPresence(section.querySelector(".presence"), player);
    section.classList.toggle("turn", game.result === null && game.turn === color);
    parts.clocks[color] = section.querySelector("shogi-clock");
  }
}

// A dot: full for who is at the table, hollow for who is not. The computer always is.
function drawPresence(dot, { kind, here }) {
  dot.hidden = kind === "computer" || here === undefined;
  const words = here ? t("here") : t("away");
  dot.classList.toggle("here", here === true);
  if (dot.title !== words) dot.title = words;
  setText(dot, words);
}

function drawBoard(parts, page, near) {
  const { game } = page;
  parts.main.classList.toggle("reviewing", game.review !== null);
  const senior = game.info.senior ?? "white";
  const shown = game.review ? reviewBoard(game)
    : game.phase.kind === "ceremony" ? ceremonyBoard(game, page.placed) : gameBoard(page);
  const tried = game.result ? page.analysis?.preview() : null;
  const over = tried ? { ...tried, legal: [], you: [] } : {};
  const arrows = game.result ? page.analysis?.arrows() ?? [] : [];
  parts.board.show({ ...shown, ...over, arrows, near, senior, strict: game.info.ruleset?.strict ?? false });
}

function reviewBoard(game) {
  const you = isPlayer(game) ? ["black", "white"] : [];
  return { ...reviewedPosition(game), legal: game.review.legal ?? [], you };
}

function gameBoard(page) {
  const { game, cursor, refusal, hint } = page;
  const live = cursor === NOW;
  const ply = shownPly(cursor, game.moves.length);
  const shown = positionAt(game, ply);
  const sent = pendingMove(page.requests);
  const asked = sent ?? page.asked?.usi ?? null;
  const pending = live && (page.asked || game.legal.includes(sent)) ? asked : null;
  const ahead = isAhead(page);
  const playable = live && game.result === null && ["playing", "opening"].includes(game.phase.kind);
  const wrong = refusal?.squares ?? game.result?.foul?.squares ?? [];
  // What is one's own stays so while a move is on its way: a board of a thousand squares is not drawn anew for a moment.
  return {
    ...shown, legal: playable && asked === null && !ahead ? game.legal : [], you: playable ? game.you : [],
    ahead, premove: live ? page.premove?.usi ?? null : null,
    refused: live ? wrong : [], hint: live ? hint?.usi ?? null : null, pending,
    checkers: live ? game.checkers : [], owners: isOfFour ? ownersAt(game, ply, live) : [],
  };
}

/** Who sits on each side of a board for four, and how they stand. */
export function ownersAt(game, ply, live) {
  const stands = seatsAt(game, ply);
  return SEATS.map((seat, index) => {
    const { state, by, commander } = stands[index];
    const note = state === "playing" ? playerNote(game, seat)
      : state === "mated" ? t("seat-mated", { by: t(`color-${by}`) }) : t(`seat-${state}`);
    const turn = live && game.phase.kind === "playing" && game.turn === seat;
    return { seat, name: t(`color-${seat}`), note, state, commander, turn };
  });
}

function playerNote(game, seat) {
  const { kind, shown: name, here } = game.info.players[seat];
  if (kind !== "person") return name || t("open-seat");
  const own = game.you.includes(seat);
  const who = name || t(own ? "you" : here ? "here" : "away");
  return name && !here && !own ? `${who} · ${t("away")}` : who;
}

function drawStatus(parts, page) {
  const { text, tone } = statusOf(page);
  const words = tone === "result" ? [...endingName(page.game.result), text] : [text];
  parts.status.dataset.tone = tone;
  if (parts.status.dataset.shown !== text + tone) {
    parts.status.dataset.shown = text + tone;
    parts.status.replaceChildren(...words);
  }
  setText(parts.notice, page.refusal?.text ?? page.info ?? "");
  parts.notice.classList.toggle("calm", !page.refusal);
}

function statusOf({ game, connected, cursor, hint, settings }) {
  if (!connected) return { text: t("reconnecting"), tone: "waiting" };
  if (game.review) return { text: reviewText(game, settings), tone: "calm" };
  if (cursor !== NOW) return { text: t("looking-back"), tone: "calm" };
  if (game.result) return { text: game.result.text, tone: "result" };
  if (hint) return { text: `${t("hint")}: ${textOf(hint.text, settings.notation)}`, tone: "calm" };
  return { text: PHASES[game.phase.kind](game), tone: "calm" };
}

// The moves tried, or what this is.
function reviewText(game, settings) {
  const line = game.review.line.map(({ text }) => textOf(text, settings.notation)).join(" ");
  return line || t(isPlayer(game) ? "review-on" : "review-watch");
}

// The ending as records name it, with its reading: 詰み tsumi. A Japanese sentence has it already.
function endingName({ kanji, reading }) {
  if (pageData.lang === "ja" || !kanji) return [];
  return [el("span", { class: "kanji", lang: "ja" }, kanji), " ", el("i", { class: "reading" }, reading), " "];
}

const COUNTED_OPENING = 30;

const PHASES = {
  waiting: (game) => t(isPlayer(game) && !isOfFour ? "waiting" : "waiting-players"),
  ceremony: () => t("ceremony-title"),
  opening: (game) => {
    if (game.turn === "white") return t("opening-uwate", { name: subjectOf(game, "white"), by: nameOf(game, "black") });
    const name = subjectOf(game, "black");
    // "Any number" has a bound, which nobody comes near.
    return game.info.opening > COUNTED_OPENING ? t("opening-unlimited", { name }) : t("opening", { name, count: game.phase.left });
  },
  playing: (game) => turnText(game),
  break: (game) => t("break", { time: breakLeft(game.phase) }),
  over: (game) => turnText(game),
};

/** What is left of a break: "9:59". */
export function breakLeft(phase) {
  const main_ms = Math.max(0, phase.at + phase.until_ms - performance.now());
  return clockText({ main_ms, period_ms: 0, stage: "main" }, {});
}

function turnText(game) {
  const { turn, info, moves, start } = game;
  const check = moves.length > 0 ? moves.at(-1).check : start.check;
  const who = game.queue ? t("computer-queued", { count: game.queue.before })
    : isOfFour ? turnAmongFour(game)
    : isReader(game, turn) ? t("your-turn")
    : info.players[turn].kind === "computer" ? t("computer-thinks") : t(`turn-${turn}`);
  const parts = [who];
  if (isCheck(check) && !isOfFour) parts.push(t("check"));
  if (game.occurrences > 1) parts.push(t("occurrences", { count: game.occurrences }));
  return parts.join(" · ");
}

// A check lets whoever is in it move at once, out of turn.
function turnAmongFour({ turn, you, interrupted }) {
  const own = you.includes(turn);
  const name = t(`color-${turn}`);
  if (interrupted) return own ? t("turn-checked-own", { name }) : t("turn-checked", { name });
  return own ? t("turn-own", { name }) : t("turn-of", { name });
}

// What the reader is if they do not play, and how many watch.
function drawWatching(line, { role, info }) {
  const words = [];
  if (role !== "player") words.push(t(role === "arbiter" ? "arbiter" : "spectator"));
  if (info.spectators > 0) words.push(t("watching", { count: info.spectators }));
  line.hidden = words.length === 0;
  setText(line, words.join(" · "));
}

// A tool that this reader can never use is not shown; one that they cannot use now is grey.
function drawTools(parts, game) {
  const plays = isPlayer(game) && game.result === null;
  for (const tool of parts.tools) {
    const { can } = tool.dataset;
    // Why one cannot resign now is said when one tries.
    const explains = can === "resign";
    tool.disabled = !game.can[can] && !explains;
    if (explains) tool.setAttribute("aria-disabled", String(!game.can[can]));
    tool.hidden =
      !plays ||
      (can === "hint" && (betweenTwo(game) || pageData.variant !== null)) ||
      (can === "takeback" && game.info.ruleset?.takebacks === "never");
  }
  for (const button of parts.offerButtons) button.hidden = !game.can[button.dataset.can];
  const nothing = parts.offerButtons.every((button) => button.hidden);
  parts.openOffers.hidden = nothing && !plays;
  parts.openOffers.disabled = nothing;
  parts.offers.querySelector(".note").hidden = !isPlayer(game) || game.result !== null;
}
