// Draws the board and both hands. It keeps the elements it made and changes only what differs from the frame before.

import { el, setText, svg } from "../dom.js";
import { t } from "../page-data.js";
import { arrowLayer, drawArrows } from "./arrows.js";
import { CELL, fanPlaces, pieceMarkup, spriteMarkup, STARS, symbolId } from "./pieces.js";
import { edgeLabels, HAND_KINDS, otherColor } from "./sfen.js";
import { handSpot, squareAtCell } from "./state.js";
import { pieceWords, squareWords } from "./words.js";

const CELL_INDEXES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
// More pieces than this are told by the number alone; the fan would hide the wood.
const FAN = 5;

let sprite;

/** Puts the symbols of a face into the document; every piece shown follows at once. */
export function useFace(face) {
  if (!sprite) {
    sprite = svg("svg", { class: "sprite", width: 0, height: 0, "aria-hidden": "true" });
    document.body.append(sprite);
  }
  if (sprite.dataset.face === face) return;
  sprite.dataset.face = face;
  sprite.innerHTML = spriteMarkup(face);
}

/** A picture of one piece. */
export const pieceImage = (piece, pointsUp) => imageOf(symbolId(piece, pointsUp));

function imageOf(symbol) {
  return svg("svg", { class: "koma", viewBox: `0 0 ${CELL.width} ${CELL.height}`, "aria-hidden": "true" },
    svg("use", { href: `#${symbol}` }));
}

/** Draws a silver in any face into an SVG: its lettering and its moves tell the faces apart at a glance. */
export function drawFace(image, face) {
  image.innerHTML = pieceMarkup("S", face);
}

/** Builds the empty board and its stands inside `host`; the result is what `draw` works on. */
export function build(host) {
  const cells = CELL_INDEXES.map((row) => CELL_INDEXES.map((column) =>
    el("div", { class: "cell", role: "gridcell", tabindex: -1, "data-column": column, "data-row": row })));
  const files = el("div", { class: "files", "aria-hidden": "true" }, ...CELL_INDEXES.map(() => el("span")));
  const ranks = el("div", { class: "ranks", "aria-hidden": "true" }, ...CELL_INDEXES.map(() => el("span")));
  const grid = el("div", { class: "cells", role: "grid", "aria-label": t("board") },
    ...cells.map((row) => el("div", { class: "row", role: "row" }, ...row)));
  const arrows = arrowLayer();
  const board = el("div", { class: "board" }, files, ranks, lines(), grid, arrows);
  const far = stand("far");
  const near = stand("near");
  host.replaceChildren(far.node, board, near.node);
  return { cells: cells.flat(), files, ranks, far, near, arrows, shown: new Map() };
}

function lines() {
  const { width, height } = CELL;
  const inner = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `M${n * width} 0V${9 * height}M0 ${n * height}H${9 * width}`).join("");
  const stars = STARS.map(([x, y]) => svg("circle", { class: "star", cx: x * width, cy: y * height, r: 6.5 }));
  return svg("svg", { class: "lines", viewBox: `0 0 ${9 * width} ${9 * height}`, "aria-hidden": "true" },
    svg("path", { d: inner }), svg("rect", { width: 9 * width, height: 9 * height }), ...stars);
}

function stand(place) {
  const kinds = HAND_KINDS.map((kind) => {
    const count = el("span", { class: "count" });
    return { kind, count, node: el("button", { class: "kind", type: "button", tabindex: -1 }, el("span", { class: "fan" }), count) };
  });
  const node = el("div", { class: `stand ${place}`, role: "group" }, ...kinds.map((entry) => entry.node));
  return { node, kinds };
}

/**
 * Draws one frame. `frame` holds `state` (`{position, selected}` at least), `canPick` (whether the piece at a spot can be taken up), `near`,
 * `senior`, `coordinates`, `cursor` (the spot of the keyboard), `lifted` (the spot a piece is dragged from) and `marks`: sets of squares by
 * name, each drawn as a class of that name. `arrows` are moves to point at, if there are any (see arrows.js).
 */
export function draw(view, frame) {
  const { files, ranks } = edgeLabels(frame.coordinates);
  const turned = frame.near === "white";
  label(view.files, turned ? files.toReversed() : files);
  label(view.ranks, turned ? ranks.toReversed() : ranks);
  for (const cell of view.cells) drawCell(view, cell, frame);
  drawStand(view.far, otherColor(frame.near), frame);
  drawStand(view.near, frame.near, frame);
  drawArrows(view.arrows, frame.arrows ?? [], frame.near, frame.state.position.turn);
}

const label = (edge, texts) => texts.forEach((text, index) => setText(edge.children[index], text));

function drawCell(view, cell, frame) {
  const square = squareAtCell(Number(cell.dataset.column), Number(cell.dataset.row), frame.near);
  const piece = frame.state.position.squares[square];
  cell.dataset.spot = square;
  cell.tabIndex = frame.cursor === square ? 0 : -1;
  const marks = Object.keys(frame.marks).filter((name) => frame.marks[name].has(square));
  if (frame.state.selected === square) marks.push("selected");
  if (frame.lifted === square) marks.push("lifted");
  if (frame.canPick(square)) marks.push("own");
  const classes = ["cell", ...marks].join(" ");
  if (cell.className !== classes) cell.className = classes;
  showPiece(view, cell, piece ? symbolId(piece, piece.color === frame.near, frame.senior) : "");
  describe(cell, square, piece, frame);
}

function describe(cell, square, piece, frame) {
  const words = [squareWords(square, piece, frame.coordinates, t)];
  if (frame.marks.target?.has(square)) words.push(t("target"));
  if (frame.marks.check?.has(square)) words.push(t("check"));
  const text = words.join(t("comma"));
  if (cell.getAttribute("aria-label") !== text) cell.setAttribute("aria-label", text);
  cell.setAttribute("aria-selected", String(frame.state.selected === square));
}

function showPiece(view, cell, symbol) {
  if (view.shown.get(cell) === symbol) return;
  view.shown.set(cell, symbol);
  cell.replaceChildren(...(symbol ? [imageOf(symbol)] : []));
}

function drawStand(stand, color, frame) {
  stand.node.setAttribute("aria-label", t(`hand-${color}`));
  for (const entry of stand.kinds) drawKind(entry, color, frame);
}

function drawKind({ kind, node, count }, color, frame) {
  const held = frame.state.position.hands[color][kind] ?? 0;
  const spot = handSpot(color, kind);
  const piece = { kind, color, promoted: false };
  const taken = frame.lifted === spot ? 1 : 0;
  node.dataset.spot = spot;
  node.hidden = held === 0;
  node.tabIndex = frame.cursor === spot ? 0 : -1;
  node.classList.toggle("selected", frame.state.selected === spot);
  node.classList.toggle("own", frame.canPick(spot));
  node.setAttribute("aria-pressed", String(frame.state.selected === spot));
  node.setAttribute("aria-label", `${pieceWords(piece, t)}${t("comma")}${held}`);
  setText(count, held > 1 ? String(held) : "");
  drawFan(node.firstChild, piece, color === frame.near, Math.min(FAN, held - taken));
}

function drawFan(fan, piece, pointsUp, copies) {
  const key = `${symbolId(piece, pointsUp)} ${copies}`;
  if (fan.dataset.key === key) return;
  fan.dataset.key = key;
  const images = fanPlaces(copies).map((place) => {
    const image = pieceImage(piece, pointsUp);
    image.style.setProperty("--place", place);
    return image;
  });
  fan.style.setProperty("--spread", Math.max(0, copies - 1));
  fan.replaceChildren(...images);
}

/** The element standing for a spot. */
export function spotElement(host, spot) {
  return host.querySelector(`[data-spot="${spot}"]`);
}

/** Lets the piece that now stands on `to` glide there from `from`, unless the reader wants no motion. */
export function glide(host, from, to) {
  const image = spotElement(host, to)?.querySelector(".koma");
  const start = spotElement(host, from)?.getBoundingClientRect();
  if (!image || !start || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const end = image.getBoundingClientRect();
  const shift = `translate(${start.x + start.width / 2 - end.x - end.width / 2}px, ${start.y + start.height / 2 - end.y - end.height / 2}px)`;
  image.animate([{ transform: shift, zIndex: 2 }, { transform: "none", zIndex: 2 }], { duration: 170, easing: "ease-out" });
}
