// The coordinates trainer: a square is pressed or named, a move played or written, as often as one can in thirty seconds.

import "./page.js";
import "../board/element.js";
import { setText } from "../dom.js";
import { knock } from "../game/sound.js";
import { pageData, t } from "../page-data.js";
import { readSettings } from "../settings.js";
import { answered, asked, begin, isSame, left, shuffled } from "../training/run.js";

const KEY = "miyako.coordinates";
const find = (selector) => document.querySelector(selector);
const [main, board, choices, question, typed, score, verdict] =
  ["main", "shogi-board", "form.ways", ".asked", "form.reply", ".score", ".verdict"].map(find);
const settings = readSettings(pageData.lang);
const { sfen, squares, moves } = pageData.snapshot;

let run = null;
let way = "press";
let notation = "western";

const near = () => (choices.elements.white.checked ? "white" : "black");

function start() {
  ({ way: { value: way }, notation: { value: notation } } = choices.elements);
  // The moves come in the order in which the server drew them, and begin somewhere else each time.
  const pool = way === "press" || way === "name" ? shuffled(squares, Math.random) : shuffled(moves, Math.random);
  run = begin(pool, Date.now());
  verdict.hidden = true;
  main.classList.add("running");
  draw();
  tick();
}

function tick() {
  if (!run) return;
  const seconds = left(run, Date.now());
  if (seconds === 0) return end();
  setText(score, t("coordinates-score", { count: run.right, time: seconds }));
  setTimeout(tick, 250);
}

function end() {
  const { right, wrong } = run;
  run = null;
  main.classList.remove("running");
  const best = bestBefore();
  keep(Math.max(best, right));
  setText(score, "");
  setText(verdict, t(right > best ? "coordinates-record" : "coordinates-over", { count: right, all: right + wrong, number: best }));
  verdict.hidden = false;
  draw();
  choices.querySelector("button").focus();
}

function give(isRight) {
  if (isRight && settings.sound === "on") knock();
  run = answered(run, isRight);
  typed.elements.typed.value = "";
  draw(isRight);
}

const name = () => asked(run).names?.[notation] ?? asked(run).texts[notation];

function draw(isRight = true) {
  const own = run ? asked(run) : null;
  const isMove = own?.texts !== undefined;
  board.show({
    sfen: isMove ? own.sfen : sfen,
    near: near(),
    legal: way === "play" && isMove ? own.legal : [],
    you: way === "play" && isMove ? [own.side] : [],
    stars: way === "name" && own ? [own.spot] : [],
    arrows: way === "write" && isMove ? [{ usi: own.usi, rank: 1, kind: "best" }] : [],
  });
  const asks = way === "press" || way === "play" ? { text: own ? name() : "" } : {};
  question.hidden = !own;
  typed.hidden = !own || way === "press" || way === "play";
  if (own) setText(question, [isRight ? "" : t("coordinates-wrong"), t(`coordinates-${way}-this`, asks)].filter(Boolean).join(" "));
  question.dataset.wrong = isRight ? "" : "wrong";
  if (!typed.hidden && document.activeElement !== typed.elements.typed) typed.elements.typed.focus();
}

function results() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

const bestBefore = () => results()[`${way} ${notation}`] ?? 0;

function keep(best) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...results(), [`${way} ${notation}`]: best }));
  } catch {
    // Some browsers forbid it: then the best run is forgotten.
  }
}

choices.addEventListener("submit", (event) => {
  event.preventDefault();
  start();
});
choices.elements.white.addEventListener("change", () => draw());
typed.addEventListener("submit", (event) => {
  event.preventDefault();
  if (run) give(isSame(typed.elements.typed.value, name()));
});
board.addEventListener("spot", ({ detail: { spot } }) => { if (run && way === "press") give(spot === asked(run).spot); });
board.addEventListener("intent", ({ detail: { usi } }) => { if (run && way === "play") give(usi === asked(run).usi); });
board.configure(settings);
draw();
