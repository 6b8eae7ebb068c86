// The reader's last game on the home page: its board, with the move played and the better one. While an engine still looks through it the
// page asks now and then whether it is done.

import { readName } from "../settings.js";

const FIRST_WAIT_MS = 3_000;
// Each wait is twice as long as the one before; who has waited through them all sees it when they come again.
const WAITS = 7;

/** Draws what the page has of the last game, or waits for it. */
export function showLastGame(settings) {
  const section = document.querySelector(".last-game");
  if (section) show(section, settings, 0);
}

function show(section, settings, waited) {
  const board = section.querySelector("shogi-board");
  if (board) draw(board, settings);
  else if ("pending" in section.dataset && waited < WAITS)
    setTimeout(() => ask(section, settings, waited + 1), FIRST_WAIT_MS * 2 ** waited);
  for (const name of section.querySelectorAll("[name=called]")) name.value = readName();
}

function draw(board, settings) {
  const { sfen, near, played, better } = board.dataset;
  board.configure(settings);
  board.show({ sfen, near, arrows: [{ usi: better, rank: 1, kind: "best" }, { usi: played, rank: 2, kind: "played" }] });
}

async function ask(section, settings, waited) {
  // Whoever looks elsewhere is not waiting.
  if (document.hidden) return show(section, settings, waited);
  const answer = await fetch("/").catch(() => null);
  const page = answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
  const news = page?.querySelector(".last-game:not([data-pending])");
  if (news) section.replaceWith(document.adoptNode(news));
  return show(news ?? section, settings, waited);
}
