// Draws a board of any size and the hands of two or four round it. It keeps the elements it made and changes only what differs from the
// frame before: of a thousand squares the page is not even asked what they show.

import { el, setText, svg } from "../dom.js";
import { t } from "../page-data.js";
import { arrowLayer, drawArrows } from "./arrows.js";
import { cellSize, edgeLabels, PLACES, squareAtCell, turnsOf } from "./geometry.js";
import { STARS } from "./pieces.js";
import { pictureKey, pictureOf } from "./picture.js";
import { drawSketches } from "./sketch.js";
import { buildStand, drawStand } from "./stand.js";
import { spokenSquare, squareWords } from "./words.js";

// Larger boards are drawn rank by rank.
const LARGE = 100;

// The square that has a name of its own, which boards to learn from tell.
const CENTRE = "5e";

/** Builds the empty board of `game` and its stands inside `host`; the result is what `draw` works on. */
export function build(host, game) {
  const { files, ranks, seats, drops } = game;
  const cells = Array.from({ length: files * ranks }, () => el("div", { class: "cell", role: "gridcell", tabindex: -1 }));
  const cellsOf = (row) => cells.slice(row * files, (row + 1) * files);
  const rows = Array.from({ length: ranks }, (_, row) => el("div", { class: "row", role: "row" }, ...cellsOf(row)));
  const grid = el("div", { class: "cells", role: "grid", "aria-label": t("board") }, ...rows);
  const edge = (name, length) => el("div", { class: name, "aria-hidden": "true" }, ...Array.from({ length }, () => el("span")));
  const [top, side] = [edge("files", files), edge("ranks", ranks)];
  const [arrows, sketches] = [arrowLayer(game), arrowLayer(game)];
  const field = el("div", { class: "field" }, top, side, lines(game), grid, arrows, sketches);
  const pane = el("div", { class: "pane" }, field);
  const board = el("div", { class: files * ranks > LARGE ? "board large" : "board" }, pane);
  const places = seats.length === 4 ? PLACES : ["near", "far"];
  const stands = drops ? places.map((place) => buildStand(game, place)) : [];
  const [near, ...others] = stands.map(({ node }) => node);
  host.replaceChildren(...others, board, ...(near ? [near] : []));
  const sized = host.closest("main") ?? host;
  const sizes = { "--files": files, "--ranks": ranks, "--high": cellSize(game).height };
  for (const [name, value] of Object.entries(sizes)) sized.style.setProperty(name, value);
  return { game, cells, shown: cells.map(() => ({})), squares: [], top, side, stands, arrows, sketches, pane, field, lies: null,
    named: game.drawn && host.hasAttribute("data-named") };
}

function lines(game) {
  const { files, ranks, drawn } = game;
  const { width, height } = cellSize(game);
  const between = (count, line) => Array.from({ length: count - 1 }, (_, index) => line(index + 1));
  const down = between(files, (n) => `M${n * width} 0V${ranks * height}`);
  const across = between(ranks, (n) => `M0 ${n * height}H${files * width}`);
  const stars = drawn ? STARS.map(([x, y]) => svg("circle", { class: "star", cx: x * width, cy: y * height, r: 6.5 })) : [];
  const box = { viewBox: `0 0 ${files * width} ${ranks * height}`, preserveAspectRatio: "none" };
  return svg("svg", { class: "lines", ...box, "aria-hidden": "true" },
    svg("path", { d: [...down, ...across].join("") }), svg("rect", { width: files * width, height: ranks * height }), ...stars);
}

/**
 * Draws one frame. `frame` holds `state` (`{position, selected}` at least), `canPick` (whether the piece at a spot can be taken up),
 * `near`, `coordinates`, `cursor` (the spot of the keyboard), `lifted` (the spot a piece is dragged from), `look` (how the pieces are
 * drawn: `{face, senior, owners}`), `arrows` (moves to point at, see arrows.js), `sketches` (what the reader has drawn, see sketch.js) and
 * `marks`: sets of squares by name, each drawn as a class of that name.
 */
export function draw(view, frame) {
  lay(view, frame);
  const { game } = view;
  const turns = Object.fromEntries(game.seats.map((seat) => [seat, turnsOf(game, seat, frame.near)]));
  for (const index of view.cells.keys()) drawCell(view, index, turns, frame);
  for (const stand of view.stands) {
    const color = game.seats.find((seat) => PLACES[turns[seat]] === stand.place);
    // Under a name pieces stand upright.
    drawStand(game, stand, color, stand.name ? 0 : turns[color], frame);
  }
  drawArrows(view.arrows, game, frame.arrows ?? [], frame.near, frame.state.position.turn);
  drawSketches(view.sketches, game, frame.sketches ?? [], frame.near);
}

// Which square is where, and what the edges say.
function lay(view, { near, coordinates }) {
  const lies = `${near} ${coordinates}`;
  if (view.lies === lies) return;
  view.lies = lies;
  const { game, cells, squares, shown, named } = view;
  cells.forEach((cell, index) => {
    squares[index] = squareAtCell(game, index % game.files, Math.floor(index / game.files), near);
    cell.dataset.spot = squares[index];
    if (named) cell.title = squares[index] === CENTRE ? t("tennozan") : "";
    shown[index].said = null;
  });
  const labels = edgeLabels(game, near, coordinates);
  labels.top.forEach((text, index) => setText(view.top.children[index], text));
  labels.side.forEach((text, index) => setText(view.side.children[index], text));
}

function drawCell(view, index, turns, frame) {
  const [game, cell, square, shown] = [view.game, view.cells[index], view.squares[index], view.shown[index]];
  const piece = frame.state.position.squares[square];
  const selected = frame.state.selected === square;
  let marks = "";
  for (const name in frame.marks) if (frame.marks[name].has(square)) marks += ` ${name}`;
  if (selected) marks += " selected";
  if (frame.lifted === square) marks += " lifted";
  const classes = `cell${marks && " marked"}${marks}${piece && frame.canPick(square) ? " own" : ""}`;
  if (changes(shown, "classes", classes)) cell.className = classes;
  const tab = frame.cursor === square ? 0 : -1;
  if (changes(shown, "tab", tab)) cell.tabIndex = tab;
  const picture = piece ? pictureKey(game, piece, turns[piece.color], frame.look) : "";
  if (changes(shown, "picture", picture)) cell.replaceChildren(...(piece ? [pictureOf(game, piece, turns[piece.color], frame.look)] : []));
  const said = SAID.filter((mark) => frame.marks[mark]?.has(square)).join(" ");
  if (changes(shown, "said", `${piece?.color} ${picture} ${said} ${frame.look.blind}`)) describe(cell, game, square, piece, frame);
  if (changes(shown, "selected", selected)) cell.setAttribute("aria-selected", String(selected));
}

// Notes what is shown.
function changes(shown, name, value) {
  if (shown[name] === value) return false;
  shown[name] = value;
  return true;
}

// The marks that are told to who does not see them.
const SAID = ["target", "check", "premove", "star"];

// "7 6, black lion, can go here".
function describe(cell, game, square, piece, { marks, coordinates, look }) {
  const said = [look.blind ? spokenSquare(square, coordinates) : squareWords(square, piece, coordinates, t, game, look.owners)];
  if (marks.target?.has(square)) said.push(t("target"));
  if (marks.check?.has(square)) said.push(t("check"));
  if (marks.premove?.has(square)) said.push(t("premove"));
  if (marks.star?.has(square)) said.push(t("star"));
  cell.setAttribute("aria-label", said.join(t("comma")));
}

/** The element standing for a spot. */
export function spotElement(host, spot) {
  return host.querySelector(`[data-spot="${spot}"]`);
}

/** Lets the piece that now stands on `to` glide there from `from`, unless the reader wants no motion. */
export function glide(host, from, to) {
  const cell = spotElement(host, to);
  const image = cell?.querySelector(".koma");
  const start = spotElement(host, from)?.getBoundingClientRect();
  if (!image || !start || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const end = cell.getBoundingClientRect();
  const shift = `${start.x - end.x}px ${start.y - end.y}px`;
  const motion = image.animate([{ translate: shift, zIndex: 2 }, { translate: "none", zIndex: 2 }], { duration: 170, easing: "ease-out" });
  if (!cell.closest(".large")) return;
  // Over the ranks it passes, too.
  cell.parentElement.classList.add("gliding");
  motion.addEventListener("finish", () => cell.parentElement.classList.remove("gliding"));
}
