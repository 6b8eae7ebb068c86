// Draws what stands beside the board when there is a reason: invitation, offers, the impasse count, what follows the end.

import { el, setText } from "../dom.js";
import { clockText } from "../game/clock.js";
import { NOW } from "../game/replay.js";
import { pageData, t } from "../page-data.js";
import { drawCeremony, lotsResult } from "./ceremony.js";
import { betweenTwo, isPlayer, nameOf } from "./people.js";
import { CONCEDED, GREETING, phraseWords, THANKS } from "./phrases.js";
import { refill } from "./refill.js";
import { drawTalk } from "./talk.js";

const COLORS = ["black", "white"];

/** Draws all panels of `page` that have something to say, and hides the others. */
export function drawPanels(parts, page) {
  drawWaiting(parts.waiting, page.game);
  drawCeremony(parts.ceremony, page.game);
  drawOffer(parts.offer, page.game);
  drawStandstill(parts.standstill, page.game);
  drawTalk(parts.talk, page);
  drawCourtesy(parts.courtesy, page);
  drawAfter(parts.after, page);
  drawLots(parts.lots, page.game);
  drawImpasse(parts.impasse, page.game);
}

// How the lots fell, until the first move is made.
function drawLots(panel, game) {
  const { info, moves, phase } = game;
  const shown = info.drawn && moves.length === 0 && phase.kind === "playing" ? info.drawn : null;
  refill(panel, shown, () => lotsResult(game, shown));
}

const button = (action, text, attributes = {}) => el("button", { type: "button", "data-action": action, ...attributes }, text);

function drawWaiting(card, game) {
  const { phase, info, canJoin, role } = game;
  card.hidden = phase.kind !== "waiting" || game.result !== null;
  if (card.hidden) return;
  const find = (selector) => card.querySelector(selector);
  const arbiter = role === "arbiter";
  const hosts = isPlayer(game) || arbiter;
  const inviter = COLORS.map((color) => info.players[color]).find(({ kind, name }) => kind === "person" && name)?.name;
  const invited = inviter ? t("join-by", { name: inviter }) : t("join");
  setText(find("h2"), canJoin ? invited : t(isPlayer(game) ? "waiting" : "waiting-players"));
  find(".invitation").hidden = !hosts || COLORS.every((color) => info.players[color].kind !== "open");
  find(".arbiter").hidden = !arbiter;
  find(".join").hidden = !canJoin;
  find(".watch").hidden = hosts || canJoin;
  const appointed = info.starts_at_ms ? t("appointed", { time: new Date(info.starts_at_ms).toLocaleString(pageData.lang) }) : "";
  setText(find(".appointed"), appointed);
}

function drawOffer(bar, game) {
  if (game.review) return refill(bar, { review: isPlayer(game), tried: game.review.line.length > 0 }, () => reviewButtons(game));
  if (game.phase.kind === "break")
    return refill(bar, { resume: canResume(game) }, () => (canResume(game) ? [button("resume", t("resume"))] : []));
  if (game.phase.kind === "opening")
    return refill(bar, openingKey(game), () => [button("prepared", t("opening-done"), { class: "primary" })]);
  const { offer } = game;
  if (!offer || game.result) return refill(bar, null);
  return refill(bar, offer, () => offerWords(game));
}

// A game without a clock that a player lets stand still, and when it can be claimed.
function drawStandstill(panel, game) {
  const shown = game.result ? null : standstillWords(game);
  const ripe = standstillLeft(game) === 0;
  refill(panel, shown && { ripe, reason: game.standstill.reason, can: game.can.claim_game }, () => [
    el("span", { class: "words" }),
    ...(ripe && game.can.claim_game
      ? [button("claim-game", t(game.standstill.reason === "interrupted" ? "call-off" : "claim-game"), { class: "primary" })]
      : []),
  ]);
  if (shown) setText(panel.querySelector(".words"), shown);
}

const standstillLeft = ({ standstill }) => (standstill ? Math.max(0, standstill.at + standstill.claim_ms - performance.now()) : null);

/** Who lets the game stand still, and how long that is still borne: a sentence, or null. */
export function standstillWords(game) {
  const main_ms = standstillLeft(game);
  if (main_ms === null) return null;
  const { color, reason } = game.standstill;
  const time = clockText({ main_ms, period_ms: 0, stage: "main" }, {});
  const what = { default: "away", interrupted: "early" }[reason] ?? "mated";
  // Who reads this is not away any more, whatever the page was told before they came.
  if (game.you.includes(color)) return what === "mated" ? t("standstill-own", { time }) : null;
  return t(main_ms === 0 ? `standstill-${what}-now` : `standstill-${what}`, { name: nameOf(game, color), time });
}

const canResume = ({ you, turn }) => you.includes(turn);
const openingKey = ({ you, turn }) => (you.includes("black") && turn === "black" ? { opening: true } : null);

function offerWords(game) {
  const { by, offer, minutes } = game.offer;
  const own = game.you.includes(by);
  const words = own ? t("offer-waiting") : t(`offer-${offer}`, { name: nameOf(game, by), minutes });
  const answers = own ? [button("withdraw", t("withdraw"))]
    : [button("accept", t("accept"), { class: "primary" }), button("decline", t("decline"))];
  const notice = offer === "takeback" ? [el("small", {}, t("takeback-notice"))] : [];
  return [el("span", { class: "words" }, words), ...(isPlayer(game) ? answers : []), ...notice];
}

function reviewButtons(game) {
  if (!isPlayer(game)) return [];
  const back = button("review-back", t("review-back"));
  back.disabled = game.review.line.length === 0;
  return [back, button("review-end", t("review-end"))];
}

// Words of courtesy (ETIQ-15, ETIQ-18, ETIQ-19, ETIQ-23): small, where two people play.
function drawCourtesy(line, page) {
  const phrases = page.cursor === NOW ? phrasesOf(page.game) : [];
  refill(line, phrases.length > 0 ? phrases : null, () => phrases.flatMap(phraseWords));
}

function phrasesOf(game) {
  const { moves, result, review, phase } = game;
  if (!betweenTwo(game) || review) return [];
  if (result) return result.winner && result.reason === "resign" ? [CONCEDED, THANKS] : [THANKS];
  return moves.length === 0 && phase.kind === "playing" ? [GREETING] : [];
}

function drawAfter(panel, page) {
  const { game, cursor } = page;
  if (!game.result || cursor !== NOW || game.review) return refill(panel, null);
  const { result, info, can } = game;
  const key = [result.foul ?? result.reason, info.next, can.rematch, can.claim, isPlayer(game)];
  return refill(panel, key, () => [...explanation(result), ...whatNext(game)]);
}

function explanation({ foul, reason }) {
  const link = (href, text) => el("a", { href, target: "_blank" }, text);
  if (!foul) return [link(`/rules#ending-${reason}`, t("ending-why"))];
  const played = foul.move ? [el("b", {}, t("foul-played", { move: foul.move })), ". "] : [];
  return [el("p", { class: "why" }, ...played, foul.why, " ", link(`/rules#foul-${foul.code}`, t("foul-why")))];
}

function whatNext(game) {
  const { result, info, can } = game;
  const again = info.next ? [el("a", { class: "button primary", href: `/games/${info.next}` }, t("next-game"))]
    : can.rematch ? [button("rematch", t(result.replay ? "replay" : "rematch"), { class: "primary" })] : [];
  const review = isPlayer(game) && game.moves.length > 0 ? [button("review", t("review"))] : [];
  const study = game.moves.length > 0 ? [button("study", t("study"))] : [];
  return [...again, ...review, ...study, el("a", { class: "button", href: "/" }, t("new-game"))];
}

function drawImpasse(panel, game) {
  const shown = game.impasse && !game.result ? game.impasse : null;
  refill(panel, shown, () => [el("h2", {}, t("impasse")), impasseTable(game), ...agreement(game)]);
}

const agreement = ({ impasse }) => (impasse.can_agree ? [el("p", { class: "note" }, t("impasse-agree"))] : []);

// Those that a handicap grants are told apart (END-17).
const pointsText = ({ points, granted }) => (granted > 0 ? `${points} (${t("impasse-granted", { count: granted })})` : String(points));

/** The impasse points and conditions of both players, as far as they are told. */
export function impasseTable(game, colors = COLORS) {
  const mark = (color) => el("th", { scope: "col", title: t(`color-${color}`) }, color === "black" ? "☗" : "☖");
  const row = (name, cell) => el("tr", {}, el("th", { scope: "row" }, t(`impasse-${name}`)),
    ...colors.map((color) => el("td", {}, cell(game.impasse[color]))));
  const yes = (truth) => (truth ? `✓ ${t("yes")}` : `– ${t("no")}`);
  return el("table", {},
    el("thead", {}, el("tr", {}, el("td", {}), ...colors.map(mark))),
    el("tbody", {},
      row("points", pointsText),
      row("king", ({ king_in_zone }) => yes(king_in_zone)),
      row("pieces", ({ pieces_in_zone }) => `${pieces_in_zone}/10`),
      row("check", ({ in_check }) => yes(!in_check)),
      row("declared", ({ declared }) => t(`impasse-${declared}`))));
}
