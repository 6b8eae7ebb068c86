// The board editor: what one sets up, in pieces and in text; the server says what is wrong with it.

import "./page.js";
import "../editor/element.js";
import { pieceImage } from "../board/picture.js";
import { otherColor } from "../board/geometry.js";
import { squareWords } from "../board/words.js";
import { AnalysisPanel } from "../analysis/panel.js";
import { copyText } from "../clipboard.js";
import { setText, el } from "../dom.js";
import { exchanged, EMPTY, mirrored, read, restToWhite, withHand, write } from "../editor/arrangement.js";
import { pageData, t } from "../page-data.js";
import { readSettings } from "../settings.js";
import { mateVerdict } from "../tsume/verdict.js";

// The server is asked when one pauses, not at every piece.
const PAUSE_MS = 150;

const find = (selector) => document.querySelector(selector);
const parts = {
  main: find("main"),
  board: find("position-editor"),
  panel: find(".panel"),
  summary: find(".validity .summary"),
  faults: find(".validity ul"),
  start: find("select[name=start]"),
  form: find("form.text"),
  text: find("#text"),
  wrong: find(".wrong"),
  said: find(".said"),
  play: find("[data-go=play]"),
  study: find("[data-go=study]"),
  find: find("[data-go=find]"),
  picture: find("[data-go=picture]"),
  undo: find("[data-action=undo]"),
  redo: find("[data-action=redo]"),
};
const settings = readSettings(pageData.lang);
const page = { past: [], now: EMPTY, future: [], near: "black", playable: false };

// The engine looks at what is set up, once it is a position; its lines are shown on the board and change nothing.
const analysis = new AnalysisPanel(find(".analysis"), {
  where: () => (page.playable ? { start: write(page.now), moves: [] } : null),
  game: null,
  goTo: null,
  insert: null,
  store: null,
  notation: () => settings.notation,
  redraw: drawBoard,
});

// Whether there is a mate in it.
const mate = mateVerdict(find("section.mate"), () => settings.notation);

// --- changes, and taking them back ---

function change(next) {
  if (next === page.now) return;
  page.past.push(page.now);
  page.now = next;
  page.future = [];
  show();
}

function step(from, to) {
  if (from.length === 0) return;
  to.push(page.now);
  page.now = from.pop();
  show();
}

const ACTIONS = {
  undo: () => step(page.past, page.future),
  redo: () => step(page.future, page.past),
  flip: () => { page.near = otherColor(page.near); show(); },
  clear: () => change(EMPTY),
  rest: () => change(restToWhite(page.now)),
  exchange: () => change(exchanged(page.now)),
  mirror: () => change(mirrored(page.now)),
  copy: () => copy(write(page.now)),
  link: () => copy(new URL(addressHere(), location.href).href),
};

const isProblem = new URLSearchParams(location.search).has("problem");
const addressHere = () => `/editor?${new URLSearchParams({ ...(isProblem ? { problem: 1 } : {}), sfen: write(page.now) })}`;

async function copy(text) {
  const copied = await copyText(text);
  setText(parts.said, t(copied ? "editor-copied" : "editor-not-copied"));
}

function drawBoard() {
  const tried = analysis.preview();
  parts.board.show(tried ? read(tried.sfen) : page.now, page.near, analysis.arrows());
}

function show() {
  const sfen = write(page.now);
  page.playable = false;
  analysis.looked();
  drawBoard();
  parts.undo.disabled = page.past.length === 0;
  parts.redo.disabled = page.future.length === 0;
  if (parts.text !== document.activeElement) parts.text.value = sfen;
  for (const turn of document.querySelectorAll("[name=turn]")) turn.checked = turn.value === page.now.turn;
  for (const input of document.querySelectorAll("[data-kind]")) input.value = page.now.hands[input.dataset.color][input.dataset.kind] ?? 0;
  parts.start.value = [...parts.start.options].some(({ value }) => value === sfen) ? sfen : "";
  // The address of a picture has %20 for a blank.
  parts.picture.href = `/picture.png?sfen=${encodeURIComponent(sfen)}`;
  parts.find.href = `/library?${new URLSearchParams({ sfen })}`;
  parts.play.href = `/play?${new URLSearchParams({ position: sfen })}`;
  history.replaceState(null, "", addressHere());
  explain(sfen);
}

// --- what the server says ---

let asking = null;

// Of several questions only the last is answered.
async function explain(sfen) {
  asking?.abort();
  asking = new AbortController();
  const { signal } = asking;
  try {
    await new Promise((resolve) => { setTimeout(resolve, PAUSE_MS); });
    if (signal.aborted) return;
    const answer = await fetch("/api/v1/position", { method: "POST", body: sfen, signal });
    if (answer.ok) drawValidity(await answer.json());
  } catch {
    if (!signal.aborted) drawValidity({ text: t("editor-offline"), faults: [], moves: null, playable: false });
  }
}

function drawValidity({ text, faults, moves, playable, empty = false }) {
  page.playable = moves !== null;
  analysis.looked();
  mate.looked(page.playable ? write(page.now) : null);
  setText(parts.summary, text);
  parts.summary.classList.toggle("bad", moves === null && !empty);
  parts.faults.replaceChildren(...faults.map((fault) => el("li", { class: fault.serious ? "bad" : null }, fault.text)));
  parts.play.classList.toggle("disabled", !playable);
  parts.play.toggleAttribute("inert", !playable);
  parts.study.disabled = faults.some(({ code }) => code.startsWith("many_"));
}

/** Reads any text, or the bytes of a file, as a position. */
async function readText(body) {
  setText(parts.wrong, "");
  try {
    const answer = await fetch("/api/v1/position", { method: "POST", body });
    const told = await answer.json();
    if (answer.ok) change(read(told.sfen));
    else setText(parts.wrong, told.text);
    return answer.ok;
  } catch {
    setText(parts.wrong, t("editor-offline"));
    return false;
  }
}

// A new record that begins here.
async function study() {
  setText(parts.wrong, "");
  try {
    const answer = await fetch("/api/v1/records/new", {
      method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ sfen: write(page.now) }),
    });
    const told = await answer.json();
    if (answer.ok) location.assign(told.url);
    else setText(parts.wrong, told.text);
  } catch {
    setText(parts.wrong, t("editor-offline"));
  }
}

// --- what one does ---

parts.board.addEventListener("change", ({ detail: { arrangement, said } }) => {
  change(arrangement);
  if (said && !said.includes(":")) setText(parts.said, squareWords(said, arrangement.squares[said], settings.coordinates, t));
});

parts.panel.addEventListener("click", ({ target }) => {
  const action = target.closest("[data-action]")?.dataset.action;
  if (action) ACTIONS[action]();
  if (target.closest("[data-go=study]")) study();
});

parts.panel.addEventListener("change", ({ target }) => {
  if (target.name === "turn") change({ ...page.now, turn: target.value });
  else if (target === parts.start && target.value) change(read(target.value));
  else if (target.dataset.kind) {
    const { color, kind } = target.dataset;
    change(withHand(page.now, color, kind, Math.max(0, Math.min(Number(target.max), Math.trunc(Number(target.value) || 0)))));
  }
});

parts.form.addEventListener("submit", async (event) => {
  event.preventDefault();
  parts.text.blur();
  if (await readText(parts.text.value)) parts.text.value = write(page.now);
});
// What is pasted is read at once.
parts.text.addEventListener("paste", (event) => {
  const text = event.clipboardData.getData("text/plain");
  if (!text.trim()) return;
  event.preventDefault();
  parts.text.value = text;
  parts.form.requestSubmit();
});

document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", (event) => {
  event.preventDefault();
  const file = event.dataTransfer.files[0];
  if (file) readText(file);
});

document.addEventListener("keydown", (event) => {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || !["z", "y"].includes(key) || event.target.matches("textarea, input")) return;
  event.preventDefault();
  ACTIONS[key === "y" || event.shiftKey ? "redo" : "undo"]();
});

// --- the beginning ---

for (const place of document.querySelectorAll("[data-piece]")) {
  const { piece, color } = place.dataset;
  place.append(pieceImage({ kind: piece, color, promoted: false }, color === "black"));
}
parts.board.configure(settings);
show();
const { start } = parts.main.dataset;
if (start) readText(start).then(() => { page.past = []; show(); });
else {
  page.now = read(parts.start.options[1].value);
  show();
}
