// A board in the page of another site: a game to walk through, or a problem to solve. It asks as nobody and keeps nothing.

import "../board/element.js";
import { setText } from "../dom.js";
import { walkOf } from "../game/embedded.js";
import { goTo, KEYS, shownPly, step } from "../game/replay.js";
import { pageData, t } from "../page-data.js";
import { settingsFor } from "../settings.js";
import { solving } from "../tsume/solving.js";

const MARKS = { black: "☗", white: "☖" };
const find = (selector) => document.querySelector(selector);
// What suits the language: what the reader has chosen on the site itself is not looked at.
const settings = Object.fromEntries(Object.entries(settingsFor(pageData.lang)).map(([name, values]) => [name, values[0]]));
const board = find("shogi-board");
const { problem } = pageData.snapshot;

function walk() {
  const { places, names, over } = walkOf(pageData.snapshot, settings.notation);
  const count = places.length - 1;
  let cursor = over ? goTo(0, count) : goTo(count, count);
  const steps = [...document.querySelectorAll("[data-replay]")];
  const called = ([seat, name]) => `${MARKS[seat] ?? t(`color-${seat}`)} ${name || t(`color-${seat}`)}`;
  setText(find(".names"), Object.entries(names).map(called).join("   "));

  function draw() {
    const ply = shownPly(cursor, count);
    const { text, ...shown } = places[ply];
    board.show({ ...shown, near: "black", legal: [], you: [] });
    setText(find(".place"), ply === 0 ? `${t("start")} · 0/${count}` : `${text} · ${ply}/${count}`);
    const ends = { first: ply === 0, previous: ply === 0, next: ply === count, last: ply === count };
    for (const button of steps) button.disabled = ends[button.dataset.replay];
  }

  function go(action) {
    cursor = step(cursor, count, action);
    draw();
  }

  for (const button of steps) button.addEventListener("click", () => go(button.dataset.replay));
  document.addEventListener("keydown", (event) => {
    if (!KEYS[event.key] || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    go(KEYS[event.key]);
  });
  board.configure(settings);
  draw();
}

if (problem) {
  const parts = {
    board,
    verdict: find(".verdict"),
    answered: find(".answered"),
    back: find("[data-action=back]"),
    next: find("[data-go=next]"),
    said: find(".said"),
    hint: find("[data-action=hint]"),
    giveUp: find("[data-action=give-up]"),
    line: null,
  };
  solving(parts, problem, { ...settings, sound: "off" }, { credentials: "omit", headers: { "accept-language": pageData.lang } });
} else {
  walk();
}
