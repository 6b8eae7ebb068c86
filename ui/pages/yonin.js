// The page of a game for four: what the server tells goes to the board, what the player wants goes to the server.

import "./page.js";
import "../game/clocks.js";
import "../board/element.js";
import { el, setText } from "../dom.js";
import { clockText, clockWords, readClock, unpaid } from "../game/clock.js";
import { openChannel } from "../game/live.js";
import { pageData, t } from "../page-data.js";
import { changed, readName, readSettings, showSettings, writeName, writeSettings } from "../settings.js";
import { announcer } from "../game/announce.js";
import { textOf } from "../game/texts.js";
import { openExport } from "./export.js";
import { showFaces } from "./faces.js";
import { refill } from "./refill.js";

const main = document.querySelector("main.yonin");
const board = main.querySelector("shogi-board");
const part = (selector) => main.querySelector(selector);

const SEATS = pageData.variant.seats;
let settings = readSettings(pageData.lang);
const voice = announcer(part(".said"), pageData.lang);
// A clock counts from when it was told, and so does the time until somebody who stays away can be left out.
const timed = (message) => {
  const { clock, lag, standstill } = message;
  return {
    ...message,
    clock: clock && { ...clock, at: performance.now() - unpaid(clock, lag) },
    standstill: standstill && { ...standstill, at: performance.now() },
  };
};
let game = timed(pageData.snapshot);
let moves = game.moves;
let near = null;
let connected = false;

const seatName = (seat) => t(`yonin-${seat}`);
const player = (seat) => game.players[SEATS.indexOf(seat)];
const standing = (seat) => game.seats[SEATS.indexOf(seat)];
const mine = (seat) => game.you.includes(seat);
// At one screen the board turns to whoever moves; who has several seats and waits sees it from the first that still plays.
const bottom = () =>
  near ?? (mine(game.turn) ? game.turn : (game.you.find((seat) => standing(seat).state === "playing") ?? game.you[0] ?? "south"));

// From the last event on that is known here.
function address() {
  const url = new URL(`/api/v1/yonin/${encodeURIComponent(main.dataset.game)}/live`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.searchParams.set("since", game.seq);
  return url.href;
}

const channel = openChannel(
  address,
  {
    open: () => {
      connected = true;
      showStatus();
    },
    lost: () => {
      connected = false;
      showStatus();
    },
    message: hear,
  },
);

function hear(message) {
  if (message.type === "refused") return notice(message.text);
  if (message.type === "queue") {
    const { queue, clock, lag } = timed(message);
    game = { ...game, queue, clock, lag };
  } else if (message.type === "people") {
    const { players, spectators, you } = message;
    game = { ...game, players, spectators, you };
  } else {
    if (message.type === "snapshot") moves = message.moves;
    else if (!follows(message)) return channel.restart();
    if (message.move) moves = [...moves, message.move];
    if (message.type === "takeback") moves = moves.slice(0, message.ply - 1);
    notice(message.type === "declined" ? t(`yonin-${game.offer.what}-declined`) : "");
    game = timed(message);
  }
  show();
}

// Events come one after the other; how the game stands now is told without one, or after one that is no news.
function follows({ type, seq }) {
  return seq === game.seq + 1 || (type === "now" && seq === game.seq);
}

function notice(text) {
  setText(part(".notice"), text);
}

function show() {
  const playing = game.began && !game.outcome;
  board.show({
    sfen: game.sfen,
    legal: playing && mine(game.turn) ? game.legal : [],
    you: playing ? game.you.filter((seat) => standing(seat).state === "playing") : [],
    near: bottom(),
    usi: moves.at(-1)?.usi ?? null,
    check: game.seats.filter(({ check }) => check).map(({ king }) => king),
    checkers: game.checkers,
    owners: SEATS.map(info),
    strict: game.strict,
  });
  showStatus();
  showMoves();
  showPlaces();
  showResigning();
  showOffer();
  showStandstill();
  part("[data-action=study]").hidden = !game.outcome || moves.length === 0;
  const open = game.players.some(({ kind }) => kind === "open");
  for (const selector of [".invite", ".sit"])
    if (part(selector)) part(selector).hidden = !open || (selector === ".sit" && game.you.length > 0);
  tick();
}

// What stands beside a player's hand.
function info(seat) {
  const { kind, level, name, here } = player(seat);
  const { state, by, commander } = standing(seat);
  const who = {
    computer: t("yonin-computer", { level }),
    open: t("open-seat"),
    person: name || (mine(seat) ? t("you") : here ? t("here") : t("away")),
  }[kind];
  const away = kind === "person" && name && !here && !mine(seat) ? ` · ${t("away")}` : "";
  const note = state === "playing" ? `${who}${away}` : state === "mated" ? t("yonin-mated", { by: seatName(by) }) : t(`yonin-${state}`);
  return { seat, name: seatName(seat), note, state, commander, turn: game.began && !game.outcome && game.turn === seat };
}

function showStatus() {
  const status = part(".status");
  const seat = seatName(game.turn);
  let text = t(mine(game.turn) ? "yonin-your-turn" : "yonin-turn", { seat });
  if (game.interrupted) text = t(mine(game.turn) ? "yonin-interrupted-you" : "yonin-interrupted", { seat });
  if (game.queue) text = t("computer-queued", { count: game.queue.before });
  if (!game.began) text = t("yonin-waiting");
  if (game.outcome) text = t(`yonin-ended-${game.outcome.reason}`);
  if (!connected) text = t("reconnecting");
  const watching = game.spectators > 0 ? ` · ${t("yonin-watching", { count: game.spectators })}` : "";
  setText(status, text + watching);
  status.dataset.tone = game.outcome ? "result" : game.interrupted ? "waiting" : "";
}

function showMoves() {
  const list = part(".move-list");
  if (list.children.length > moves.length) list.replaceChildren();
  for (const move of moves.slice(list.children.length)) {
    list.append(
      el(
        "li",
        { class: move.seat },
        el("span", { class: "mark", "aria-hidden": "true" }),
        `${seatName(move.seat)} ${textOf(move.text ?? { western: move.usi }, settings.notation)}`,
      ),
    );
  }
  list.scrollTop = list.scrollHeight;
}

// Who came first to fourth; nobody did if the game was broken off.
function showPlaces() {
  const list = part(".places");
  list.hidden = !game.outcome || game.outcome.reason === "interrupted";
  if (list.hidden) return;
  const order = SEATS.map((seat, index) => ({ seat, place: game.outcome.places[index] })).sort((a, b) => a.place - b.place);
  list.replaceChildren(
    ...order.map(({ seat, place }) =>
      el("li", { class: seat }, el("span", { class: "mark", "aria-hidden": "true" }), t("yonin-result", { place, seat: seatName(seat) })),
    ),
  );
}

// Who plays several seats says which one gives up. The first press asks, the second means it.
function showResigning() {
  const able = game.can.resign;
  const key = able.join();
  const place = part(".resign");
  if (place.dataset.shown === key) return;
  place.dataset.shown = key;
  place.replaceChildren(...able.map((seat) => {
    const text = able.length > 1 ? t("yonin-resign-as", { seat: seatName(seat) }) : t("yonin-resign");
    const button = el("button", { type: "button", "data-seat": seat }, text);
    button.addEventListener("click", () => {
      if (button.dataset.sure) ask({ type: "resign", seat });
      button.dataset.sure = "yes";
      setText(button, t("yonin-resign-sure"));
    });
    button.addEventListener("blur", () => {
      delete button.dataset.sure;
      setText(button, text);
    });
    return button;
  }));
}

// To take a move back, or to break the game off, wants the consent of all whom it concerns.
function showOffer() {
  const { offer, you, can } = game;
  part("[data-action=takeback]").hidden = offer !== null || !can.takeback;
  part("[data-action=interrupt]").hidden = offer !== null || !can.interrupt;
  const asked = offer?.open.some(mine) ?? false;
  refill(part(".offer"), offer && you.length > 0 ? [offer.what, offer.by, asked ? null : offer.open] : null, () => {
    const words = asked ? t(`offer-${offer.what}`, { name: seatName(offer.by) })
      : t(`yonin-${offer.what}-waits`, { seat: offer.open.map(seatName).join(t("comma")) });
    const answers = asked ? [answer("accept", t("accept"), true), answer("decline", t("decline"), false)]
      : mine(offer.by) ? [answer("withdraw", t("withdraw"), false)] : [];
    return [el("span", { class: "words" }, words), ...answers];
  });
}

// Who stays away from a game without a clock can be left out after a while; before it begins it can be called off.
function showStandstill() {
  const { standstill, can, outcome } = game;
  const panel = part(".standstill");
  if (!standstill || outcome || mine(standstill.seat)) return refill(panel, null);
  const main_ms = Math.max(0, standstill.at + standstill.claim_ms - performance.now());
  const [ripe, early] = [main_ms === 0, standstill.reason === "interrupted"];
  refill(panel, { ripe, early, can: can.claim_game }, () => [
    el("span", { class: "words" }),
    ...(ripe && can.claim_game ? [claimButton(t(early ? "call-off" : "yonin-leave-out"))] : []),
  ]);
  const words = {
    name: seatName(standstill.seat),
    time: clockText({ main_ms, period_ms: 0, stage: "main" }, {}),
  };
  const said = early
    ? t(ripe ? "standstill-early-now" : "standstill-early", words)
    : t(ripe ? "yonin-standstill-now" : "yonin-standstill", words);
  setText(panel.querySelector(".words"), said);
}

function claimButton(text) {
  const button = el("button", { type: "button", class: "primary", "data-action": "claim-game" }, text);
  button.addEventListener("click", () => ask({ type: "claim_game" }));
  return button;
}

function answer(name, text, accept) {
  const button = el("button", { type: "button", class: accept ? "primary" : null, "data-answer": name }, text);
  button.addEventListener("click", () => ask({ type: "answer", accept }));
  return button;
}

function ask(message) {
  if (!channel.send(message)) notice(t("not-sent"));
}

function tick() {
  const readings = readClock(game.clock, performance.now());
  for (const seat of SEATS) {
    board.clockOf(seat).show(readings?.[seat] ?? null, game.clock?.control[seat], game.lag[seat], game.clock?.[seat].lag_ms);
  }
}

// How things stand, for who does not see it.
function announce() {
  const readings = readClock(game.clock, performance.now());
  const clocks = readings ? SEATS.map((seat) => clockWords(seatName(seat), readings[seat], game.clock.control[seat], t)) : [t("untimed")];
  voice.tell([part(".status").textContent, ...clocks].join(". "));
}

part("[data-action=announce]").addEventListener("click", announce);
document.addEventListener("keydown", (event) => {
  if (event.key !== "F2") return;
  event.preventDefault();
  announce();
});
board.addEventListener("intent", ({ detail }) => {
  ask({ type: "move", ply: game.ply, usi: detail.usi, seat: game.turn });
});
part("[data-action=takeback]").addEventListener("click", () => ask({ type: "takeback" }));
part("[data-action=interrupt]").addEventListener("click", () => ask({ type: "offer", what: "interrupt" }));
part("[data-action=export]").addEventListener("click", (event) => {
  event.preventDefault();
  openExport(document.querySelector("dialog.export"), `/api/v1/yonin/${main.dataset.game}`, settings.notation, false);
});
// The game as a record of one's own, to step through and to note what there is to say.
part("[data-action=study]").addEventListener("click", async () => {
  const answer = await fetch(`/api/v1/yonin/${main.dataset.game}/record`, { method: "POST" }).catch(() => null);
  if (answer?.ok) location.assign((await answer.json()).url);
  else notice(t("not-sent"));
});
const dialog = document.querySelector("dialog.settings");
showSettings(dialog, settings);
showFaces(dialog, settings.face);
part("[data-action=settings]").addEventListener("click", () => dialog.showModal());
dialog.addEventListener("change", ({ target }) => {
  settings = changed(settings, target.name, target.value);
  showSettings(dialog, settings);
  writeSettings(settings);
  board.configure(settings);
  // Each move is written anew.
  part(".move-list").replaceChildren();
  showMoves();
});
part("[data-action=turn]").addEventListener("click", () => {
  near = SEATS[(SEATS.indexOf(bottom()) + 1) % 4];
  show();
});
const link = part("#link");
if (link) {
  link.value = location.href;
  link.addEventListener("focus", () => link.select());
}
const form = part("form.sit");
if (form) {
  form.elements.name.value = readName();
  form.addEventListener("submit", () => writeName(form.elements.name.value));
}
addEventListener("online", () => channel.hurry());
setInterval(() => {
  tick();
  showStandstill();
}, 250);
board.configure(settings);
show();
// A screen reader first reads the page.
setTimeout(() => { if (part(".said").textContent === "") announce(); }, 1_000);
