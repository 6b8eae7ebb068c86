// Short questions one after the other, against the clock or at leisure: a mate to be played, or an answer to be chosen.

import "./page.js";
import "../board/element.js";
import { el, oncePerFrame, setText } from "../dom.js";
import { knock } from "../game/sound.js";
import { pageData, t } from "../page-data.js";
import { readSettings } from "../settings.js";
import { answered, asked, begin, left, more, needsMore, passed } from "../training/run.js";

const KEY = "miyako.runs";
const find = (selector) => document.querySelector(selector);
const [main, board, ways, question, choices, verdict, link, told, score, tools] =
  ["main", "shogi-board", "form.ways", ".asked", "div.answers", ".verdict", "p.more", ".answered", ".score", ".tools"].map(find);
const next = find("[data-action=next]");
const settings = readSettings(pageData.lang);
const { address, run: kind } = pageData.snapshot;

let { seed } = pageData.snapshot;
let run = null;
let seconds = 0;
// The wrong answer that is being looked at.
let wrong = null;
let isAsking = false;
const redraw = oncePerFrame(draw);

async function questions() {
  const reply = await fetch(`${address}?${new URLSearchParams({ seed, notation: settings.notation })}`);
  const told = await reply.json();
  if (!reply.ok) throw new Error(told.text);
  // Numbers of 32 bits, none of them 0.
  seed = (seed % 0xfffffffe) + 1;
  return told.questions;
}

async function start() {
  if (isAsking) return;
  isAsking = true;
  seconds = Number(ways.elements.seconds.value);
  say(t("run-making"));
  try {
    run = begin(await questions(), Date.now(), seconds * 1000);
    wrong = null;
    verdict.hidden = true;
    main.classList.add("running");
    tick();
  } catch {
    say(t("school-offline"));
  }
  isAsking = false;
  redraw();
}

// The next questions are fetched before the last is asked.
async function refill() {
  if (isAsking || !run || !needsMore(run)) return;
  isAsking = true;
  const fresh = await questions().catch(() => null);
  isAsking = false;
  if (run && fresh) run = more(run, fresh);
}

function say(text) {
  verdict.hidden = text === "";
  setText(verdict, text);
  verdict.dataset.phase = wrong ? "refuted" : "";
}

function tick() {
  if (!run) return;
  if (left(run, Date.now()) === 0) return end();
  tally();
  if (seconds > 0) setTimeout(tick, 250);
}

function tally() {
  const counts = { count: run.right, all: run.right + run.wrong };
  setText(score, seconds === 0 ? t("run-score", counts) : t("run-score-timed", { ...counts, time: left(run, Date.now()) }));
}

function end() {
  const { right, wrong: missed } = run;
  run = null;
  wrong = null;
  main.classList.remove("running");
  const best = results()[`${kind} ${seconds}`] ?? 0;
  // At leisure there is no best run: whoever goes on has more.
  if (seconds > 0) keep(Math.max(best, right));
  setText(score, "");
  const isRecord = seconds > 0 && right > best;
  say(t(isRecord ? "coordinates-record" : "run-over", { count: right, all: right + missed }));
  redraw();
  ways.querySelector("button").focus();
}

function give(answer) {
  if (!run || wrong) return;
  const own = asked(run);
  const isRight = answer === own.right;
  run = answered(run, isRight);
  wrong = isRight ? null : { answer };
  if (isRight && settings.sound === "on") knock();
  say(isRight ? "" : own.told);
  refill();
  redraw();
}

function goOn() {
  if (!run || !wrong) return;
  run = passed(run);
  wrong = null;
  say("");
  redraw();
}

function draw() {
  const own = run ? asked(run) : null;
  const isMate = own !== null && own.choices.length === 0;
  const open = own !== null && !wrong;
  const arrows = wrong && isMate
    ? [{ usi: own.right, rank: 1, kind: "best" }, { usi: wrong.answer, rank: 2, kind: "played" }]
    : [];
  board.show({
    sfen: own?.sfen ?? pageData.snapshot.sfen,
    near: own?.near ?? "black",
    legal: open ? own.legal : [],
    you: open && isMate ? ["black"] : [],
    arrows,
  });
  // Once one has begun, the board and what is asked are what matters.
  find("p.told").hidden = Boolean(own);
  question.hidden = !own;
  if (own) setText(question, own.asks);
  choices.hidden = !own || isMate;
  if (own && !isMate) offer(own);
  link.hidden = !wrong || !own?.url;
  if (own?.url) link.querySelector("a").href = own.url;
  told.hidden = !wrong;
  tools.hidden = !own;
  if (wrong) next.focus();
  if (run) tally();
}

function offer(own) {
  if (choices.dataset.of !== own.sfen) {
    const had = choices.contains(document.activeElement) || document.activeElement === document.body;
    choices.dataset.of = own.sfen;
    choices.replaceChildren(...own.choices.map(({ id, text }) => el("button", { type: "button", "data-answer": id }, text)));
    if (had) choices.querySelector("button").focus();
  }
  for (const button of choices.children) {
    const { answer } = button.dataset;
    button.disabled = wrong !== null;
    button.dataset.state = !wrong ? "" : answer === own.right ? "right" : answer === wrong.answer ? "wrong" : "";
  }
}

function results() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

function keep(best) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...results(), [`${kind} ${seconds}`]: best }));
  } catch {
    // Some browsers forbid it: then the best run is forgotten.
  }
}

ways.addEventListener("submit", (event) => {
  event.preventDefault();
  start();
});
board.addEventListener("intent", ({ detail: { usi } }) => give(usi));
document.addEventListener("click", ({ target }) => {
  const answer = target.closest("[data-answer]")?.dataset.answer;
  if (answer) give(answer);
  const action = target.closest("[data-action]")?.dataset.action;
  if (action === "next") goOn();
  if (action === "end" && run) end();
});
board.configure(settings);
draw();
