// The page of a game for four: what the server tells goes to the board, what the player wants goes to the server.

import "./page.js";
import "../game/clocks.js";
import "../board/element.js";
import { el, setText } from "../dom.js";
import { clockWords, readClock } from "../game/clock.js";
import { openChannel } from "../game/live.js";
import { pageData, t } from "../page-data.js";
import { readName, readSettings, writeName } from "../settings.js";
import { announcer } from "../game/announce.js";
import { textOf } from "../game/texts.js";
import { openExport } from "./export.js";
import { refill } from "./refill.js";

const main = document.querySelector("main.yonin");
const board = main.querySelector("shogi-board");
const part = (selector) => main.querySelector(selector);

const SEATS = pageData.variant.seats;
const { notation } = readSettings(pageData.lang);
const voice = announcer(part(".said"), pageData.lang);
// A clock counts from when it was told.
const timed = (message) => ({ ...message, clock: message.clock && { ...message.clock, at: performance.now() } });
let game = timed(pageData.snapshot);
let moves = game.moves;
let near = null;
let connected = false;

const seatName = (seat) => t(`yonin-${seat}`);
const player = (seat) => game.players[SEATS.indexOf(seat)];
const standing = (seat) => game.seats[SEATS.indexOf(seat)];
const mine = (seat) => game.you.includes(seat);
// At one screen the board turns to whoever moves; who has several seats and waits sees it from the first that still plays.
const bottom = () => near ?? (mine(game.turn) ? game.turn : game.you.find((seat) => standing(seat).state === "playing") ?? game.you[0] ?? "south");

const channel = openChannel(() => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/v1/yonin/${main.dataset.game}/live`, {
  open: () => {
    connected = true;
    showStatus();
  },
  lost: () => {
    connected = false;
    showStatus();
  },
  message: hear,
});

function hear(message) {
  if (message.type === "refused") return notice(message.text);
  if (message.type === "queue") {
    const { queue, clock } = timed(message);
    game = { ...game, queue, clock };
  } else if (message.type === "people") {
    const { players, spectators, you, takeback } = message;
    if (game.takeback && !takeback) notice(t("yonin-takeback-declined"));
    game = { ...game, players, spectators, you, takeback };
  } else {
    if (message.type === "snapshot") moves = message.moves;
    else if (message.seq !== game.seq + 1) return channel.restart();
    if (message.move) moves = [...moves, message.move];
    if (message.type === "takeback") moves = moves.slice(0, message.ply - 1);
    game = timed(message);
    notice("");
  }
  show();
}

function notice(text) {
  setText(part(".notice"), text);
}

function show() {
  const playing = game.began && !game.outcome;
  board.show({
    sfen: game.sfen, legal: playing && mine(game.turn) ? game.legal : [], you: playing ? game.you.filter((seat) => standing(seat).state === "playing") : [],
    near: bottom(), usi: moves.at(-1)?.usi ?? null, check: game.seats.filter(({ check }) => check).map(({ king }) => king), checkers: game.checkers,
    owners: SEATS.map(info),
  });
  showStatus();
  showMoves();
  showPlaces();
  showResigning();
  showTakeback();
  part("[data-action=study]").hidden = !game.outcome || moves.length === 0;
  const open = game.players.some(({ kind }) => kind === "open");
  for (const selector of [".invite", ".sit"]) if (part(selector)) part(selector).hidden = !open || (selector === ".sit" && game.you.length > 0);
  tick();
}

// What stands beside a player's hand.
function info(seat) {
  const { kind, level, name, here } = player(seat);
  const { state, by, commander } = standing(seat);
  const who = { computer: t("yonin-computer", { level }), open: t("open-seat"), person: name || (mine(seat) ? t("you") : here ? t("here") : t("away")) }[kind];
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
    list.append(el("li", { class: move.seat }, el("span", { class: "mark", "aria-hidden": "true" }), `${seatName(move.seat)} ${textOf(move.text ?? { western: move.usi }, notation)}`));
  }
  list.scrollTop = list.scrollHeight;
}

function showPlaces() {
  const list = part(".places");
  list.hidden = !game.outcome;
  if (!game.outcome) return;
  const order = SEATS.map((seat, index) => ({ seat, place: game.outcome.places[index] })).sort((a, b) => a.place - b.place);
  list.replaceChildren(...order.map(({ seat, place }) => el("li", { class: seat }, el("span", { class: "mark", "aria-hidden": "true" }), t("yonin-result", { place, seat: seatName(seat) }))));
}

// Who plays several seats says which one gives up. The first press asks, the second means it.
function showResigning() {
  const able = game.began && !game.outcome ? game.you.filter((seat) => standing(seat).state === "playing") : [];
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

// A takeback wants the consent of all whom it concerns.
function showTakeback() {
  const { takeback, you } = game;
  part("[data-action=takeback]").hidden = !game.began || game.outcome !== null || takeback !== null || !moves.some(({ seat }) => mine(seat));
  const asked = takeback?.open.some(mine) ?? false;
  refill(part(".offer"), takeback && you.length > 0 ? [takeback, asked] : null, () => {
    const words = asked ? t("offer-takeback", { name: seatName(takeback.by) }) : t("yonin-takeback-waits", { seat: takeback.open.map(seatName).join(t("comma")) });
    const answers = asked ? [answer("accept", t("accept"), true), answer("decline", t("decline"), false)]
      : mine(takeback.by) ? [answer("withdraw", t("withdraw"), false)] : [];
    return [el("span", { class: "words" }, words), ...answers];
  });
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
  for (const seat of SEATS) board.clockOf(seat).show(readings?.[seat] ?? null, game.clock?.control[seat], null);
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
  ask({ type: "move", ply: game.ply, usi: detail.usi });
});
part("[data-action=takeback]").addEventListener("click", () => ask({ type: "takeback" }));
part("[data-action=export]").addEventListener("click", (event) => {
  event.preventDefault();
  openExport(document.querySelector("dialog.export"), `/api/v1/yonin/${main.dataset.game}`, notation, false);
});
// The game as a record of one's own, to step through and to note what there is to say.
part("[data-action=study]").addEventListener("click", async () => {
  const answer = await fetch(`/api/v1/yonin/${main.dataset.game}/record`, { method: "POST" }).catch(() => null);
  if (answer?.ok) location.assign((await answer.json()).url);
  else notice(t("not-sent"));
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
setInterval(tick, 250);
board.configure(readSettings(pageData.lang));
show();
// A screen reader first reads the page.
setTimeout(() => { if (part(".said").textContent === "") announce(); }, 1_000);
