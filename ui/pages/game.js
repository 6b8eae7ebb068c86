// The game page: the live channel feeds the model, the model is drawn once per frame, presses become requests.

import "./page.js";
import "../board/element.js";
import "../game/clocks.js";
import "../game/movelist.js";
import { listenToWheel } from "../board/wheel.js";
import { saidMove } from "../board/words.js";
import { oncePerFrame } from "../dom.js";
import { announcer } from "../game/announce.js";
import { noticeAway } from "../game/away.js";
import { wakefulScreen } from "../game/awake.js";
import { caller } from "../game/caller.js";
import { callWords, isSpoken } from "../game/calls.js";
import { isByTheDay, readClock } from "../game/clock.js";
import { openChannel } from "../game/live.js";
import { isCheck, NO_GAME, positionAt, reduce } from "../game/model.js";
import { isKept, request, unanswered } from "../game/outbox.js";
import { isAhead } from "../game/premove.js";
import { goTo, KEYS, NOW, shownPly, step } from "../game/replay.js";
import { ownNumber } from "../game/setting-up.js";
import { beep, knock, tuneAfterTouch } from "../game/sound.js";
import { missing, withTexts } from "../game/texts.js";
import { pageData, SEATS, t } from "../page-data.js";
import { changed, readSettings, showSettings, writeSettings } from "../settings.js";
import { stripOfBoards } from "../teaching/strip.js";
import { setTitle, title } from "../title.js";
import { settingUp } from "./ceremony.js";
import { chooser } from "./chosen.js";
import { showFaces } from "./faces.js";
import { openExport } from "./export.js";
import { analysedGame } from "./game-analysis.js";
import { numbers } from "./game-numbers.js";
import { askToResign, wireDialogs } from "./game-dialogs.js";
import { standstillWords } from "./game-panels.js";
import { clockTexts, offerGame } from "./game-text.js";
import { drawPage, findParts, nearSeat } from "./game-view.js";
import { invite } from "./invitation.js";
import { greetingWords } from "./greetings.js";
import { listenToKeys, showKeys } from "./keys.js";
import { LabelsPanel } from "./labels.js";
import { isPlayer, nameOf, subjectOf } from "./people.js";
import { showPointed } from "./pointed.js";
import { reviewStep } from "./review.js";
import { teacher } from "./teacher.js";
import { typedMoves } from "./typed-move.js";

const CLOCK_EVERY_MS = 100;
// A screen reader first reads the page.
const ANNOUNCED_MS = 1_000;
// So long a word in passing stays: that an offer was declined, that somebody came.
const INFO_MS = 6_000;

const parts = findParts(document);
const voice = announcer(parts.said, pageData.lang);
const page = {
  game: NO_GAME,
  requests: [],
  cursor: NOW,
  near: null,
  premove: null,
  asked: null,
  refusal: null,
  info: null,
  hint: null,
  placed: 0,
  remark: "",
  connected: true,
  settings: readSettings(pageData.lang),
  analysis: null,
  labels: null,
};
const screen = wakefulScreen();
const redraw = oncePerFrame(() => {
  drawPage(parts, page);
  tellTextView();
  screen.keep(page.game !== NO_GAME && isPlayer(page.game) && !page.game.result);
});
page.analysis = analysedGame(parts.analysis, page, {
  goTo: (ply) => lookAt(goTo(ply, page.game.moves.length)),
  leave: (url) => location.assign(url),
  failed: () => { refuse(t("analysis-not-stored")); redraw(); },
  redraw,
});
page.labels = new LabelsPanel(parts.labels, redraw);
const teaching = teacher(parts.teacher, parts.main.dataset.game, () => page.settings.notation);
const setUp = settingUp(page, redraw);
noticeAway(isThinkingInTime, sayAway);
const rated = numbers(parts.numbers, (words) => voice.tell(words));
const chosen = chooser(page, {
  ask: (message) => ask(message),
  tell: (text) => voice.tell(text),
  // After the move that made it impossible.
  dropped: () => inform(t("premove-dropped"), `${wordsOf(page.game.moves.length)}. ${t("premove-dropped")}`),
  redraw,
});

// --- from the server ---

function receive(message) {
  const before = page.game;
  const { game, gap } = reduce(before, message, performance.now());
  if (gap) {
    channel.restart();
    return;
  }
  page.game = game;
  if (game === NO_GAME) return;
  page.requests = unanswered(page.requests, message, game);
  HEARD[message.type]?.(message, before);
  chosen.heard(message);
  callBack();
  setUp();
  askTexts();
  teaching.look(game);
  rated.look(game);
  if (game.result) {
    page.analysis.looked();
    if (!pageData.variant && game.moves.length > 0) page.labels.ask(`/api/v1/games/${game.info.id}`, game.info.id);
  }
  redraw();
}

let askingTexts = false;

// The moves in the reader's notation, if it is neither of the two that the channel writes.
async function askTexts() {
  const { notation } = page.settings;
  const wanted = askingTexts || pageData.variant ? null : missing(page.game, notation);
  if (!wanted) return;
  askingTexts = true;
  const { from, ...body } = wanted;
  const answer = await fetch("/api/v1/texts", {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ ...body, notation }),
  }).catch(() => null);
  askingTexts = false;
  if (!answer?.ok) return;
  const { texts } = await answer.json();
  page.game = { ...page.game, moves: withTexts(page.game.moves, from, wanted.moves, texts, notation) };
  redraw();
  askTexts();
}

const HEARD = {
  // The line is back: what was on its way is asked again.
  snapshot: () => askAgain(),
  now: () => askAgain(),
  move: ({ move, result }) => {
    page.hint = null;
    page.refusal = null;
    if (page.settings.sound === "on") knock();
    const words = wordsOf(move.ply);
    // An opponent's cannot wait.
    const say = page.game.you.includes(move.color) ? voice.tell : voice.warn;
    say(result ? `${words}. ${result.text}` : words);
  },
  forgiven: ({ by, text }) => inform(t("forgiven", { name: nameOf(page.game, by), text })),
  takeback: () => {
    page.hint = null;
    page.refusal = null;
    page.cursor = NOW;
    inform(t("taken-back"));
  },
  end: ({ result }) => {
    page.refusal = null;
    closeDialogs();
    voice.tell(result.text);
  },
  arrived: ({ color, deducted_ms }) => {
    const name = subjectOf(page.game, color);
    const late = deducted_ms > 0 ? t("late", { name, time: `${Math.round(deducted_ms / 60_000)}′` }) : t("arrived", { name });
    // A computer is always there.
    const expected = page.game.you.includes(color) || page.game.info.players[color]?.kind === "computer";
    if (!expected || deducted_ms > 0) inform(late);
  },
  left: () => {
    const words = standstillWords(page.game);
    if (words) voice.tell(words);
  },
  out: ({ color, how, result }) => {
    const words = t("out", { name: nameOf(page.game, color), text: t(`seat-${how}`) });
    if (result) voice.tell(`${words}. ${result.text}`);
    else inform(words);
  },
  began: () => {
    if (page.settings.sound === "on") knock();
    voice.tell(`${t("began")}. ${t("onegaishimasu")}`);
    if (page.game.info.lots) showLots();
  },
  offered: ({ offer: { by, offer, minutes } }) => {
    if (page.game.you.includes(by)) return;
    voice.tell(t(`offer-${offer}`, { name: subjectOf(page.game, by), minutes }));
  },
  declined: ({ by }, before) => {
    const withdrawn = before?.offer?.by === by;
    inform(withdrawn ? t("withdrawn") : t("declined", { name: subjectOf(page.game, by) }));
  },
  resumed: () => inform(t("resumed")),
  next: () => voice.tell(t("next-ready")),
  // That it waits, and that it has its turn; how many come before it changes often and stands on the page.
  queue: ({ queue }, before) => {
    if (Boolean(queue) !== Boolean(before.queue)) voice.tell(queue ? t("computer-queued", { count: queue.before }) : t("computer-thinks"));
  },
  people: (_message, before) => tellAbsence(before.info.players),
  review: ({ by, ply, line }) => {
    if (page.game.you.includes(by)) return;
    voice.tell(ply === null ? t("review-end") : reviewWords(line, ply));
  },
  greeted: (greeted) => {
    const words = greetingWords(page, greeted);
    if (words) voice.tell(words);
  },
  refused: ({ of, text, squares }) => {
    refuse(text, squares ?? []);
    // What could not be said can be sent again.
    if (of === "say") parts.remark.value ||= page.remark;
  },
  hint: ({ usi, text }) => {
    page.hint = { usi, text };
    voice.tell(saidMove(t("hint"), text.spoken, null, page.settings.coordinates, t));
  },
};

const ownTitle = title();

// How things stand, for who does not see it: whose turn it is, what was played last, and what each clock shows.
function announce() {
  const { moves } = page.game;
  const played = moves.length > 0 ? [t("last-move", { move: wordsOf(moves.length) })] : [];
  voice.tell([parts.status.textContent, ...played, ...clockTexts(page.game)].join(". "));
}

// Who looks elsewhere sees in the name of the page that it is their turn.
function callBack() {
  const { game } = page;
  const awaited = document.hidden && !game.result && game.you.includes(game.turn) && game.phase.kind === "playing";
  setTitle(awaited ? `● ${t("your-turn")} · ${ownTitle}` : ownTitle);
}

// Whether the reader has to move in a game with somebody elsewhere, and the clock runs.
function isThinkingInTime() {
  const { game } = page;
  if (game === NO_GAME || game.result || !game.info.between_two || game.phase.kind !== "playing") return false;
  return game.you.includes(game.turn) && readClock(game.clock, performance.now()) !== null && !isByTheDay(game.clock.control[game.turn]);
}

// Nothing comes of it if it cannot be said.
function sayAway(ms) {
  const headers = { "content-type": "application/json" };
  const told = { method: "POST", headers, body: JSON.stringify({ ms }), keepalive: true };
  fetch(`/api/v1/games/${page.game.info.id}/away`, told).catch(() => {});
}

const askAgain = () => page.requests.forEach((entry) => channel.send(entry.message));

// That the opponent has gone, or is back.
function tellAbsence(before) {
  for (const [color, player] of Object.entries(page.game.info.players)) {
    const changed = player.here !== before[color].here && before[color].kind === "person";
    if (changed && !page.game.you.includes(color))
      voice.tell(`${nameOf(page.game, color)}${t("comma")}${t(player.here ? "here" : "away")}`);
  }
}

// What the other shows on the shared board.
function reviewWords(line, ply) {
  return line.length === 0 ? wordsOf(ply) : wordsOfMove(line.at(-1));
}

// How the lots fell is told with the whole game only.
async function showLots() {
  const answer = await fetch(`/api/v1/games/${page.game.info.id}`);
  if (!answer.ok) return;
  const { game } = await answer.json();
  page.game = { ...page.game, info: { ...page.game.info, drawn: game.drawn } };
  redraw();
}

// What cannot be done is told at once.
function refuse(text, squares = []) {
  page.refusal = { text, squares };
  voice.warn(text);
}

let forgetting = null;

// A word in passing, for eyes and ears.
function inform(text, said = text) {
  page.info = text;
  voice.tell(said);
  clearTimeout(forgetting);
  forgetting = setTimeout(() => { page.info = null; redraw(); }, INFO_MS);
}

// The move that led to `ply`, in words.
function wordsOf(ply) {
  return ply === 0 ? t("start") : wordsOfMove(page.game.moves[ply - 1]);
}

const wordsOfMove = ({ color, text, check }) =>
  saidMove(t(`color-${color}`), text.spoken, isCheck(check), page.settings.coordinates, t);

// --- to the server ---

// Whether it is on its way now.
function ask(message) {
  if (isKept(message)) page.requests = [...page.requests, request(message, page.game.moves.length)];
  page.refusal = null;
  page.info = null;
  const sent = channel.send(message);
  if (!sent && !isKept(message)) refuse(t("not-sent"));
  redraw();
  return sent;
}

parts.board.addEventListener("intent", ({ detail }) => chosen.intend(detail));
parts.board.addEventListener("withdraw", () => chosen.withdraw());
// Whatever else is pressed is no yes.
document.addEventListener("pointerdown", ({ target }) => {
  if (page.asked && !target.closest(".chosen")) chosen.withdraw();
});

// --- the tools ---

const ACTIONS = {
  confirm: () => chosen.confirm(),
  "withdraw-chosen": () => chosen.withdraw(),
  "premove-plain": () => chosen.turnPlain(),
  takeback: () => ask({ type: "takeback" }),
  hint: () => ask({ type: "hint" }),
  resign: () => {
    if (page.game.can.resign) askToResign(parts, page);
    else refuse(t("resign-own-turn"));
  },
  "claim-game": () => ask({ type: "claim_game" }),
  "close-game": () => ask({ type: "claim_game", without_result: true }),
  offer: () => parts.offers.showModal(),
  // Says to what: the other may put another proposal in its place just now.
  accept: () => ask({ type: "answer", accept: true, offer: page.game.offer?.offer, minutes: page.game.offer?.minutes }),
  decline: () => ask({ type: "answer", accept: false }),
  withdraw: () => ask({ type: "answer", accept: false }),
  resume: () => ask({ type: "resume" }),
  prepared: () => ask({ type: "prepared" }),
  greet: () => ask({ type: "ceremony", step: "greeting" }),
  style: ({ dataset }) => ask({ type: "ceremony", step: "style", style: dataset.style }),
  remove: () => ask({ type: "ceremony", step: "removing" }),
  throw: () => ask({ type: "ceremony", step: "lots", number: ownNumber(crypto) }),
  ready: () => ask({ type: "ready" }),
  rematch: () => rematch(),
  review: () => ask({ type: "review", ply: page.game.moves.length, line: [] }),
  "review-back": () => ask(reviewStep(page.game, "previous")),
  "review-at": ({ value }) => ask({ type: "review", ply: Number(value), line: [] }),
  "review-end": () => ask({ type: "review", ply: null, line: [] }),
  flip: () => { page.near = SEATS[(SEATS.indexOf(nearSeat(page)) + 1) % SEATS.length]; },
  calls: () => choose("calls", page.settings.calls === "off" ? "byoyomi" : "off"),
  "full-screen": () => turnFullScreen(),
  "say-greeting": ({ value }) => ask({ type: "greet", greeting: value }),
  mute: () => choose("talk", page.settings.talk === "muted" ? "heard" : "muted"),
  peek: (button) => button.setAttribute("aria-pressed", String(parts.board.peek())),
  settings: () => parts.settings.showModal(),
  keys: () => showKeys(parts.keys),
  now: () => { page.cursor = NOW; page.analysis.looked(); },
  announce: () => announce(),
  export: () => exportGame(),
  study: () => study(),
};

function exportGame() {
  const { game, settings } = page;
  const { id, players, two_pawns: twoPawns } = game.info;
  const ply = shownPly(page.cursor, game.moves.length);
  const names = SEATS.map((color) => players[color].shown ?? "");
  openExport(parts.export, {
    base: `/api/v1/games/${id}`, settings, original: false,
    shown: pageData.variant ? null : positionAt(game, ply),
    // Where two pawns on a file are a privilege, the moves are not those of standard shogi.
    played: pageData.variant || twoPawns ? null : { start: game.start.sfen, moves: game.moves.map(({ usi }) => usi), names },
    link: { url: new URL(`#${ply}`, location.href).href, isOwn: false },
  });
}

// The game as a record of one's own, to walk through and to work on.
async function study() {
  const answer = await fetch(`/api/v1/games/${page.game.info.id}/record`, { method: "POST" }).catch(() => null);
  if (answer?.ok) location.assign((await answer.json()).url);
  else refuse(t("not-sent"));
  redraw();
}

// A browser that will not says so by its own means.
function turnFullScreen() {
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => {});
}

// The server answers with the page of the new game.
function rematch() {
  const form = document.createElement("form");
  form.method = "post";
  form.action = `/games/${page.game.info.id}/rematch`;
  document.body.append(form);
  form.submit();
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-action], [data-replay]");
  if (!button || page.game === NO_GAME) return;
  // A link that does more with a script.
  if (button.matches("a")) event.preventDefault();
  if (button.dataset.replay) look(button.dataset.replay);
  else ACTIONS[button.dataset.action]?.(button);
  redraw();
});

parts.talk?.addEventListener("submit", (event) => {
  event.preventDefault();
  page.remark = parts.remark.value;
  if (page.remark.trim() !== "" && ask({ type: "say", text: page.remark })) event.target.reset();
});

parts.notice.addEventListener("click", () => {
  page.refusal = null;
  page.info = null;
  redraw();
});

const closeDialogs = wireDialogs(parts, page, ask);
invite(parts.waiting);

parts.settings.addEventListener("change", ({ target }) => {
  choose(target.name, target.value);
  if (target.name === "notation") page.analysis.restart();
  configure();
});

function choose(name, value) {
  page.settings = changed(page.settings, name, value);
  showSettings(parts.settings, page.settings);
  writeSettings(page.settings);
}

function configure() {
  parts.board.configure(page.settings);
  parts.board.hide(page.settings.blindfold === "on");
  parts.peek.hidden = page.settings.blindfold !== "on";
  parts.peek.setAttribute("aria-pressed", "false");
  askTexts();
  redraw();
}

// --- looking back, alone or in the review ---

function look(action) {
  const { game, cursor } = page;
  const by = { previous: -1, next: 1 }[action];
  if (by && page.analysis.step(by)) return;
  if (game.review && isPlayer(game)) ask(reviewStep(game, action));
  else lookAt(step(cursor, game.moves.length, action));
}

function lookAt(cursor) {
  page.cursor = cursor;
  page.refusal = null;
  voice.tell(wordsOf(shownPly(cursor, page.game.moves.length)));
  page.analysis.looked();
  redraw();
}

parts.board.addEventListener("piece", ({ detail }) => parts.pointed && showPointed(parts.pointed, detail));

parts.moves.addEventListener("goto", ({ detail }) => {
  const { game } = page;
  if (game.review && isPlayer(game)) ask({ type: "review", ply: detail.ply, line: [] });
  else lookAt(goTo(detail.ply, game.moves.length));
});

// Wherever one is.
document.addEventListener("keydown", (event) => {
  if (page.game === NO_GAME) return;
  if (event.key === "Escape" && !event.target.closest?.("dialog")) chosen.withdraw();
  if (event.key !== "F2") return;
  event.preventDefault();
  announce();
});

// What a question about a position says of its game.
const ofGame = () => (pageData.variant ? { variant: pageData.variant.id ?? "yonin", options: pageData.variant.options ?? "" } : {});

const typing = {
  where: () => {
    const { game, cursor } = page;
    if (game === NO_GAME || cursor !== NOW || game.result || !isPlayer(game)) return null;
    const { sfen, usi } = positionAt(game, game.moves.length);
    return { sfen, ...ofGame(), ...(usi ? { last: usi.slice(2, 4) } : {}) };
  },
  isAhead: () => isAhead(page),
  intend: (move) => chosen.intend(move),
};
const typeMove = typedMoves(parts.typed, typing);
const tellTextView = offerGame(page, {
  ...typing,
  voice,
  wordsOf,
  look,
  ask,
  act: (name) => { ACTIONS[name](); redraw(); },
  confirm: () => chosen.confirm(),
  withdraw: () => chosen.withdraw(),
  status: () => parts.status.textContent,
});

const act = (name) => () => {
  if (page.game === NO_GAME) return;
  ACTIONS[name]();
  redraw();
};
const goToNextBoard = stripOfBoards(document.querySelector("nav.boards"), parts.main.dataset.game);
listenToKeys({
  walk: Object.fromEntries(Object.entries(KEYS).map(([key, action]) => [key, () => page.game !== NO_GAME && look(action)])),
  letters: { f: act("flip"), m: typeMove, n: goToNextBoard, "?": act("keys") },
});
listenToWheel(parts.board, (by) => page.game !== NO_GAME && look(by < 0 ? "previous" : "next"));

// --- time ---

tuneAfterTouch(() => page.settings.sound === "on" || page.settings.calls === "beeps");

const timekeeper = caller((call) => {
  const words = callWords(call, t);
  if (page.settings.calls !== "off") voice.tell(words);
  if (isSpoken(page.settings.calls, page.game.clock)) voice.speak(words);
  if (page.settings.calls === "beeps") beep(call.says === "count");
});

function tick() {
  const { game } = page;
  if (game === NO_GAME) return;
  const now = performance.now();
  const readings = readClock(game.clock, now);
  for (const [color, clock] of Object.entries(parts.clocks)) {
    clock.show(readings?.[color] ?? null, game.clock?.control[color], game.lag[color], game.clock?.[color].lag_ms);
  }
  timekeeper.listen(game, Number(page.settings.tell), now);
  if (game.phase.kind === "break" || game.standstill) redraw();
}

// --- the beginning ---

const url = new URL(`/api/v1/games/${encodeURIComponent(parts.main.dataset.game)}/live`, location.href);
url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
page.game = reduce(NO_GAME, pageData.snapshot, performance.now()).game;
// Who opens the page in the middle of the ceremony finds the pieces where they are.
page.placed = page.game.phase.placements?.length ?? 0;
teaching.look(page.game);

// From the last event on that is known here.
function address() {
  url.searchParams.set("since", page.game.seq);
  return url.href;
}

const channel = openChannel(address, {
  open: () => { page.connected = true; redraw(); },
  lost: () => {
    if (page.connected) voice.tell(t("reconnecting"));
    page.connected = false;
    redraw();
  },
  message: receive,
});
addEventListener("online", channel.hurry);
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  channel.hurry();
  callBack();
});

// A link may lead to a move of the game, and to what the engine says there.
function followLink() {
  const [, ply, engine] = /^#(\d+)(-engine)?$/.exec(location.hash) ?? [];
  if (ply === undefined || page.game === NO_GAME) return;
  page.cursor = goTo(Number(ply), page.game.moves.length);
  page.analysis.looked();
  if (engine && page.game.result) page.analysis.turnOn();
  redraw();
}

followLink();
addEventListener("hashchange", followLink);
showSettings(parts.settings, page.settings);
configure();
showFaces(parts.settings, page.settings.face);
parts.settings.querySelector("[data-action=full-screen]").hidden = !document.fullscreenEnabled;
setInterval(tick, CLOCK_EVERY_MS);
// A reader of the page hears what changes once it is there; what somebody's coming has said meanwhile has been heard.
setTimeout(announce, ANNOUNCED_MS);
