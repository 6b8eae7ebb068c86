// Games that go on, each on a live board.

import "./page.js";
import "../board/element.js";
import "../game/clocks.js";
import { oncePerFrame, setText } from "../dom.js";
import { readClock } from "../game/clock.js";
import { gameAddress, openChannel } from "../game/live.js";
import { NO_GAME, positionAt, reduce } from "../game/model.js";
import { pageData } from "../page-data.js";
import { readSettings } from "../settings.js";

const CLOCK_EVERY_MS = 250;
// So long one sees how a game has ended, and so often it is asked which games there are.
const LOOK_EVERY_MS = 15_000;
// One channel after the other, so that neither they nor their pings come all at once.
const APART_MS = 120;

const main = document.querySelector("main");
const cards = [...main.querySelectorAll("li[data-game]")];
const settings = readSettings(pageData.lang);

function watch(card) {
  const parts = { board: card.querySelector("shogi-board"), state: card.querySelector(".state") };
  const clocks = new Map(["black", "white"].map((color) => [color, card.querySelector(`.side.${color} shogi-clock`)]));
  let game = NO_GAME;
  const redraw = oncePerFrame(draw);
  const channel = openChannel(() => gameAddress(card.dataset.game, game === NO_GAME ? null : game.seq), {
    open() {},
    lost() {},
    message(message) {
      const news = reduce(game, message, performance.now());
      if (news.gap) return channel.restart();
      game = news.game;
      redraw();
    },
  });

  function draw() {
    if (game === NO_GAME) return;
    parts.board.show({ ...positionAt(game, game.moves.length), near: "black", senior: game.info.senior ?? "white" });
    if (game.result) setText(parts.state, game.result.text);
  }

  setInterval(() => {
    const readings = game === NO_GAME ? null : readClock(game.clock, performance.now());
    for (const [color, clock] of clocks) clock.show(readings?.[color] ?? null, game.clock?.control[color], null, 0);
  }, CLOCK_EVERY_MS);
  parts.board.configure(settings);
  addEventListener("online", channel.hurry);
}

// Other games than before: the page shows them. Who is at a link with the keyboard is left in peace.
async function look() {
  const wanted = new URLSearchParams();
  if (main.dataset.of) wanted.set("game", main.dataset.of);
  if ("club" in main.dataset) wanted.set("club", "");
  const answer = await fetch(`/api/v1/tv?${wanted}`).catch(() => null);
  if (!answer?.ok || main.contains(document.activeElement)) return;
  const games = (await answer.json()).map(({ id }) => id);
  const shown = [...main.querySelectorAll("a[href^='/games/']")].map((link) => link.getAttribute("href").slice("/games/".length));
  if (games.toSorted().join() !== shown.toSorted().join()) location.reload();
}

cards.forEach((card, number) => setTimeout(() => watch(card), number * APART_MS));
setInterval(look, LOOK_EVERY_MS);
