// The moves of a game are guessed, one after the other. How good a guess is says the server.

import "./page.js";
import "../board/element.js";
import { saidMove } from "../board/words.js";
import { el, oncePerFrame, setText } from "../dom.js";
import { announcer } from "../game/announce.js";
import { knock } from "../game/sound.js";
import { pageData, t } from "../page-data.js";
import { readSettings } from "../settings.js";
import { answered, asking, begin, ended, failed, onward, shown } from "../training/guess.js";

const find = (selector) => document.querySelector(selector);
const [board, verdict, choices, among, told, over, score] =
  ["shogi-board", ".verdict", "div.answers", "[name=choices]", ".answered", ".over", ".score"].map(find);
const next = find("[data-action=next]");
const tools = [...document.querySelectorAll(".tools button")];
const voice = announcer(find(".said"), pageData.lang);
const settings = readSettings(pageData.lang);
const quiz = pageData.snapshot;

let state = begin(quiz);
// What had the focus when a guess was made: there one guesses on.
let back = null;
const redraw = oncePerFrame(draw);

function become(now) {
  state = now;
  redraw();
}

class Refused extends Error {}

async function guess(usi) {
  const before = state;
  back = document.activeElement;
  become(asking(before, usi));
  try {
    const body = JSON.stringify({ ...quiz.body, ply: before.next.ply, move: usi });
    const request = { method: "POST", headers: { "content-type": "application/json" }, body };
    const reply = await fetch(`${quiz.address}/answer?${new URLSearchParams({ notation: settings.notation })}`, request);
    const answer = await reply.json();
    if (!reply.ok) throw new Refused(answer.text);
    if (settings.sound === "on") knock();
    become(answered({ ...before, tried: usi }, answer));
  } catch (error) {
    become(failed(before, error instanceof Refused ? error.message : t("school-offline")));
  }
}

const other = { black: "white", white: "black" };

function goOn() {
  const steps = state.told?.steps ?? [];
  become(onward(state));
  const said = (step, index) =>
    saidMove(t(`color-${index % 2 === 0 ? quiz.near : other[quiz.near]}`), step.spoken, step.check, settings.coordinates, t);
  voice.tell(steps.map(said).join(". "));
}

function words() {
  const { same, as_good: good, all } = state.counts;
  if (state.phase === "asking") return t("train-thinking");
  if (state.phase === "over") return t("guess-over", { count: same + good, number: same, all });
  return state.told?.text ?? "";
}

function draw() {
  const { phase, counts } = state;
  const open = phase === "yours";
  board.show({
    ...shown(state),
    near: quiz.near,
    legal: open && !among.checked ? state.next.legal : [],
    you: open && !among.checked ? [quiz.near] : [],
    refused: state.refused,
    pending: phase === "asking" ? state.tried : null,
  });
  verdict.hidden = words() === "";
  setText(verdict, words());
  verdict.dataset.phase = state.told?.verdict === "weaker" ? "refuted" : phase === "told" ? "solved" : "";
  choices.hidden = !open || !among.checked;
  if (!choices.hidden) offer(state.next.choices);
  told.hidden = phase !== "told";
  over.hidden = phase !== "over";
  for (const tool of tools) tool.disabled = !open && (tool.dataset.action !== "end" || phase !== "told");
  const { same, as_good: good, all } = counts;
  setText(score, all === 0 ? "" : t("guess-score", { number: same, count: good, all, from: quiz.size }));
  if (phase === "told") next.focus();
  if (open && back) {
    (among.checked ? choices.querySelector("button") : back)?.focus();
    back = null;
  }
}

// Only what has changed is written anew: the focus stays.
function offer(moves) {
  const key = moves.map(({ usi }) => usi).join(" ");
  if (choices.dataset.moves === key) return;
  choices.dataset.moves = key;
  choices.replaceChildren(...moves.map(({ usi, text }) => el("button", { type: "button", "data-usi": usi }, text)));
}

board.addEventListener("intent", ({ detail: { usi } }) => { if (state.phase === "yours") guess(usi); });
document.addEventListener("click", ({ target }) => {
  const usi = target.closest("[data-usi]")?.dataset.usi;
  if (usi && state.phase === "yours") guess(usi);
  const action = target.closest("[data-action]")?.dataset.action;
  if (action === "next") goOn();
  if (action === "show" && state.phase === "yours") guess(null);
  if (action === "end") become(ended(state));
});
among.addEventListener("change", redraw);
board.configure(settings);
draw();
