// Draws the board and both hands of a game of the family. It keeps the elements it made and changes only what differs from the frame before.

import { el, setText } from "../dom.js";
import { t } from "../page-data.js";
import { koma } from "./koma.js";
import { handSpot } from "./state.js";
import { otherColor, placeOf, squareOf } from "./text.js";

const KANJI = "〇一二三四五六七八九";

/** Builds the empty board and its stands inside `host`; the result is what `draw` works on. */
export function build(host, game) {
  const { files, ranks } = game;
  const cells = Array.from({ length: files * ranks }, () => el("div", { class: "cell", role: "gridcell", tabindex: -1 }));
  const rows = Array.from({ length: ranks }, (_, row) => el("div", { class: "row", role: "row" }, ...cells.slice(row * files, (row + 1) * files)));
  const grid = el("div", { class: "cells", role: "grid", "aria-label": t("board") }, ...rows);
  const edge = (name, length) => el("div", { class: name, "aria-hidden": "true" }, ...Array.from({ length }, () => el("span")));
  const [top, side] = [edge("files", files), edge("ranks", ranks)];
  const field = el("div", { class: "field" }, top, side, grid);
  const pane = el("div", { class: "pane" }, field);
  const board = el("div", { class: "board" }, pane);
  const drops = game.drops !== null;
  const [far, near] = [stand("far", game), stand("near", game)];
  host.replaceChildren(...(drops ? [far.node, board, near.node] : [board]));
  const sized = host.closest("main") ?? host;
  sized.style.setProperty("--files", files);
  sized.style.setProperty("--ranks", ranks);
  return { game, cells, squares: [], shown: cells.map(() => ({})), top, side, far, near, board, pane, field, near_color: null };
}

// A kind is in hand with the face that is up first.
function stand(place, { kinds }) {
  const entries = Object.entries(kinds).filter(([, kind]) => kind.in_hand).map(([id]) => {
    const [image, count] = [el("span", { class: "image" }), el("span", { class: "count" })];
    return { id, image, count, node: el("button", { class: "kind", type: "button", hidden: "" }, image, count) };
  });
  const node = el("div", { class: `stand ${place}`, role: "group" }, ...entries.map((entry) => entry.node));
  return { node, entries };
}

/** Draws one frame: `state`, `near`, `face` (of the pieces), `cursor` (the square of the keyboard), `lifted`, `canPick(spot)` and `marks`, sets of squares by name. */
export function draw(view, frame) {
  if (view.near_color !== frame.near) turn(view, frame.near);
  for (const index of view.cells.keys()) drawCell(view, index, frame);
  drawStand(view, view.far, otherColor(frame.near), frame);
  drawStand(view, view.near, frame.near, frame);
}

// Which square is where, and what the edges say.
function turn(view, near) {
  const { files, ranks } = view.game;
  view.near_color = near;
  view.cells.forEach((cell, index) => {
    const [column, row] = [index % files, Math.floor(index / files)];
    view.squares[index] = near === "black" ? squareOf(files - column, row + 1) : squareOf(column + 1, ranks - row);
    cell.dataset.spot = view.squares[index];
  });
  [...view.top.children].forEach((span, index) => setText(span, String(near === "black" ? files - index : index + 1)));
  const small = Math.max(files, ranks) < 10;
  [...view.side.children].forEach((span, index) => {
    const rank = near === "black" ? index + 1 : ranks - index;
    setText(span, small ? KANJI[rank] : String(rank));
  });
}

function drawCell(view, index, frame) {
  const [cell, square, shown] = [view.cells[index], view.squares[index], view.shown[index]];
  const piece = frame.state.position.squares[square];
  let marks = "";
  for (const name in frame.marks) if (frame.marks[name].has(square)) marks += ` ${name}`;
  if (frame.state.selected === square) marks += " selected";
  if (frame.lifted === square) marks += " lifted";
  const classes = `cell${marks && " marked"}${marks}${piece && frame.canPick(square) ? " own" : ""}`;
  if (changes(shown, "classes", classes)) cell.className = classes;
  const tab = frame.cursor === square ? 0 : -1;
  if (changes(shown, "tab", tab)) cell.tabIndex = tab;
  const pointsUp = piece?.color === frame.near;
  const face = piece ? `${piece.kind} ${pointsUp} ${frame.face}` : "";
  if (changes(shown, "face", face)) cell.replaceChildren(...(piece ? [koma(view.game.kinds[piece.kind], pointsUp, frame.face)] : []));
  const said = `${square} ${face} ${frame.marks.target.has(square)} ${frame.marks.check.has(square)}`;
  if (changes(shown, "said", said)) cell.setAttribute("aria-label", words(view.game, square, piece, frame.marks));
}

// Notes what is shown; the page itself is asked nothing, which for a thousand squares takes its time.
function changes(shown, name, value) {
  if (shown[name] === value) return false;
  shown[name] = value;
  return true;
}

// "7 6, Black Lion, can go here".
function words(game, square, piece, marks) {
  const said = [placeOf(square).join(" "), piece ? pieceWords(game, piece) : t("empty")];
  if (marks.target.has(square)) said.push(t("target"));
  if (marks.check.has(square)) said.push(t("check"));
  return said.join(t("comma"));
}

export const pieceWords = (game, { kind, color }) => t("family-piece", { name: game.kinds[kind].name, text: t(`color-${color}`) });

function drawStand(view, stand, color, frame) {
  stand.node.setAttribute("aria-label", t(`hand-${color}`));
  for (const { id, image, count, node } of stand.entries) {
    const held = frame.state.position.hands[color][id] ?? 0;
    const spot = handSpot(color, id);
    const key = `${color} ${frame.near} ${frame.face}`;
    if (image.dataset.key !== key) image.replaceChildren(koma(view.game.kinds[id], color === frame.near, frame.face));
    image.dataset.key = key;
    node.dataset.spot = spot;
    node.hidden = held === 0;
    node.classList.toggle("selected", frame.state.selected === spot);
    node.classList.toggle("own", frame.canPick(spot));
    node.setAttribute("aria-pressed", String(frame.state.selected === spot));
    node.setAttribute("aria-label", `${pieceWords(view.game, { kind: id, color })}${t("comma")}${held}`);
    setText(count, held > 1 ? String(held) : "");
  }
}
