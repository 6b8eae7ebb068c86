// The panel of an analysis: asks the server's engine about what is looked at, and shows what it says. What is looked at, and what becomes of a line, is
// the page's business: it hands in a `host`.

import "./graph.js";
import { oncePerFrame } from "../dom.js";
import { openChannel } from "../game/live.js";
import { t } from "../page-data.js";
import { asked, dropped, isBusy, knownOf, NOTHING, plyIn, reduce } from "./model.js";
import { preview } from "./preview.js";
import { drawPanel, findPanel } from "./view.js";

// Who walks fast does not ask about every place he passes.
const PAUSE_MS = 160;
// So long a short question is thought about.
const SHORT_MS = 1_500;

/**
 * Wires the panel in `root`. `host` has `where()` (`{start, moves}`, the place looked at, or null where nothing can be played), `game()` (`{start,
 * moves}`, the whole line it is on; null if the page shows no game), `goTo(ply)` (in that line), `insert(steps)` (a line of moves as a variation; null if the page
 * keeps none), `store(told)` (what was found out about a game; null likewise), `notation()` and `redraw()`.
 *
 * Returns `{looked(), restart(), arrows(), preview(), step(by), game()}`; `looked()` is to be called whenever another place is looked at.
 */
export function wireAnalysis(root, host) {
  const parts = findPanel(root);
  const page = { state: NOTHING, on: false, lines: 3, threats: false, connected: true, place: null, told: null };
  // What was asked last, by kind.
  const questions = {};
  let channel = null;
  let count = 0;
  let timer = null;
  const trying = preview(() => host.notation(), () => redraw());

  const redraw = oncePerFrame(() => {
    drawPanel(parts, page, { place: host.where(), trying: trying.now(), canStore: host.store !== null, canInsert: host.insert !== null, canGame: host.game !== null });
    host.redraw();
  });

  // --- the channel ---

  const address = () => {
    const url = new URL(`/api/v1/analysis?${new URLSearchParams({ notation: host.notation() })}`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return url.href;
  };

  const open = () => {
    channel ??= openChannel(address, {
      // What was asked before the line was there is asked now.
      open: () => { page.connected = true; Object.keys(page.state.ids).forEach((kind) => channel.send(questions[kind])); redraw(); },
      lost: () => { page.connected = false; redraw(); },
      message: (message) => {
        const busy = isBusy(page.state);
        page.state = reduce(page.state, message);
        if (busy && !isBusy(page.state)) over();
        redraw();
      },
    });
  };

  function ask(kind, question, about) {
    open();
    count += 1;
    const id = `${kind}-${count}`;
    page.state = asked(page.state, kind, id, about);
    page.told = null;
    questions[kind] = { type: kind, id, ...question };
    channel.send(questions[kind]);
  }

  function drop(kind) {
    const id = page.state.ids[kind];
    if (id) channel?.send({ type: "stop", id });
    page.state = dropped(page.state, kind);
  }

  // A game has been looked through: now to the place again.
  function over() {
    if (page.state.game.notes) page.told = t("analysis-over");
    askPlace();
  }

  // --- questions ---

  // While a whole game is looked through, what it brings is shown; then the place again.
  function askPlace() {
    const place = host.where();
    const wanted = page.on && !isBusy(page.state) ? place : null;
    const key = JSON.stringify([wanted, page.lines]);
    if (key === page.place) return;
    page.place = key;
    if (wanted) ask("position", { start: place.start, moves: place.moves, lines: page.lines });
    else drop("position");
  }

  function askThreat() {
    const place = host.where();
    if (page.threats && place) ask("threat", { start: place.start, moves: place.moves, ms: SHORT_MS });
    else drop("threat");
  }

  function askWhy() {
    const { start, moves } = host.where();
    ask("why", { start, moves: moves.slice(0, -1), usi: moves.at(-1), ms: SHORT_MS });
  }

  function askGame() {
    const { start, moves } = host.game();
    drop("position");
    page.place = null;
    ask("game", { start, moves, ...effort(root) }, { start, moves });
  }

  let last = "";

  function looked() {
    const place = host.where();
    const key = JSON.stringify(place);
    if (key !== last) {
      last = key;
      trying.leave();
      // What was said is said of another place.
      ["position", "why", "threat"].forEach(drop);
      page.place = null;
      page.told = null;
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      askPlace();
      if (page.threats && !page.state.threat && !page.state.ids.threat) askThreat();
    }, PAUSE_MS);
    redraw();
  }

  const ACTIONS = {
    game: () => {
      if (!isBusy(page.state)) return askGame();
      drop("game");
      return askPlace();
    },
    threat: () => { page.threats = !page.threats; askThreat(); },
    why: askWhy,
    store: () => host.store(page.state.game),
    back: () => trying.leave(),
  };

  // --- listening ---

  parts.engine.addEventListener("change", () => {
    page.on = parts.engine.checked;
    askPlace();
    redraw();
  });
  parts.count.addEventListener("change", () => {
    page.lines = Number(parts.count.value);
    askPlace();
    redraw();
  });
  root.addEventListener("click", ({ target }) => {
    const action = target.closest("[data-analysis]")?.dataset.analysis;
    if (action) ACTIONS[action]();
    const move = target.closest("[data-line]");
    if (move) lineOf(move, (steps) => trying.show(steps, Number(move.dataset.move)));
    const insert = target.closest("[data-insert]");
    if (insert) lineOf(insert, (steps) => { trying.leave(); host.insert(steps); });
    redraw();
  });
  root.addEventListener("keydown", (event) => {
    walkLine(event);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && trying.now() && !event.target.closest?.("dialog")) trying.leave();
  });
  parts.graph?.addEventListener("goto-ply", ({ detail }) => host.goTo(detail.ply));

  // The moves of the line a button stands in, with their positions; asked for when somebody wants them.
  async function lineOf(button, use) {
    const list = button.closest("[data-moves]");
    const place = host.where();
    const steps = list && place ? await trying.load(place, Number(list.dataset.back ?? 0), list.dataset.moves.split(" ")) : null;
    if (steps) use(steps);
    redraw();
  }

  return {
    looked,
    /** Asks everything anew, in another notation. */
    restart: () => { page.place = null; channel?.restart(); channel?.hurry(); looked(); },
    /** What the board points at. */
    arrows: () => arrowsOf(page, host.where(), trying.now()),
    /** The position of a line that is played through, `{sfen, usi, check}`, or null. */
    preview: () => trying.now()?.step ?? null,
    /** A step forward or back in that line; whether there is one that takes it. */
    step: (by) => trying.step(by),
    /** The game that was looked through. */
    game: () => page.state.game,
  };
}

// Of a test: fewer positions than a person would like.
const effort = (root) => (root.dataset.nodes ? { nodes: Number(root.dataset.nodes) } : {});

function arrowsOf({ state, on }, place, trying) {
  if (!place || trying) return [];
  const threat = state.threat?.moves?.[0] ? [{ usi: state.threat.moves[0].usi, rank: 1, kind: "threat" }] : [];
  const known = on || plyIn(state.game, place) !== null ? knownOf(state, place) : null;
  const best = (known?.lines ?? []).map(({ moves }, index) => ({ usi: moves[0].usi, rank: index + 1, kind: "best" }));
  return [...best, ...threat];
}

// One stop of the Tab key for each line: the arrow keys walk in it.
function walkLine(event) {
  const by = { ArrowLeft: "previousElementSibling", ArrowRight: "nextElementSibling" }[event.key];
  const button = event.target.closest?.("[data-line]");
  if (!by || !button) return;
  event.preventDefault();
  event.stopPropagation();
  button[by]?.focus();
}
