// What a pupil did, move by move: an attempt is chosen in the list, the buttons and arrow keys go through it.

import "./page.js";
import "../board/element.js";
import { saidMove, spokenSquare } from "../board/words.js";
import { oncePerFrame } from "../dom.js";
import { announcer } from "../game/announce.js";
import { KEYS } from "../game/replay.js";
import { pageData, t } from "../page-data.js";
import { readSettings } from "../settings.js";
import { offerWalk } from "./walk-text.js";

const { sfen, attempts } = pageData.snapshot;
const [board, list] = ["shogi-board", "ol.attempts"].map((selector) => document.querySelector(selector));
const steps = [...document.querySelectorAll("[data-step]")];
const settings = readSettings(pageData.lang);
const voice = announcer(document.querySelector(".said"), pageData.lang);
const START = { sfen, usi: null };
const GO = { first: () => 0, previous: (at) => at - 1, next: (at) => at + 1, last: (_at, end) => end };

// The newest, as it begins.
let chosen = attempts.length - 1;
let at = 0;
const redraw = oncePerFrame(draw);

const frames = () => attempts[chosen];

function draw() {
  const frame = at === 0 ? START : frames()[at - 1];
  board.show({
    sfen: frame.sfen,
    usi: frame.usi,
    check: frame.check ?? [],
    near: "black",
    stars: frame.stars ?? [],
    hint: frame.wanted ?? null,
  });
  for (const button of list.querySelectorAll("[data-attempt]")) {
    if (Number(button.dataset.attempt) === chosen) button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
  }
  for (const button of steps) {
    const { step } = button.dataset;
    button.disabled = ["first", "previous"].includes(step) ? at === 0 : at === frames().length;
  }
  tellTextView();
}

// What led to a frame: a move, or what else was answered.
function said(index) {
  const { text, spoken, check, stars = [] } = frames()[index];
  if (!spoken) return text || stars.map((square) => spokenSquare(square, settings.coordinates)).join(t("comma")) || summaries()[chosen];
  return saidMove(t(index % 2 === 0 ? "color-black" : "color-white"), spoken, check, settings.coordinates, t);
}

function go(step) {
  const to = Math.max(0, Math.min(frames().length, GO[step](at, frames().length)));
  if (to === at) return;
  at = to;
  redraw();
  voice.tell(at === 0 ? t("start") : said(at - 1));
}

function choose(attempt) {
  if (!attempts[attempt]) return false;
  chosen = attempt;
  at = 0;
  redraw();
  voice.tell(summaries()[attempt]);
  return true;
}

// What came of each attempt, and its moves.
const summaries = () => [...list.querySelectorAll("[data-attempt]")].map((button) => button.innerText.trim().replace(/\s+/g, " "));

document.addEventListener("click", ({ target }) => {
  const step = target.closest("[data-step]")?.dataset.step;
  if (step) go(step);
  const attempt = target.closest("[data-attempt]")?.dataset.attempt;
  if (attempt !== undefined) choose(Number(attempt));
});
document.addEventListener("keydown", (event) => {
  const step = KEYS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.target.closest("shogi-board, input, textarea")) return;
  event.preventDefault();
  go(step);
});
const tellTextView = offerWalk({
  voice, settings, start: sfen, steps: () => frames().map((frame) => ({ ...frame, text: frame.text ?? "" })), at: () => at, said, walk: go,
  lines: summaries, choose,
});
board.configure(settings);
draw();
