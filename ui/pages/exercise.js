// The page of a card, a position of one's own and the move that is looked for, and that of a line to be played from memory. What one
// plays is judged by the server.

import "./page.js";
import "../board/element.js";
import { saidMove } from "../board/words.js";
import { oncePerFrame, setText } from "../dom.js";
import { announcer } from "../game/announce.js";
import { knock } from "../game/sound.js";
import { pageData, t } from "../page-data.js";
import { answered, asking, begin, failed, hinted, isOpen, movesOf, shown } from "../school/model.js";
import { readSettings } from "../settings.js";
import { counted, noTries } from "../training/tries.js";
import { wireBlindfold } from "./blindfold.js";
import { offerTask } from "./school-text.js";

const find = (selector) => document.querySelector(selector);
const [board, verdict, done, next, returns] = ["shogi-board", ".verdict", ".answered", "[data-go=next]", ".returns"].map(find);
const againButton = find(".answered [data-action=again]");
const hintButton = find("[data-action=hint]");
const voice = announcer(find(".said"), pageData.lang);
const settings = readSettings(pageData.lang);
const task = pageData.snapshot;

let state = begin(task);
// Where one goes on after a wrong answer.
let before = state;
let tries = noTries(Date.now());
const redraw = oncePerFrame(draw);

function become(now) {
  state = now;
  redraw();
}

// What comes of something that was done is told, too.
function come(now) {
  become(now);
  voice.tell(now.text);
}

class Refused extends Error {}

async function ask(what, body) {
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ ...task.body, ...body }) };
  const reply = await fetch(`${task.address}/${what}?${new URLSearchParams({ notation: settings.notation })}`, request);
  const told = await reply.json();
  if (!reply.ok) throw new Refused(told.text);
  return told;
}

// What failed is told; only then can one go on.
async function tryTo(work) {
  const place = state;
  try {
    await work();
  } catch (error) {
    come(failed(place, error instanceof Refused ? error.message : t("school-offline")));
  }
}

function play(usi) {
  if (!isOpen(state)) return undefined;
  before = { ...state, text: null, isWrong: false };
  return tryTo(async () => {
    come({ ...asking(before, { usi }), text: t("train-thinking") });
    const { wrong, hints, begun } = tries;
    const told = await ask("answer", { moves: [...movesOf(before), usi], wrong, hints, used_ms: Date.now() - begun });
    tries = counted(tries, told.verdict, Date.now());
    if (told.steps?.length && settings.sound === "on") knock();
    if (told.next && returns) setText(returns, told.next);
    voice.tell((told.steps ?? []).map(said).join(". "));
    come(answered({ ...before, pending: usi }, told));
  });
}

const other = { black: "white", white: "black" };
const said = (step, index) =>
  saidMove(t(`color-${index % 2 === 0 ? task.near : other[task.near]}`), step.spoken, step.check, settings.coordinates, t);

function hint() {
  const more = state.hints > 0;
  return tryTo(async () => {
    const moves = movesOf(state);
    become({ ...state, phase: "asking", text: t("train-thinking") });
    const told = await ask("hint", { moves, more });
    tries = { ...tries, hints: tries.hints + 1 };
    come(hinted(state, told));
  });
}

function again() {
  become(before);
  voice.tell(find(".told").textContent);
}

function arrows() {
  // As long as nothing is tried, what was played is pointed at; of a line, what it has where another move was tried.
  if (task.played && state.line.length === 0) return [{ usi: task.played, rank: 2, kind: "played" }];
  if (state.phase !== "refuted" || state.wanted.length === 0) return [];
  return [{ usi: state.tried, rank: 2, kind: "played" }, ...state.wanted.map((usi) => ({ usi, rank: 1, kind: "best" }))];
}

function draw() {
  const open = isOpen(state);
  board.show({
    ...shown(state),
    near: task.near,
    legal: open ? state.legal : [],
    you: open ? [task.near] : [],
    refused: state.refused,
    hint: state.hint,
    pending: state.pending,
    arrows: arrows(),
  });
  verdict.hidden = !state.text;
  setText(verdict, state.text ?? "");
  verdict.dataset.phase = state.isWrong ? "refuted" : state.phase;
  next.hidden = state.phase !== "solved";
  againButton.hidden = state.phase !== "refuted";
  done.hidden = next.hidden && againButton.hidden;
  hintButton.disabled = !open;
  if (state.phase === "solved" && document.activeElement === document.body) next.focus();
  tellTextView();
}

async function repeat(box) {
  const on = box.checked;
  try {
    const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ on }) };
    const answer = await fetch(`${task.address}/repeat`, request);
    if (!answer.ok) throw new Refused();
    if (!on) setText(returns, "");
  } catch {
    box.checked = !on;
    become({ ...state, text: t("school-offline") });
  }
}

board.addEventListener("intent", ({ detail: { usi } }) => play(usi));
document.addEventListener("click", ({ target }) => {
  const action = target.closest("[data-action]")?.dataset.action;
  if (action === "hint" && isOpen(state)) hint();
  if (action === "again") again();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Backspace" || state.phase !== "refuted" || event.target.closest("input, select, textarea")) return;
  event.preventDefault();
  again();
});
document.addEventListener("change", ({ target }) => { if (target.matches("[data-repeat]")) repeat(target); });
const tellTextView = offerTask(() => state, { voice, settings, said, hint, restart: again, play: ({ usi }) => play(usi) });
board.configure(settings);
wireBlindfold(board, settings);
draw();
