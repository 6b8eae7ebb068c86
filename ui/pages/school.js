// The page of a task: what one plays, presses or chooses is judged by the server.

import "./page.js";
import "../board/element.js";
import { saidMove } from "../board/words.js";
import { oncePerFrame, setText } from "../dom.js";
import { announcer } from "../game/announce.js";
import { knock } from "../game/sound.js";
import { pageData, t } from "../page-data.js";
import { answered, asking, begin, failed, hinted, isOpen, movesOf, shown } from "../school/model.js";
import { experienced, haveChosen, readName, readSettings } from "../settings.js";
import { wireBlindfold } from "./blindfold.js";
import { offerTask } from "./school-text.js";

const find = (selector) => document.querySelector(selector);
const [board, verdict, done, next] = ["shogi-board", ".verdict", ".answered", "[data-go=next]"].map(find);
const choices = [...document.querySelectorAll("[data-choice]")];
const again = find(".answered [data-action=again]");
const tools = [...document.querySelectorAll(".tools button")];
const voice = announcer(find(".said"), pageData.lang);
// Who has chosen nothing yet is here for the first time: the pieces say how they move, to who does not read their signs.
const isNew = !haveChosen() && pageData.lang !== "ja";
const settings = { ...readSettings(pageData.lang), ...(isNew ? experienced("new") : {}) };
const task = pageData.snapshot;

let state = begin(task);
let begun = Date.now();
const redraw = oncePerFrame(draw);

function become(now) {
  state = now;
  redraw();
}

// What comes of something that was done is told, too.
function come(now) {
  become(now);
  voice.tell(words());
}

// What is said of what was done, and what there is to do next.
const words = () => [state.text, isOpen(state) && state.asked ? t("school-press", { place: state.asked }) : null].filter(Boolean).join(" ");

class Refused extends Error {}

async function ask(what, answer) {
  const body = JSON.stringify({ lesson: task.lesson, task: task.task, used_ms: Date.now() - begun, ...answer });
  const request = { method: "POST", headers: { "content-type": "application/json" }, body };
  const reply = await fetch(`/api/v1/school/${what}?${new URLSearchParams({ notation: settings.notation })}`, request);
  const told = await reply.json();
  if (!reply.ok) throw new Refused(told.text);
  return told;
}

// What failed is told; only then can one go on.
async function tryTo(work) {
  const before = state;
  try {
    await work();
  } catch (error) {
    come(failed(before, error instanceof Refused ? error.message : t("school-offline")));
  }
}

function give(answer, shownAs) {
  const before = state;
  return tryTo(async () => {
    become(asking(before, shownAs));
    const told = await ask("answer", answer);
    if (told.steps?.length && settings.sound === "on") knock();
    voice.tell((told.steps ?? []).map(said).join(". "));
    come(answered({ ...before, choice: shownAs.choice ?? null }, told));
  });
}

const said = (step, index) =>
  saidMove(t(index === 0 ? "color-black" : "color-white"), step.spoken, step.check, settings.coordinates, t);

function hint() {
  const moves = movesOf(state);
  return tryTo(async () => {
    const more = state.hints > 0;
    become({ ...state, phase: "asking" });
    come(hinted(state, await ask("hint", { moves, more })));
  });
}

function restart() {
  begun = Date.now();
  become(begin(task));
  voice.tell([find(".told").textContent, words()].filter(Boolean).join(" "));
}

function draw() {
  const open = isOpen(state);
  const moves = task.kind === "moves" || task.kind === "mate";
  board.show({
    ...shown(state),
    near: "black",
    legal: open && moves ? state.legal : [],
    you: open && moves ? ["black"] : [],
    refused: state.refused,
    hint: state.hint,
    pending: state.pending,
    stars: state.stars,
  });
  const text = words();
  verdict.hidden = text === "";
  setText(verdict, text);
  verdict.dataset.phase = state.isWrong ? "refuted" : state.phase;
  next.hidden = state.phase !== "solved";
  again.hidden = state.phase !== "refuted";
  done.hidden = next.hidden && again.hidden;
  // There is one button to begin again, where the eye is.
  for (const tool of tools) tool.hidden = tool.dataset.action === "again" && !again.hidden;
  for (const tool of tools) tool.disabled = state.phase === "asking" || state.phase === "solved";
  for (const choice of choices) {
    const isChosen = state.choice === Number(choice.dataset.choice);
    choice.dataset.state = isChosen && state.text ? (state.isWrong ? "wrong" : "right") : "";
    choice.disabled = !open;
  }
  if (state.phase === "solved" && document.activeElement === document.body) next.focus();
  tellTextView();
}

function play({ usi }) {
  if (isOpen(state)) give({ moves: [...movesOf(state), usi] }, { usi });
}

function press(square) {
  if (isOpen(state) && task.kind === "press" && !state.pressed.includes(square)) give({ squares: [...state.pressed, square] }, {});
}

function choose(choice) {
  if (isOpen(state)) give({ choice }, { choice });
}

board.addEventListener("intent", ({ detail }) => play(detail));
board.addEventListener("spot", ({ detail: { spot } }) => press(spot));
document.addEventListener("click", ({ target }) => {
  const action = target.closest("[data-action]")?.dataset.action;
  if (action === "hint" && isOpen(state)) hint();
  if (action === "again") restart();
  const choice = Number(target.closest("[data-choice]")?.dataset.choice ?? 0);
  if (choice) choose(choice);
});
for (const name of document.querySelectorAll("[name=called]")) name.value = readName();
const tellTextView = offerTask(() => state, { voice, settings, said, hint, restart, play, press, choose });
board.configure(settings);
wireBlindfold(board, settings);
draw();
