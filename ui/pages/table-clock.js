// The clock beside a board: two large buttons, pauses, and the calls of a timekeeper (CLOCK-03, CLOCK-09, CLOCK-11, CLOCK-21).

import { setText } from "../dom.js";
import { wakefulScreen } from "../game/awake.js";
import { announcer } from "../game/announce.js";
import { callsAfter, callWords, dueCall } from "../game/calls.js";
import { clockText, leftInAll } from "../game/clock.js";
import { begun, paused, pressed, reading, tableClock, watched } from "../game/table-clock.js";
import { pageData, t } from "../page-data.js";
import "./page.js";

const BREAK_MS = 40 * 60_000;
const PRESSING_MS = 10_000;
const EVERY_MS = 100;

const device = document.querySelector(".device");

if (device) run(JSON.parse(device.dataset.control));

function run(control) {
  const halves = Object.fromEntries([...device.querySelectorAll("[data-seat]")].map((half) => [half.dataset.seat, half]));
  const name = (seat) => halves[seat].querySelector(".name").textContent;
  const [pause, meal, again] = ["pause", "break", "again"].map((action) => device.querySelector(`[data-do=${action}]`));
  const voice = announcer(device.querySelector("[role=status]"), pageData.lang);
  const now = () => performance.now();
  let clock = tableClock(control);
  let breakEnds = null;
  let heard = 0;
  const screen = wakefulScreen();

  function press(seat) {
    if (clock.running === null) {
      // Whoever moves second starts the clock of who moves first.
      if (seat === "second") clock = begun(clock, now());
    } else clock = pressed(clock, seat, now());
    heard = now();
    draw();
  }

  function draw() {
    const at = now();
    const before = clock;
    clock = watched(clock, at);
    for (const [seat, half] of Object.entries(halves)) {
      const left = reading(clock, seat, at);
      setText(half.querySelector(".time"), clockText(left, control));
      setText(half.querySelector(".count"), beside(seat, left));
      half.classList.toggle("running", left.running);
      half.classList.toggle("pressing", left.running && leftInAll(left, control) <= PRESSING_MS);
      half.classList.toggle("fallen", clock.fallen === seat);
      half.setAttribute("aria-disabled", String(clock.running === null ? seat === "first" : !left.running));
    }
    pause.disabled = clock.running === null || clock.fallen !== null;
    setText(pause, t(clock.paused === null ? "table-pause" : "table-resume"));
    again.disabled = clock.running === null;
    if (meal) drawMeal(at);
    device.classList.toggle("runs", clock.running !== null && clock.fallen === null && clock.paused === null);
    screen.keep(clock.running !== null && clock.fallen === null);
    if (clock.fallen && !before.fallen) voice.speak(t("table-fell", { name: name(clock.fallen) }));
    call(at);
  }

  function beside(seat, left) {
    if (clock.fallen === seat) return t("table-fell", { name: name(seat) });
    if (clock.running === null) return seat === "second" ? t("table-begin", { name: name("first") }) : "";
    const periods = left.considerations > 0 ? `${left.considerations}×1′ · ` : "";
    return `${periods}${t("table-moves", { count: Math.floor((clock.moves + (seat === "first" ? 1 : 0)) / 2) })}`;
  }

  function drawMeal(at) {
    meal.disabled = clock.running === null || clock.fallen !== null;
    if (clock.paused === null) breakEnds = null;
    const left = breakEnds === null ? null : Math.max(0, breakEnds - at);
    const time = left === null ? "" : clockText({ main_ms: left, period_ms: 0, stage: "main" }, {});
    setText(meal, left === null ? t("table-break") : t("table-break-left", { time }));
  }

  // What a timekeeper would say, in the turn that runs.
  function call(at) {
    const { running, since } = clock;
    if (running === null || clock.paused !== null || clock.fallen !== null) return;
    const calls = callsAfter(clock.left[running], control).map((one) => ({ ...one, at: since + one.at }));
    const due = dueCall(calls, Math.max(heard, at - 1000), at);
    heard = at;
    if (due) voice.speak(callWords(due, t));
  }

  device.addEventListener("click", ({ target }) => {
    const seat = target.closest("[data-seat]")?.dataset.seat;
    if (seat) press(seat);
  });
  pause.addEventListener("click", () => {
    clock = paused(clock, now(), clock.paused === null);
    draw();
  });
  meal?.addEventListener("click", () => {
    clock = paused(clock, now());
    breakEnds = now() + BREAK_MS;
    draw();
  });
  again.addEventListener("click", () => {
    if (!confirm(t("table-again-sure"))) return;
    clock = tableClock(control);
    draw();
  });
  // Whoever sits at the near edge presses with the arrow or the space bar, the other with the arrow above.
  document.addEventListener("keydown", (event) => {
    const seat = { ArrowUp: "second", ArrowDown: "first" }[event.key];
    if (!seat || event.target.closest("input, select")) return;
    event.preventDefault();
    press(seat);
  });
  for (const button of device.querySelectorAll("button")) button.disabled = false;
  draw();
  setInterval(draw, EVERY_MS);
}
