// Draws the state of the record page into the elements the server sent. It changes nothing but those elements.

import { el, setText } from "../dom.js";
import { t } from "../page-data.js";
import { bookmarks, header, isMain, lineThrough, pathTo, START } from "../record/tree.js";
import { setTitle } from "../title.js";
import { findingItem } from "./findings.js";
import { drawBoard } from "./record-board.js";
import { refill } from "./refill.js";

/** The parts of the page, by what they are; those for the owner alone may be missing. */
export function findParts(root) {
  const find = (selector) => root.querySelector(selector);
  return {
    main: find("main"),
    board: find("shogi-board"),
    pointed: find(".pointed"),
    far: find(".player.far"),
    near: find(".player.near"),
    slider: find(".walk input"),
    title: find(".head h1"),
    facts: find(".head .facts"),
    state: find(".head .state"),
    bookmarks: find("select.bookmarks"),
    tree: find("move-tree"),
    variations: find(".variations"),
    comment: find("#comment"),
    read: find(".here p.comment"),
    bookmark: find("#bookmark"),
    ending: find("#ending"),
    lineTools: [...root.querySelectorAll("[data-line]")],
    steps: [...root.querySelectorAll("[data-step]")],
    undo: find("[data-action=undo]"),
    redo: find("[data-action=redo]"),
    findings: find(".findings"),
    analysis: find(".analysis"),
    labels: find(".labels"),
    said: find(".said"),
    peek: find("[data-action=peek]"),
    settings: find("dialog.settings"),
    keys: find("dialog.keys"),
    typed: find("form.typed"),
    export: find("dialog.export"),
    headers: find("dialog.headers"),
    share: find("dialog.share"),
    conflict: find("dialog.conflict"),
    remove: find("dialog.remove"),
  };
}

/** Draws one frame of `page`. */
export function drawRecord(parts, page) {
  if (page.record === null) return;
  const line = lineThrough(page.record, page.at, page.chosen);
  const place = pathTo(page.record, page.at).length - 1;
  drawBoard(parts, page);
  drawHead(parts, page);
  parts.slider.max = line.length - 1;
  parts.slider.value = place;
  parts.slider.setAttribute("aria-valuetext", `${place} / ${line.length - 1}`);
  drawSteps(parts, page, place, line);
  parts.tree.show(page.record, page.at, page.settings.notation, page.signs);
  drawHere(parts, page, place);
  drawBookmarks(parts, page);
  drawFindings(parts, page);
  page.labels?.show(isMain(page.record, pathTo(page.record, page.at)) ? place : null);
}

/** Draws title, players and whether all is stored. */
export function drawHead(parts, { record, state, why, wrong }) {
  const names = record.seats.map((key) => header(record, key));
  const players = names.some(Boolean) ? names.map((name) => name || "?").join(" – ") : "";
  const title = header(record, "title");
  // Some titles name the players already.
  const all = title && players && !names.every((name) => title.includes(name)) ? `${title} · ${players}` : title || players || record.title;
  setText(parts.title, all);
  const page = `${all} · Miyako`;
  setTitle(page);
  setText(parts.facts, [header(record, "event"), header(record, "place"), header(record, "started")].filter(Boolean).join(" · "));
  const words = wrong?.text ?? why ?? (record.editable ? t(`record-${state}`) : "");
  setText(parts.state, words);
  parts.state.dataset.state = wrong ? "refused" : record.editable ? state : "";
}

function drawSteps(parts, page, place, line) {
  const atEnd = place === line.length - 1;
  for (const step of parts.steps) {
    const { step: name } = step.dataset;
    if (name === "play") step.setAttribute("aria-pressed", String(page.playing !== null));
    else step.disabled = ["first", "previous"].includes(name) ? place === 0 : atEnd;
  }
  if (parts.undo) {
    parts.undo.disabled = page.past.length === 0;
    parts.redo.disabled = page.future.length === 0;
  }
}

// What is noted here, and where one can go from here.
function drawHere(parts, { record, at }) {
  const node = record.nodes[at];
  const several =
    node.children.length > 1
      ? node.children
      : at !== START && record.nodes[node.parent].children.length > 1
        ? record.nodes[node.parent].children
        : [];
  const key = several.length > 0 ? several.map((id) => [id, record.nodes[id].text, id === at]) : null;
  refill(parts.variations, key, () =>
    several.map((id) =>
      el("button", { type: "button", "data-variation": id, "aria-current": id === at ? "true" : null }, record.nodes[id].text),
    ),
  );
  if (parts.read) setText(parts.read, node.comment);
  if (!parts.comment) return;
  fill(parts.comment, node.comment);
  fill(parts.bookmark, node.bookmark);
  drawEnding(parts.ending, record, at);
  const siblings = at === START ? [at] : record.nodes[node.parent].children;
  const able = {
    main: !isMain(record, pathTo(record, at)),
    up: siblings.indexOf(at) > 0,
    down: siblings.indexOf(at) < siblings.length - 1,
    delete: at !== START,
  };
  for (const tool of parts.lineTools) tool.disabled = !able[tool.dataset.line];
}

// Where somebody types the text is theirs.
function fill(field, text) {
  if (field.value !== text) field.value = text;
}

function drawEnding(select, record, at) {
  const node = record.nodes[at];
  const end = node.end ? node : record.nodes[node.children.find((child) => record.nodes[child].end)];
  const code = end?.end.code ?? "";
  // An ending that is not offered is shown all the same.
  if (![...select.options].some(({ value }) => value === code)) select.append(el("option", { value: code }, end.text));
  select.value = code;
  select.disabled = Boolean(node.illegal);
}

function drawBookmarks(parts, { record, at }) {
  const marked = bookmarks(record);
  const key = marked.length > 0 ? marked.map((id) => [id, record.nodes[id].bookmark]) : null;
  refill(parts.bookmarks, key, () => [el("option", { value: "" }, parts.bookmarks.getAttribute("aria-label")),
    ...marked.map((id) => el("option", { value: id }, record.nodes[id].bookmark))]);
  parts.bookmarks.value = marked.includes(at) ? at : "";
}

function drawFindings(parts, { record }) {
  const { findings } = record;
  parts.findings.hidden = !findings?.length;
  if (parts.findings.hidden || parts.findings.dataset.shown) return;
  parts.findings.dataset.shown = "true";
  setText(parts.findings.querySelector("summary"), t("record-findings", { count: findings.length }));
  parts.findings.querySelector("ol").replaceChildren(...findings.map(findingItem));
}
