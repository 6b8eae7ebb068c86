// Draws the state of an analysis into the elements the server sent. It changes nothing but those elements.

import { el, setText } from "../dom.js";
import { t } from "../page-data.js";
import { refill } from "../pages/refill.js";
import { isBusy, plyIn, progress } from "./model.js";

/** The parts of the panel, by what they are; the graph stands elsewhere on the page, if at all. */
export function findPanel(root) {
  const find = (selector) => root.querySelector(selector);
  return {
    engine: find("[name=engine]"),
    count: find("[name=lines]"),
    depth: find(".depth"),
    bar: find(".bar"),
    black: find(".bar .black"),
    score: find(".score"),
    lines: find(".best-lines"),
    said: find(".said-of-place"),
    answer: find(".answer"),
    state: find(".state"),
    summary: find("details"),
    progress: find("progress"),
    trying: find(".trying"),
    game: find("[data-analysis=game]"),
    threat: find("[data-analysis=threat]"),
    why: find("[data-analysis=why]"),
    store: find("[data-analysis=store]"),
    graph: root.ownerDocument.querySelector("evaluation-graph"),
  };
}

/**
 * Draws one frame: `state`, what is wanted (`on`, `lines`, `threats`), `place` (what is looked at, or null), `known` (of it), `trying` (a
 * line that is played
 * through), `told` (a word in passing), `connected`, and what the page `can` do with what is found out.
 */
export function drawPanel(parts, page) {
  const { state, place, known, trying, can } = page;
  const ply = place ? plyIn(state.game, place) : null;
  drawScore(parts, known);
  drawLines(parts.lines, known, can.insert);
  drawVerdict(parts.said, state, ply);
  drawAnswer(parts.answer, state);
  drawState(parts, page);
  drawSummary(parts.summary, state);
  drawTrying(parts.trying, trying);
  drawGraph(parts.graph, state, ply);
  drawAsks(parts, page);
}

function drawAsks(parts, { state, place, threats, can }) {
  parts.game.hidden = !can.game;
  setText(parts.game.lastChild, t(isBusy(state) ? "analysis-stop" : "analysis-game"));
  parts.why.hidden = !can.game;
  parts.why.disabled = !place || place.moves.length === 0;
  parts.threat.setAttribute("aria-pressed", String(threats));
  parts.threat.disabled = place === null;
  parts.store.hidden = !can.store || !state.game?.notes;
}

function drawScore(parts, known) {
  const score = known?.lines[0]?.score ?? known?.score ?? null;
  parts.bar.dataset.known = String(score !== null);
  parts.black.style.width = `${(score?.chance ?? 0.5) * 100}%`;
  setText(parts.score, score?.text ?? "");
  setText(parts.depth, known?.depth ? depthText(known) : "");
}

const depthText = ({ depth, nps }) =>
  nps ? t("analysis-depth", { count: depth, name: short(nps) }) : t("analysis-depth-alone", { count: depth });

const short = (count) => (count >= 1e6 ? `${(count / 1e6).toFixed(1)} M` : `${Math.round(count / 1e3)} k`);

// Lines change several times a second: their buttons stay, so that one can be pressed, and keeps the focus.
function drawLines(list, known, canInsert) {
  const lines = known?.lines ?? [];
  list.hidden = lines.length === 0;
  while (list.childElementCount > lines.length) list.lastElementChild.remove();
  while (list.childElementCount < lines.length) list.append(el("li", {}, emptyLine(canInsert)));
  lines.forEach((line, index) => fillLine(list.children[index].firstElementChild, line, 0));
}

function emptyLine(canInsert) {
  const insert = canInsert
    ? [
        el(
          "button",
          { type: "button", class: "insert", "data-insert": "", "aria-label": t("analysis-insert"), title: t("analysis-insert") },
          "+",
        ),
      ]
    : [];
  return el("div", { class: "pv" }, el("b", { class: "worth" }), el("span", { class: "pv-moves" }), ...insert);
}

// A line to play through; `back` says how many moves before the place it begins.
function fillLine(line, { score, moves }, back) {
  line.dataset.moves = moves.map(({ usi }) => usi).join(" ");
  line.dataset.back = back;
  setText(line.querySelector(".worth"), score?.text ?? "");
  const list = line.querySelector(".pv-moves");
  while (list.childElementCount > moves.length) list.lastElementChild.remove();
  while (list.childElementCount < moves.length) list.append(moveButton(list.childElementCount));
  moves.forEach(({ text }, index) => setText(list.children[index], text.trim()));
}

const moveButton = (index) => el("button", { type: "button", "data-line": "", "data-move": index, tabindex: index === 0 ? 0 : -1 });

function filledLine(line, back) {
  const filled = emptyLine(false);
  fillLine(filled, line, back);
  return filled;
}

// What the analysis of the whole game says of the move that led here, and what would have been better.
function drawVerdict(panel, state, ply) {
  const mark = ply === null || state.why ? null : state.game.marks.get(ply) ?? null;
  const said = mark?.mark ? mark : null;
  refill(panel, said, () => [
    el("p", { class: `verdict ${mark.mark}` }, mark.text),
    ...(mark.better ? [filledLine(mark.better, 1)] : []),
  ]);
}

function drawAnswer(panel, { why, threat }) {
  const key = why || threat ? [why, threat] : null;
  refill(panel, key, () => [
    ...(why ? [el("p", { class: "why" }, why.text), ...(why.better ? [filledLine(why.better, 1)] : [])] : []),
    ...(threat ? [el("p", { class: "threat" }, threat.text)] : []),
    ...(threat?.advice ? [el("p", { class: "advice" }, threat.advice)] : []),
  ]);
}

function drawState(parts, { state, on, connected, told }) {
  const busy = isBusy(state);
  setText(parts.state, !connected && (on || busy) ? t("analysis-lost") : state.refused ?? waitingFor(state) ?? told ?? "");
  parts.state.classList.toggle("wrong", Boolean(state.refused));
  parts.progress.hidden = !busy;
  parts.progress.value = progress(state);
}

// Who waits for nobody else need not be told.
const waitingFor = ({ ids, waiting }) => (Object.keys(ids).length === 1 ? waiting : null);

function drawSummary(panel, { game }) {
  panel.hidden = !game?.notes;
  refill(panel.lastElementChild, game?.notes?.summary ?? null, () => game.notes.summary.map((line) => el("li", {}, line)));
}

function drawTrying(panel, trying) {
  panel.hidden = trying === null;
  if (trying)
    setText(panel.querySelector("span"), t("analysis-trying", { count: trying.number, name: trying.count, text: trying.step.text.trim() }));
}

function drawGraph(graph, { game }, ply) {
  if (!graph) return;
  graph.hidden = game === null;
  if (game !== null) graph.show(game, game.moves.length, ply);
}
