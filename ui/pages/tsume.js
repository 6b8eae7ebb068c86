// A problem on the board: what one plays is judged by the server, which replies for the defence.

import "./page.js";
import "../board/element.js";
import { parseSfen } from "../board/sfen.js";
import { saidMove } from "../board/words.js";
import { el, makeCurrent, oncePerFrame, setText } from "../dom.js";
import { announcer } from "../game/announce.js";
import { knock } from "../game/sound.js";
import { pageData, t } from "../page-data.js";
import { readSettings } from "../settings.js";
import { answered, asking, begin, failed, hinted, isOpen, movesOf, revealed, shown, takenBack, walked } from "../tsume/model.js";

const find = (selector) => document.querySelector(selector);
const parts = {
  board: find("shogi-board"),
  verdict: find(".verdict"),
  answered: find(".answered"),
  back: find("[data-action=back]"),
  next: find("[data-go=next]"),
  moves: find(".line .moves"),
  numbers: find(".numbers"),
  said: find(".said"),
  hint: find("[data-action=hint]"),
  giveUp: find("[data-action=give-up]"),
  steps: [...document.querySelectorAll("[data-step]")],
};
const settings = readSettings(pageData.lang);
const problem = pageData.snapshot;
const attacker = parseSfen(problem.sfen).turn;
const voice = announcer(parts.said, pageData.lang);
const redraw = oncePerFrame(draw);
let begun = Date.now();
let state = begin(problem);

function become(next) {
  state = next;
  redraw();
}

// --- the server ---

async function ask(what, body) {
  const request = { ...(problem.id ? { problem: problem.id } : { sfen: problem.sfen }), used_ms: Date.now() - begun, ...body };
  const answer = await fetch(`/api/v1/tsume/${what}?${new URLSearchParams({ notation: settings.notation })}`, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(request),
  });
  const told = await answer.json();
  if (!answer.ok) throw new Refused(told.text);
  return told;
}

class Refused extends Error {}

// What failed is told; only then can one go on.
async function tryTo(work) {
  const before = state;
  try {
    await work();
  } catch (error) {
    become(failed(before, error instanceof Refused ? error.message : t("tsume-offline")));
  }
}

async function play(usi) {
  const before = state;
  await tryTo(async () => {
    become(asking(before, usi));
    const told = await ask("answer", { moves: [...movesOf(before), usi] });
    if (told.steps && settings.sound === "on") knock();
    become(answered(state, told));
    // What is said of it is in a region of its own.
    voice.tell((told.steps ?? []).map(said).join(". "));
  });
}

function said(step, index) {
  const by = index % 2 === 0 ? attacker : { black: "white", white: "black" }[attacker];
  return saidMove(t(`color-${by}`), step.spoken, step.check, settings.coordinates, t);
}

// --- what one does ---

const ACTIONS = {
  hint: () => tryTo(async () => {
    become({ ...state, phase: "asking" });
    become(hinted(state, await ask("hint", { moves: movesOf(state), more: state.hints > 0 })));
  }),
  again: () => {
    begun = Date.now();
    become({ ...begin(problem), standing: state.standing });
  },
  "give-up": () => tryTo(async () => {
    become({ ...state, phase: "asking" });
    become(revealed(state, await ask("solution", {})));
  }),
  back: () => become(takenBack(state)),
};

parts.board.addEventListener("intent", ({ detail: { usi } }) => { if (isOpen(state)) play(usi); });

document.addEventListener("click", ({ target }) => {
  const action = target.closest("[data-action]")?.dataset.action;
  if (ACTIONS[action]) ACTIONS[action]();
  const step = target.closest("[data-step]")?.dataset.step;
  if (step) become(walked(state, step));
  const place = target.closest("[data-place]")?.dataset.place;
  if (place) become({ ...state, at: Number(place) });
});

const KEYS = { Home: "first", End: "last", ArrowLeft: "previous", ArrowRight: "next" };
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, select, textarea")) return;
  if (event.key === "Backspace" && state.phase === "refuted") ACTIONS.back();
  else if (KEYS[event.key]) become(walked(state, KEYS[event.key]));
  else return;
  event.preventDefault();
});

// --- what is shown ---

function draw() {
  const open = isOpen(state);
  parts.board.show({
    ...shown(state),
    near: attacker,
    legal: open ? state.legal : [],
    you: open ? [attacker] : [],
    refused: state.refused,
    hint: state.hint,
    pending: state.pending,
  });
  const waiting = state.phase === "asking";
  setText(parts.verdict, waiting ? t("tsume-thinking") : state.text ?? t("tsume-begin"));
  parts.verdict.dataset.phase = state.phase;
  const over = state.phase === "solved" || state.phase === "shown";
  parts.back.hidden = state.phase !== "refuted";
  parts.next.hidden = !over || !problem.next;
  if (problem.next) parts.next.href = problem.next;
  parts.answered.hidden = parts.back.hidden && parts.next.hidden;
  parts.hint.disabled = !open;
  parts.giveUp.disabled = waiting || over;
  drawLine();
  const ends = {
    first: state.at === 0,
    previous: state.at === 0,
    next: state.at === state.line.length,
    last: state.at === state.line.length,
  };
  for (const step of parts.steps) step.disabled = ends[step.dataset.step];
  const { standing } = state;
  setText(parts.numbers, standing ? t("tsume-numbers", { points: standing.rating, count: standing.streak }) : "");
}

function drawLine() {
  const key = movesOf(state).join(" ");
  if (parts.moves.dataset.shown !== key) {
    parts.moves.dataset.shown = key;
    parts.moves.replaceChildren(
      ...state.line.map(({ text, usi }, index) =>
        el("li", {}, el("button", { type: "button", "data-place": index + 1, "data-usi": usi, tabindex: -1 }, text)),
      ),
    );
  }
  makeCurrent(parts.moves, parts.moves.querySelector(`[data-place="${state.at}"]`));
}

parts.board.configure(settings);
draw();
