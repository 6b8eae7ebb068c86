// All boards of teaching games: each as it stands, those that wait for the teacher first.

import "./page.js";
import "../board/element.js";
import { copyText } from "../clipboard.js";
import { oncePerFrame, setText } from "../dom.js";
import { pageData, t } from "../page-data.js";
import { readSettings } from "../settings.js";
import { fromServer, inOrder, stateOf, waits, watchBoards } from "../teaching/boards.js";
import { listenToKeys } from "./keys.js";

const TIMES_EVERY_MS = 10_000;

const find = (selector) => document.querySelector(selector);
const main = find("main");
const list = find("ol.boards");
const settings = readSettings(pageData.lang);
const cards = new Map([...list.children].map((card) => [Number(card.dataset.place), card]));
let boards = fromServer(pageData.snapshot.boards, performance.now());
const redraw = oncePerFrame(draw);

function draw() {
  const sorted = inOrder(boards);
  for (const board of sorted) drawCard(cards.get(board.place), board);
  arrange(sorted.map(({ place }) => cards.get(place)));
  const next = find("p.next .primary");
  const waiting = sorted.filter(waits);
  next.hidden = waiting.length === 0;
  find("p.next .none").hidden = waiting.length > 0;
  if (waiting.length > 0) next.href = waiting[0].url;
  setText(find("p.next .waiting"), String(waiting.length));
}

function drawCard(card, board) {
  const state = stateOf(board);
  const part = (selector) => card.querySelector(selector);
  // Another game is on: its links, its odds and its buttons are the server's to write.
  if (card.dataset.game && card.dataset.game !== board.game) return location.reload();
  card.dataset.game = board.game;
  card.dataset.state = state;
  setText(part(".name"), board.name);
  setText(part(".state b"), board.result?.text ?? t(`simul-${state}`));
  const wait = part(".wait");
  wait.hidden = !["asks", "yours", "theirs"].includes(state);
  setText(wait, t("simul-minutes", { count: Math.floor((performance.now() - board.since) / 60_000) }));
  const { last } = board;
  const text = last?.text[settings.notation] ?? last?.text.western;
  // A square of the board has that class, too.
  setText(part("p.last"), last ? t("simul-last", { move: text }) : "");
  if (!board.free) part(".own-link")?.remove();
  part("shogi-board").show({ sfen: board.sfen, usi: last?.usi ?? null, near: board.you });
}

// Only what is out of its place is moved, and who has the keyboard in it keeps it.
function arrange(wanted) {
  const focused = document.activeElement;
  wanted.forEach((card, place) => {
    if (list.children[place] !== card) list.insertBefore(card, list.children[place] ?? null);
  });
  if (list.contains(focused)) focused.focus();
}

function changed(now, board) {
  const before = boards.find(({ place }) => place === board.place);
  boards = now;
  if (waits(board) && !waits(before)) setText(find(".told"), t("simul-waits-now", { number: board.place, name: board.name }));
  redraw();
}

for (const card of cards.values()) card.querySelector("shogi-board").configure(settings);
for (const field of document.querySelectorAll("input[readonly]")) {
  const button = field.parentElement.querySelector("[data-action=copy]");
  field.value = new URL(field.value, location.href).href;
  field.addEventListener("focus", () => field.select());
  button.addEventListener("click", async () => {
    if (await copyText(field.value, field.parentElement)) button.textContent = t("copied");
    else field.select();
  });
}
listenToKeys({ walk: {}, letters: { n: () => find("p.next .primary").hidden || find("p.next .primary").click() } });
watchBoards(main.dataset.simul, boards, null, changed);
setInterval(redraw, TIMES_EVERY_MS);
draw();
