// The page of a castle, an opening or a tesuji: how it comes about is stepped through on the board. The server tells the moves.

import "./page.js";
import "../board/element.js";
import { listenToWheel } from "../board/wheel.js";
import { saidMove } from "../board/words.js";
import { el, makeCurrent, oncePerFrame } from "../dom.js";
import { announcer } from "../game/announce.js";
import { pageData, t } from "../page-data.js";
import { readSettings } from "../settings.js";
import { listenToKeys } from "./keys.js";
import { offerWalk } from "./walk-text.js";

const PLAY_EVERY_MS = 900;

const find = (selector) => document.querySelector(selector);
const [board, list, said] = ["shogi-board", ".walk .moves", ".said"].map(find);
const buttons = [...document.querySelectorAll("[data-step]")];
const settings = readSettings(pageData.lang);
const voice = announcer(said, pageData.lang);

/** Steps through `sfen` and the `steps` that lead on from it, `at` being after how many of them the board stands. */
function begin({ sfen, near, steps, at }) {
  // Whoever steps back and forth sees each side's moves as that side's.
  const first = sfen.split(" ")[1] === "b" ? 0 : 1;
  const by = (index) => t((index + first) % 2 === 0 ? "color-black" : "color-white");
  const moves = steps.map((step, index) => el("button", { type: "button", "data-place": index + 1, tabindex: -1 }, step.text));
  const words = (index) => saidMove(by(index), steps[index].spoken, steps[index].check, settings.coordinates, t);
  let place = at;
  let playing = null;

  list?.append(...moves.map((move) => el("li", {}, move)));

  const draw = oncePerFrame(() => {
    const step = steps[place - 1];
    board.show({ near, sfen: step?.sfen ?? sfen, usi: step?.usi ?? null, check: step?.check ?? null });
    if (list) {
      makeCurrent(list, moves[Math.max(place, 1) - 1]);
      moves.forEach((move, index) => move.classList.toggle("later", index >= place));
      list.querySelector("[aria-current]")?.parentElement.scrollIntoView({ block: "nearest" });
    }
    for (const button of buttons) {
      const { step: name } = button.dataset;
      if (name === "play") button.setAttribute("aria-pressed", String(playing !== null));
      else button.disabled = ["first", "previous"].includes(name) ? place === 0 : place === steps.length;
    }
    tellTextView();
  });

  function goTo(next, say = true) {
    const before = place;
    place = Math.min(Math.max(next, 0), steps.length);
    if (say && place !== before) voice.tell(place === 0 ? t("start") : words(place - 1));
    draw();
  }

  function stop() {
    clearInterval(playing);
    playing = null;
    draw();
  }

  function play() {
    if (place === steps.length) goTo(0, false);
    playing = setInterval(() => (place < steps.length ? goTo(place + 1, false) : stop()), PLAY_EVERY_MS);
    draw();
  }

  const WALK = {
    first: () => goTo(0),
    previous: () => goTo(place - 1),
    next: () => goTo(place + 1),
    last: () => goTo(steps.length),
    play: () => (playing === null ? play() : stop()),
  };
  const walk = (name) => {
    if (name !== "play") stop();
    WALK[name]();
  };

  document.addEventListener("click", ({ target }) => {
    const name = target.closest("[data-step]")?.dataset.step;
    if (name) walk(name);
    const chosen = target.closest("[data-place]")?.dataset.place;
    if (!chosen) return;
    stop();
    goTo(Number(chosen));
  });
  listenToKeys({
    walk: {
      Home: () => walk("first"), End: () => walk("last"), ArrowLeft: () => walk("previous"), ArrowRight: () => walk("next"),
    },
    letters: {},
  });
  listenToWheel(board, (by) => walk(by > 0 ? "next" : "previous"));
  const tellTextView = offerWalk({ voice, settings, start: sfen, steps: () => steps, at: () => place, said: words, walk });
  board.configure(settings);
  draw();
}

if (pageData.snapshot) begin(pageData.snapshot);
