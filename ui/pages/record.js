// The page of a record: the tree is walked, changed and kept. The legal moves of a place come from the server when somebody may add one.

import "./page.js";
import "../board/element.js";
import "../record/move-tree.js";
import { parseSfen } from "../board/sfen.js";
import { listenToWheel } from "../board/wheel.js";
import { saidMove } from "../board/words.js";
import { oncePerFrame } from "../dom.js";
import { announcer } from "../game/announce.js";
import { knock } from "../game/sound.js";
import { pageData, t } from "../page-data.js";
import { nodeAt } from "../record/address.js";
import { keeper, put } from "../record/keeper.js";
import {
  add,
  besides,
  isMove,
  isOpen,
  isMain,
  lineThrough,
  makeMain,
  note,
  pathTo,
  positionAt,
  readRecord,
  remove,
  setHeaders,
  shift,
  standingAt,
  START,
} from "../record/tree.js";
import { changed, readSettings, showSettings, writeSettings } from "../settings.js";
import { showFaces } from "./faces.js";
import { listenToKeys, showKeys } from "./keys.js";
import { LabelsPanel } from "./labels.js";
import { showPointed } from "./pointed.js";
import { analysed } from "./record-analysis.js";
import { wireDialogs } from "./record-dialogs.js";
import { offerRecord } from "./record-text.js";
import { drawHead, drawRecord, findParts } from "./record-view.js";
import { typedMoves } from "./typed-move.js";

// So long each position is shown when the record plays by itself.
const PLAY_EVERY_MS = 1_200;

const parts = findParts(document);
const base = parts.main.dataset.base;
const voice = announcer(parts.said, pageData.lang);
const page = {
  record: null,
  at: START,
  chosen: new Map(),
  past: [],
  future: [],
  turns: 0,
  playing: null,
  rewriting: false,
  legal: new Map(),
  state: "stored",
  why: null,
  wrong: null,
  settings: readSettings(pageData.lang),
  base,
  analysis: null,
  labels: null,
  signs: undefined,
};
let tellTextView = () => {};
const redraw = oncePerFrame(() => {
  drawRecord(parts, page);
  tellTextView();
});
let keep = null;

// --- walking ---

function goTo(id, say = true) {
  if (id === undefined || id === null || !page.record.nodes[id]) return;
  for (const [parent, child] of pairs(pathTo(page.record, id))) page.chosen.set(parent, child);
  page.at = id;
  page.wrong = null;
  askLegal();
  page.analysis?.looked();
  if (say) voice.tell(wordsOf(id));
  redraw();
}

const pairs = (path) => path.slice(1).map((id, index) => [path[index], id]);
const line = () => lineThrough(page.record, page.at, page.chosen);
const place = () => pathTo(page.record, page.at).length - 1;

const STEPS = {
  first: () => goTo(START),
  previous: () => page.analysis?.step(-1) || goTo(line()[place() - 1]),
  next: () => page.analysis?.step(1) || goTo(line()[place() + 1]),
  last: () => goTo(line().at(-1)),
  play: () => (page.playing ? stop() : play()),
  "next-variation": () => goTo(besides(page.record, page.at, 1)),
  "previous-variation": () => goTo(besides(page.record, page.at, -1)),
};
const KEYS = {
  Home: "first",
  End: "last",
  ArrowLeft: "previous",
  ArrowUp: "previous",
  ArrowRight: "next",
  ArrowDown: "next",
};

function play() {
  if (place() === line().length - 1) goTo(START, false);
  page.playing = setInterval(() => {
    const next = line()[place() + 1];
    if (next === undefined) stop();
    else goTo(next, false);
  }, PLAY_EVERY_MS);
  redraw();
}

function stop() {
  clearInterval(page.playing);
  page.playing = null;
  redraw();
}

// What stands at a place, in words.
function wordsOf(id) {
  const node = page.record.nodes[id];
  if (id === START) return [t("start"), node.comment].filter(Boolean).join(". ");
  const move =
    isMove(node)
      ? saidMove(t(`color-${moverOf(node)}`), node.spoken, node.check?.length > 0, page.settings.coordinates, t)
      : node.text;
  const path = pathTo(page.record, id);
  const tesuji = isMain(page.record, path) ? page.labels?.tesuji(path.length - 1) : "";
  return [move, tesuji, node.bookmark, node.comment].filter(Boolean).join(". ");
}

const moverOf = (node) => node.by ?? parseSfen(positionAt(page.record, node.parent).sfen).turn;

// --- the moves that can be added ---

// What a question about a position says of its game.
const ofGame = () => (pageData.variant ? { variant: pageData.variant.id, options: pageData.variant.options } : {});

async function askLegal() {
  const { at } = page;
  const node = page.record.nodes[at];
  if (!page.record.editable || page.legal.has(at) || !isOpen(node)) return;
  const { sfen, usi } = positionAt(page.record, at);
  const query = new URLSearchParams({ sfen, notation: page.settings.notation, ...ofGame(), ...(usi ? { last: usi.slice(2, 4) } : {}) });
  try {
    const answer = await fetch(`/api/v1/moves?${query}`);
    if (!answer.ok) return;
    page.legal.set(at, (await answer.json()).moves);
    if (page.at === at) redraw();
  } catch {
    // Without the server the record can still be walked through.
  }
}

parts.board.addEventListener("intent", ({ detail }) => intend(detail));

function intend({ usi }) {
  const move = page.legal.get(page.at)?.find((own) => own.usi === usi);
  if (!move) {
    explain(usi);
    return;
  }
  const { record, id } = add(page.record, page.at, move);
  if (page.settings.sound === "on") knock();
  change(record);
  goTo(id);
}

const typing = {
  where: () => {
    if (!page.record || !isOpen(page.record.nodes[page.at])) return null;
    const { sfen, usi } = positionAt(page.record, page.at);
    return { sfen, ...ofGame(), ...(usi ? { last: usi.slice(2, 4) } : {}) };
  },
  isAhead: () => false,
  intend,
};
const typeMove = parts.typed && typedMoves(parts.typed, typing);

// Why a move is refused, the server knows; the record stays as it is.
async function explain(usi) {
  const { sfen } = positionAt(page.record, page.at);
  const answer = await fetch(`/api/v1/refusal?${new URLSearchParams({ sfen, usi, ...ofGame() })}`).catch(() => null);
  if (answer?.ok) page.wrong = await answer.json();
  voice.warn(page.wrong?.text);
  redraw();
}

// --- changing, and taking changes back ---

// Several keys typed into one field are one change.
function change(record, kind = null) {
  if (record === page.record) return;
  if (kind === null || page.past.at(-1)?.kind !== kind) page.past.push({ record: page.record, at: page.at, kind });
  page.future = [];
  page.record = record;
  if (record.editable) keep.keep(record);
  redraw();
}

function takeBack(from, to) {
  const entry = from.pop();
  if (!entry) return;
  to.push({ record: page.record, at: page.at, kind: null });
  page.record = entry.record;
  // Another place may have another number now.
  page.legal.clear();
  page.at = START;
  keep.keep(page.record);
  goTo(page.record.nodes[entry.at] ? entry.at : START);
}

const LINE = {
  main: () => change(makeMain(page.record, page.at)),
  up: () => change(shift(page.record, page.at, -1)),
  down: () => change(shift(page.record, page.at, 1)),
  delete: () => {
    const { at } = page;
    const { parent } = page.record.nodes[at];
    page.at = parent;
    change(remove(page.record, at));
    // A number that is free now may come to be another move.
    page.legal.clear();
    goTo(parent);
  },
};

function noteHere(name, value) {
  change(note(page.record, page.at, { [name]: value }), `${name} ${page.at}`);
}

// An ending is a node of its own after this one; there is at most one.
function setEnding(code, words) {
  const { nodes } = page.record;
  const here = nodes[page.at].end ? nodes[page.at].parent : page.at;
  const old = nodes[here].children.find((child) => nodes[child].end);
  const rest = old === undefined ? page.record : remove(page.record, old);
  const at = page.at === here ? here : null;
  const end = { end: { code }, text: words, sfen: positionAt(rest, here).sfen, standing: standingAt(rest, here) };
  const grown = code ? add(rest, here, end) : { record: rest, id: here };
  page.at = here;
  change(grown.record);
  goTo(at ?? grown.id, false);
}

const ACTIONS = {
  undo: () => takeBack(page.past, page.future),
  redo: () => takeBack(page.future, page.past),
  flip: () => { page.turns += 1; },
  peek: () => parts.peek.setAttribute("aria-pressed", String(parts.board.peek())),
  keys: () => showKeys(parts.keys),
  position: () => location.assign(`/editor?${new URLSearchParams({ sfen: positionAt(page.record, page.at).sfen })}`),
};

// --- keeping ---

const watch = (state, text) => {
  page.state = state;
  page.why = text;
  // At once: nothing may be called stored for a moment longer than it is.
  drawHead(parts, page);
  if (state === "stored") voice.tell(t("record-stored"));
  if (state === "stored") askLabels();
  if (state === "stored" && page.rewriting) rewrite();
  if (state === "conflict" && !parts.conflict.open) parts.conflict.showModal();
  redraw();
};

parts.conflict?.addEventListener("close", async () => {
  if (parts.conflict.returnValue === "reload") leave(location.href);
  if (parts.conflict.returnValue !== "copy") return;
  const made = await fetch(`${base}/copy`, { method: "POST" }).catch(() => null);
  if (!made?.ok) return;
  const { id, url, version } = await made.json();
  const kept = await put(`/api/v1/records/${id}`, version, page.record).catch(() => null);
  if (kept?.ok) leave(url);
});

let leaving = false;
function leave(url) {
  leaving = true;
  if (url === location.href) location.reload();
  else location.assign(url);
}

addEventListener("beforeunload", (event) => {
  if (keep && !keep.settled && !leaving) event.preventDefault();
});
addEventListener("online", () => keep?.hurry());

// Names are told of the main line as it is stored.
const askLabels = () =>
  page.labels?.ask(base, lineThrough(page.record, START).map((id) => page.record.nodes[id].usi).join(" "));

// --- listening ---

document.addEventListener("click", ({ target }) => {
  if (!page.record) return;
  const step = target.closest("[data-step]")?.dataset.step;
  const tool = target.closest("[data-line]")?.dataset.line;
  const action = target.closest("[data-action]")?.dataset.action;
  const variation = target.closest("[data-variation]")?.dataset.variation;
  if (step) STEPS[step]();
  if (tool) LINE[tool]();
  if (variation) goTo(Number(variation));
  ACTIONS[action]?.();
  redraw();
});

const whenRead = (act) => () => {
  if (!page.record) return;
  act();
  redraw();
};
listenToKeys({
  walk: Object.fromEntries(Object.entries(KEYS).map(([key, step]) => [key, whenRead(STEPS[step])])),
  letters: {
    ...(typeMove && { m: typeMove }),
    f: whenRead(ACTIONS.flip), n: whenRead(STEPS["next-variation"]), p: whenRead(STEPS["previous-variation"]), "?": whenRead(ACTIONS.keys),
  },
});
document.addEventListener("keydown", (event) => {
  const key = event.key.toLowerCase();
  const busy = event.target.closest?.("input:not([type=checkbox]), select, textarea, dialog");
  if (!page.record || busy || event.altKey || !(event.ctrlKey || event.metaKey) || !["z", "y"].includes(key)) return;
  event.preventDefault();
  ACTIONS[key === "y" || event.shiftKey ? "redo" : "undo"]();
});
listenToWheel(parts.board, (by) => page.record && STEPS[by < 0 ? "previous" : "next"]());

parts.board.addEventListener("piece", ({ detail }) => parts.pointed && showPointed(parts.pointed, detail));
parts.tree.addEventListener("goto", ({ detail }) => goTo(detail.id));
parts.slider.addEventListener("input", () => goTo(line()[Number(parts.slider.value)], false));
parts.bookmarks.addEventListener("change", () => goTo(Number(parts.bookmarks.value)));
parts.comment?.addEventListener("input", () => noteHere("comment", parts.comment.value));
parts.bookmark?.addEventListener("input", () => noteHere("bookmark", parts.bookmark.value));
parts.ending?.addEventListener("change", () => setEnding(parts.ending.value, parts.ending.selectedOptions[0].textContent));

wireDialogs(parts, page, {
  headers: (headers) => change(setHeaders(page.record, headers)),
  left: leave,
});

parts.settings.addEventListener("change", async ({ target }) => {
  page.settings = changed(page.settings, target.name, target.value);
  showSettings(parts.settings, page.settings);
  writeSettings(page.settings);
  configure();
  if (target.name === "notation") page.analysis?.restart();
  if (target.name === "notation") await rewrite();
  redraw();
});

function configure() {
  parts.board.configure?.(page.settings);
  parts.board.hide?.(page.settings.blindfold === "on");
  parts.peek.hidden = page.settings.blindfold !== "on";
  parts.peek.setAttribute("aria-pressed", "false");
}

// Another notation: the same nodes with other texts. What is not stored yet is stored before.
async function rewrite() {
  page.legal.clear();
  page.rewriting = !keep.settled;
  if (page.rewriting) {
    keep.hurry();
    return;
  }
  const told = await load();
  if (!told || !keep.settled) return;
  const path = choices(page.record, page.at);
  open(told);
  goTo(path.reduce((id, choice) => page.record.nodes[id]?.children[choice] ?? id, START), false);
}

// A place by which child is taken at each step: it outlives new numbers.
const choices = (record, id) => pairs(pathTo(record, id)).map(([parent, child]) => record.nodes[parent].children.indexOf(child));

// --- the beginning ---

async function load() {
  const answer = await fetch(`${base}?${new URLSearchParams({ notation: page.settings.notation })}`).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

function open(told) {
  page.record = readRecord(told);
  page.past = [];
  page.future = [];
  page.chosen.clear();
  keep = keeper(base, told.version, watch);
}

// A link may lead to a place of the record, or to what was found in its file.
function followLink() {
  goTo(nodeAt(page.record, location.hash.slice(1)), false);
  if (location.hash === "#findings") parts.findings.open = true;
}

const told = await load();
if (told) {
  if (parts.analysis) page.analysis = analysed(parts.analysis, page, { line, change, goTo, leave, redraw });
  if (parts.labels) page.labels = new LabelsPanel(parts.labels, redraw);
  open(told);
  askLabels();
  configure();
  showFaces(parts.settings, page.settings.face);
  showSettings(parts.settings, page.settings);
  goTo(START, false);
  followLink();
  tellTextView = offerRecord(page, {
    ...typing, voice, wordsOf, goTo, walk: (step) => STEPS[step](), undo: ACTIONS.undo, noteHere,
  });
  addEventListener("hashchange", followLink);
} else {
  parts.state.textContent = t("record-lost");
}
