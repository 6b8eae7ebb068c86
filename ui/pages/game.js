// The game page: the live channel feeds the model, the model is drawn once per frame, presses become requests.

import "./page.js";
import "../board/element.js";
import "../game/clocks.js";
import "../game/movelist.js";
import { parseSfen } from "../board/sfen.js";
import { moveWords } from "../board/words.js";
import { oncePerFrame } from "../dom.js";
import { announcer } from "../game/announce.js";
import { countAloud, periodOf, readClock } from "../game/clock.js";
import { openChannel } from "../game/live.js";
import { NO_GAME, positionAt, reduce } from "../game/model.js";
import { pendingMove, request, unanswered } from "../game/outbox.js";
import { goTo, KEYS, NOW, shownPly, step } from "../game/replay.js";
import { knock } from "../game/sound.js";
import { pageData, t } from "../page-data.js";
import { readSettings, writeSettings } from "../settings.js";
import { showFaces } from "./faces.js";
import { drawPage, findParts } from "./game-view.js";

const CLOCK_EVERY_MS = 100;

const parts = findParts(document);
const voice = announcer(parts.said, pageData.lang);
const page = {
  game: NO_GAME,
  requests: [],
  cursor: NOW,
  flipped: false,
  refusal: null,
  hint: null,
  connected: true,
  settings: readSettings(pageData.lang),
};
const redraw = oncePerFrame(() => drawPage(parts, page));

// --- from the server ---

function receive(message) {
  const { game, gap } = reduce(page.game, message, performance.now());
  if (gap) {
    channel.restart();
    return;
  }
  page.game = game;
  if (game === NO_GAME) return;
  page.requests = unanswered(page.requests, message, game);
  HEARD[message.type]?.(message);
  redraw();
}

const HEARD = {
  // A new snapshot after a broken line: what was on its way is asked again.
  snapshot: () => page.requests.forEach((entry) => channel.send(entry.message)),
  move: ({ move, result }) => {
    page.hint = null;
    page.refusal = null;
    if (page.settings.sound === "on") knock();
    const words = wordsOf(move.ply);
    voice.tell(result ? `${words}. ${result.text}` : words);
  },
  takeback: () => {
    page.hint = null;
    page.refusal = null;
    page.cursor = NOW;
    voice.tell(t("taken-back"));
  },
  end: ({ result }) => {
    page.refusal = null;
    voice.tell(result.text);
  },
  refused: ({ text, squares }) => {
    page.refusal = { text, squares: squares ?? [] };
  },
  hint: ({ usi, text }) => {
    page.hint = { usi, text };
    voice.tell(moveWords(parseSfen(positionAt(page.game, page.game.moves.length).sfen), usi, null, page.settings.coordinates, t));
  },
};

// The move that led to `ply`, in words.
function wordsOf(ply) {
  const { usi, check } = positionAt(page.game, ply);
  if (usi === null) return t("start");
  const before = parseSfen(positionAt(page.game, ply - 1).sfen);
  return moveWords(before, usi, check, page.settings.coordinates, t);
}

// --- to the server ---

function ask(message) {
  page.requests = [...page.requests, request(message, page.game.moves.length)];
  page.refusal = null;
  channel.send(message);
  redraw();
}

parts.board.addEventListener("intent", ({ detail }) => {
  if (pendingMove(page.requests)) return;
  ask({ type: "move", ply: page.game.moves.length + 1, usi: detail.usi });
});

// --- the tools ---

const ACTIONS = {
  takeback: () => ask({ type: "takeback" }),
  hint: () => ask({ type: "hint" }),
  resign: () => parts.resign.showModal(),
  flip: () => { page.flipped = !page.flipped; },
  settings: () => parts.settings.showModal(),
  now: () => { page.cursor = NOW; },
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-action], [data-replay]");
  if (!button || page.game === NO_GAME) return;
  if (button.dataset.replay) lookAt(step(page.cursor, page.game.moves.length, button.dataset.replay));
  else ACTIONS[button.dataset.action]?.();
  redraw();
});

parts.notice.addEventListener("click", () => {
  page.refusal = null;
  redraw();
});

parts.resign.addEventListener("close", () => {
  if (parts.resign.returnValue === "resign") ask({ type: "resign" });
  parts.resign.returnValue = "";
});

parts.settings.addEventListener("change", ({ target }) => {
  page.settings = { ...page.settings, [target.name]: target.value };
  writeSettings(page.settings);
  configure();
});

function configure() {
  parts.board.configure(page.settings);
  redraw();
}

// --- looking back ---

function lookAt(cursor) {
  page.cursor = cursor;
  page.refusal = null;
  voice.tell(wordsOf(shownPly(cursor, page.game.moves.length)));
  redraw();
}

parts.moves.addEventListener("goto", ({ detail }) => lookAt(goTo(detail.ply, page.game.moves.length)));

document.addEventListener("keydown", (event) => {
  const action = KEYS[event.key];
  const busy = event.target.closest?.("input, select, textarea, dialog, [data-spot]");
  if (!action || busy || page.game === NO_GAME || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  lookAt(step(page.cursor, page.game.moves.length, action));
});

// --- time ---

let lastCalled = null;

function tick() {
  const readings = readClock(page.game?.clock ?? null, performance.now());
  parts.clocks.black?.show(readings?.black ?? null);
  parts.clocks.white?.show(readings?.white ?? null);
  if (readings && !page.game.result) call(readings[page.game.clock.running]);
}

function call(reading) {
  const number = reading ? countAloud(periodOf(page.game.clock), reading) : null;
  if (number === lastCalled) return;
  lastCalled = number;
  if (number === null) return;
  voice.tell(String(number));
  if (page.settings.voice === "on") voice.speak(String(number));
}

// --- the beginning ---

const url = new URL(`/api/v1/games/${encodeURIComponent(parts.main.dataset.game)}/live`, location.href);
url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
if (pageData.snapshot) page.game = reduce(NO_GAME, pageData.snapshot, performance.now()).game;

const channel = openChannel(url.href, {
  open: () => { page.connected = true; redraw(); },
  lost: () => {
    if (page.connected) voice.tell(t("reconnecting"));
    page.connected = false;
    redraw();
  },
  message: receive,
});
addEventListener("online", channel.hurry);
document.addEventListener("visibilitychange", () => document.hidden || channel.hurry());

for (const [name, value] of Object.entries(page.settings)) {
  const field = parts.settings.querySelector(`select[name=${name}]`);
  if (field) field.value = value;
}
configure();
showFaces(parts.settings, page.settings.face);
setInterval(tick, CLOCK_EVERY_MS);
