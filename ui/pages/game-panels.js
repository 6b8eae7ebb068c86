// Draws what stands beside the board when there is a reason: invitation, offers, the impasse count, what follows the end.

import { showWay } from "./invitation.js";
import { el, setText } from "../dom.js";
import { clockText } from "../game/clock.js";
import { NOW } from "../game/replay.js";
import { isOfFour, pageData, SEATS, t } from "../page-data.js";
import { drawCeremony, lotsResult } from "./ceremony.js";
import { betweenTwo, isPlayer, nameOf, subjectOf } from "./people.js";
import { CONCEDED, GREETING, phraseWords, THANKS } from "./phrases.js";
import { refill } from "./refill.js";
import { drawTalk } from "./talk.js";
import { drawGreetings } from "./greetings.js";

/** Draws all panels of `page` that have something to say, and hides the others. */
export function drawPanels(parts, page) {
  drawWaiting(parts.waiting, page.game, "watch" in parts.main.dataset);
  drawCeremony(parts.ceremony, page.game);
  drawOffer(parts.offer, page.game);
  drawStandstill(parts.standstill, page.game);
  if (parts.talk) drawTalk(parts.talk, page);
  if (parts.greetings) drawGreetings(parts.greetings, page);
  drawCourtesy(parts.courtesy, page);
  drawAfter(parts.after, page);
  if (parts.places) drawPlaces(parts.places, page.game);
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

// Who has come by the link for those who watch is offered no seat.
function drawWaiting(card, game, watches) {
  const { phase, info, role } = game;
  const canJoin = game.canJoin && !watches;
  card.hidden = phase.kind !== "waiting" || game.result !== null;
  if (card.hidden) return;
  const find = (selector) => card.querySelector(selector);
  const arbiter = role === "arbiter";
  const hosts = isPlayer(game) || arbiter;
  const inviter = SEATS.map((color) => info.players[color]).find(({ kind, name }) => kind === "person" && name)?.shown;
  const invited = inviter ? t("join-by", { name: inviter }) : t("join");
  setText(find("h2"), canJoin ? invited : t(isPlayer(game) && !isOfFour ? "waiting" : "waiting-players"));
  for (const choice of card.querySelectorAll("[name=seat]"))
    choice.closest("label").hidden = info.players[choice.value].kind !== "open";
  checkFreeSeat(card);
  find(".invitation").hidden = !hosts || SEATS.every((color) => info.players[color].kind !== "open");
  if (!find(".invitation").hidden) showWay(card);
  const withdraw = find(".withdraw");
  if (withdraw) withdraw.hidden = !isUntaken(game);
  find(".arbiter").hidden = !arbiter;
  find(".join").hidden = !canJoin;
  find(".watch").hidden = hosts || canJoin;
  setText(find(".appointed"), beginning(info));
}

// When it begins, or else until when the other has to come.
function beginning({ starts_at_ms: starts, comes_within_ms: within }) {
  if (starts) return t("appointed", { time: new Date(starts).toLocaleString(pageData.lang) });
  return within ? t("soon", { minutes: within / 60_000 }) : "";
}

// Nobody sits there but the reader.
const isUntaken = ({ info }) => SEATS.every((color) => info.players[color].kind !== "person" || info.players[color].you);

// Who has chosen a seat that another has taken meanwhile is given the next that is free.
function checkFreeSeat(card) {
  const free = [...card.querySelectorAll("label:not([hidden]) > [name=seat]")];
  if (free.length > 0 && !free.some(({ checked }) => checked)) free[0].checked = true;
}

// Who came first to fourth among four; nobody did if the game was broken off.
function drawPlaces(list, { result }) {
  const shown = result && result.reason !== "interrupted" ? result.places : null;
  refill(list, shown, () => {
    const order = SEATS.map((seat, index) => ({ seat, place: shown[index] })).sort((a, b) => a.place - b.place);
    return order.map(({ seat, place }) => el("li", { class: seat }, t("place", { place, name: t(`color-${seat}`) })));
  });
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
      ? [button("claim-game", t(game.standstill.reason === "interrupted" ? "call-off" : isOfFour ? "leave-out" : "claim-game"),
        { class: "primary" }),
        ...(isOfFour || game.standstill.reason === "interrupted" ? [] : [button("close-game", t("close-game"))])]
      : []),
  ]);
  if (shown) setText(panel.querySelector(".words"), shown);
}

const standstillLeft = ({ standstill }) => (standstill ? Math.max(0, standstill.at + standstill.claim_ms - performance.now()) : null);

/** Who lets the game stand still, and how long that is still borne: a sentence, or null. */
export function standstillWords(game) {
  const main_ms = standstillLeft(game);
  if (main_ms === null) return null;
  const { color, reason, ends } = game.standstill;
  const time = clockText({ main_ms, period_ms: 0, stage: "main" }, {});
  const what = { default: !isOfFour ? "away" : ends ? "last" : "without", interrupted: "early", overdue: "overdue" }[reason] ?? "mated";
  // Who reads this is not away any more, whatever the page was told before they came.
  if (game.you.includes(color)) {
    if (what === "overdue") return t(main_ms === 0 ? "standstill-overdue-own-now" : "standstill-overdue-own", { time });
    return what === "mated" ? t("standstill-own", { time }) : null;
  }
  return t(main_ms === 0 ? `standstill-${what}-now` : `standstill-${what}`, { name: subjectOf(game, color), time });
}

const canResume = ({ you, turn }) => you.includes(turn);
const openingKey = ({ you, turn }) => (you.includes("black") && turn === "black" ? { opening: true } : null);

// Among four all are asked whom it concerns, and it is told for whose consent one waits.
function offerWords(game) {
  const { by, offer, minutes, open } = game.offer;
  const own = game.you.includes(by);
  const asked = open ? open.some((seat) => game.you.includes(seat)) : !own;
  const words = asked ? t(`offer-${offer}`, { name: subjectOf(game, by), minutes })
    : open ? t(`offer-${offer}-waits`, { name: open.map((seat) => nameOf(game, seat)).join(t("comma")) }) : t("offer-waiting");
  const answers = asked ? [button("accept", t("accept"), { class: "primary" }), button("decline", t("decline"))]
    : own ? [button("withdraw", t("withdraw"))] : [];
  const notice = offer === "takeback" && !isOfFour ? [el("small", {}, t("takeback-notice"))] : [];
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
  if (isOfFour) return [];
  const link = (href, text) => el("a", { href, target: "_blank" }, text);
  if (!foul) return [link(`/rules/endings#ending-${reason}`, t("ending-why"))];
  const played = foul.move ? [el("b", {}, t("foul-played", { move: foul.move })), ". "] : [];
  return [el("p", { class: "why" }, ...played, foul.why, " ", link(`/rules/fouls#foul-${foul.code}`, t("foul-why")))];
}

function whatNext(game) {
  const { result, info, can } = game;
  const again = info.next ? [el("a", { class: "button primary", href: `/games/${info.next}` }, t("next-game"))]
    : can.rematch ? [button("rematch", t(result.replay ? "replay" : "rematch"), { class: "primary" })] : [];
  const review = isPlayer(game) && !isOfFour && game.moves.length > 0 ? [button("review", t("review"))] : [];
  const study = game.moves.length > 0 ? [button("study", t("study"))] : [];
  return [...again, ...otherTerms(game), ...review, ...study, ...putAway(game), el("a", { class: "button", href: "/" }, t("new-game"))];
}

// Another game with the same person: other odds, another clock, another hour.
function otherTerms({ you, info }) {
  const other = you.length === 1 && info.between_two ? info.players[you[0] === "black" ? "white" : "black"] : null;
  if (isOfFour || other?.kind !== "person" || other.guest) return [];
  return [el("a", { class: "button", href: `/lobby?${new URLSearchParams({ to: other.name })}#offer` }, t("other-terms"))];
}

// After a game that began with the ceremony the pieces are counted into the bag (ETIQ-21).
function putAway({ info, result }) {
  if (!info.ceremony) return [];
  const junior = info.senior === "black" ? "white" : "black";
  const party = (color) => (color === info.senior ? "first" : "second");
  const choices = new URLSearchParams({
    first: info.players[info.senior].name,
    second: info.players[junior].name,
    odds: info.handicap === "even" ? "furigoma" : info.handicap,
    giver: party("white"),
    end: result.winner ? party(result.winner === "black" ? "white" : "black") : "drawn",
  });
  return [el("a", { class: "button", href: `/ceremony/walk?${choices}#review` }, t("ceremony-put-away"))];
}

function drawImpasse(panel, game) {
  const shown = game.impasse && !game.result ? game.impasse : null;
  refill(panel, shown, () => [el("h2", {}, t("impasse")), impasseTable(game), ...agreement(game)]);
}

const agreement = ({ impasse }) => (impasse.can_agree ? [el("p", { class: "note" }, t("impasse-agree"))] : []);

// Those that a handicap grants are told apart (END-17).
const pointsText = ({ points, granted }) => (granted > 0 ? `${points} (${t("impasse-granted", { count: granted })})` : String(points));

/** The impasse points and conditions of both players, as far as they are told. */
export function impasseTable(game, colors = SEATS) {
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
