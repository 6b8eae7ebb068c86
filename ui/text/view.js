// The text view: one field for moves and commands, a log of what was answered, the board as a table, hands and moves as lists. It knows no
// rules: moves and refusals are the server's, the rest is read from what the page has.

import { squareOf } from "../board/geometry.js";
import { STANDARD } from "../board/standard.js";
import { parsePosition } from "../board/text.js";
import { pieceWords, withSquares } from "../board/words.js";
import { el, oncePerFrame, setText } from "../dom.js";
import { overhear } from "../game/announce.js";
import { pageData, SEATS, t } from "../page-data.js";
import { turnBlindfold } from "../pages/blindfold.js";
import { readMove } from "../pages/typed-move.js";
import * as answers from "./answers.js";
import { kindOf, parse } from "./grammar.js";
import { helpWords } from "./help.js";
import { whenDrawn } from "./host.js";
import { judgements } from "./judgement.js";

const GAME = pageData.variant ? { seats: SEATS, ...pageData.variant } : STANDARD;
// So much of what was said stays.
const MOST_ENTRIES = 200;
// A screen reader first reads the page.
const INTRODUCED_MS = 800;

/**
 * Brings the view in `section` to life. `host` is what a page offers:
 *
 * - `voice`, which tells a screen reader; `style()`, what squares are called; `owners()`, where four sit (optional);
 * - `place()`, what is looked at: `{sfen, usi, check, legal}`, `legal` being null where the page does not know it;
 * - `status()`, how things stand; `introduce()`, what there is to do here (optional); `clocks()`, each clock in words;
 * - `moves()`, each `{text, said}`, `said` being a function; `at()`, how many of them lead to what is looked at;
 * - `where()`, `isAhead()` and `intend({usi})` as for moves that are typed;
 * - `walk(step)`, `step` being "first", "previous", "next" or "last"; `goTo(number)`; `variation(number)` (all optional);
 * - `remark`, what is noted with the move: `read()`, and `write(text)` where one may (optional);
 * - `press(square)`, `choose(number)` where that is an answer (optional);
 * - `acts()`, what else can be done now by the name of its command: `{run, sure}`, `sure` being the question to ask before;
 * - `panel()`, that of the analysis, or null where nothing may be asked (optional).
 */
export function textView(section, host) {
  const view = new View(section, host);
  view.listen();
  view.draw();
  return view;
}

class View {
  constructor(section, host) {
    const find = (selector) => section.querySelector(selector);
    Object.assign(this, { section, host, asked: null, shown: {} });
    this.parts = {
      form: find("form.ask"), state: find(".state"), log: find(".log"),
      table: find("table"), hands: find(".hands"), moves: find(".moves-of-text"),
    };
    this.redraw = oncePerFrame(() => this.draw());
  }

  listen() {
    const { form } = this.parts;
    const { command } = form.elements;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = command.value;
      command.value = "";
      if (text.trim() !== "") this.hear(text.trim());
    });
    silenceOthers(this.section);
    overhear((text) => this.note(text));
    whenDrawn(this.redraw);
    command.focus({ preventScroll: true });
    const introduction = this.host.introduce?.();
    if (introduction) setTimeout(() => this.say(introduction), INTRODUCED_MS);
  }

  say(text) {
    this.host.voice.tell(text);
  }

  note(text, own = false) {
    const { log } = this.parts;
    log.append(el("p", { class: own ? "own" : null }, text));
    while (log.childElementCount > MOST_ENTRIES) log.firstElementChild.remove();
    log.scrollTop = log.scrollHeight;
  }

  // --- what was typed ---

  hear(text) {
    this.note(text, true);
    const command = parse(text, pageData.variant ? GAME.kinds : {});
    const asked = this.asked;
    this.asked = null;
    if (asked && command.what === "yes") return asked.run();
    if (asked) this.say(t("text-not-done"));
    if (asked && command.what === "no") return undefined;
    return this.answer(command);
  }

  async answer(command) {
    const act = this.acts()[command.what];
    if (act) return this.act(act);
    const own = this[command.what] ?? DATA[command.what];
    if (!own) return this.say(command.what === "unknown" ? t("text-unknown", { text: command.text }) : t("text-not-here"));
    const told = await own.call(this, command, this.look());
    if (told) this.say(told);
    return undefined;
  }

  acts() {
    const { host } = this;
    const panel = host.panel?.();
    return { ...host.acts(), ...(panel ? judgements(panel, (text) => this.say(text), host.style()) : {}) };
  }

  act({ run, sure }) {
    if (!sure) return run();
    this.asked = { run };
    return this.say(sure);
  }

  /** What is looked at, for answers. */
  look() {
    const { host } = this;
    const place = host.place();
    const owners = host.owners?.() ?? [];
    return { game: GAME, position: parsePosition(place.sfen, GAME), style: host.style(), t, owners, place };
  }

  // --- commands that ask or do something ---

  async move({ text }) {
    const { host } = this;
    if (host.where() === null) return host.voice.warn(`${t("typed-not-now")} ${host.status()}`);
    const read = await readMove(text, host);
    const usi = read.usi ?? this.moveOfFamily(text);
    if (!usi) return host.voice.warn(read.text);
    host.intend({ usi, plain: false });
    return undefined;
  }

  // Of another game the server reads the squares alone: a piece and where it goes are enough if one legal move is meant.
  moveOfFamily(text) {
    if (!pageData.variant) return null;
    const [, name, file, rank] = /^(.+?)\s*(\d{1,2})[\s-]*(\d{1,2})$/.exec(text) ?? [];
    const { position, place } = this.look();
    const kind = name && kindOf(name, GAME.kinds);
    if (!kind || !place.legal) return null;
    const goal = squareOf(Number(file), Number(rank));
    const fits = place.legal.filter((usi) => usi.endsWith(goal) && position.squares[/^\d+[a-z]+/.exec(usi)?.[0]]?.kind === kind);
    return fits.length === 1 ? fits[0] : null;
  }

  place({ square }, look) {
    if (!answers.isOnBoard(look, square)) return t("text-no-square");
    if (this.host.press) return this.host.press(square);
    return this.square({ square }, look);
  }

  number({ number }) {
    if (this.host.choose) return this.host.choose(number);
    return t("text-unknown", { text: String(number) });
  }

  async square({ square }, look) {
    if (!answers.isOnBoard(look, square)) return t("text-no-square");
    const line = answers.squareLine(look, square);
    return `${line}. ${await this.sight(look, { about: "square", square })}`;
  }

  threat(_command, look) {
    return this.sight(look, { about: "threats" });
  }

  castle(_command, look) {
    return pageData.variant ? t("text-no-castles") : this.sight(look, { about: "castles" });
  }

  async sight({ place: { sfen } }, question) {
    const told = await asked("sight", { sfen, ...question });
    return told ? withSquares(told.text, this.host.style()) : t("typed-no-answer");
  }

  async legal({ square }, look) {
    if (!answers.isOnBoard(look, square)) return t("text-no-square");
    const legal = look.place.legal ?? (await this.legalMoves(look.place.sfen));
    return legal ? answers.legalWords(look, square, legal) : t("typed-no-answer");
  }

  async legalMoves(sfen) {
    return (await asked("moves", { sfen }))?.moves.map(({ usi }) => usi) ?? null;
  }

  async sfen(_command, { place }) {
    await navigator.clipboard?.writeText(place.sfen).catch(() => {});
    return place.sfen;
  }

  state() {
    return this.host.status();
  }

  task() {
    return this.host.introduce?.() ?? t("text-not-here");
  }

  clock() {
    return this.host.clocks().join(". ");
  }

  last({ count }) {
    const moves = this.host.moves().slice(0, this.host.at()).slice(-count);
    return moves.length > 0 ? moves.map(({ said }) => said()).join(". ") : t("text-no-moves");
  }

  list() {
    return this.last({ count: Infinity });
  }

  variation({ number }) {
    return this.host.variation ? this.host.variation(number) : t("text-not-here");
  }

  first() {
    return this.walk("first");
  }

  previous() {
    return this.walk("previous");
  }

  following() {
    return this.walk("next");
  }

  newest() {
    return this.walk("last");
  }

  // What is come to the page itself says.
  walk(step) {
    const { host } = this;
    if (!host.walk) return t("text-not-here");
    const before = host.at();
    host.walk(step);
    return host.at() === before ? t("text-no-further") : undefined;
  }

  yes() {
    return t("text-nothing-asked");
  }

  no() {
    return t("text-nothing-asked");
  }

  // A remark is read, or written where the page has its editor.
  comment({ text }) {
    const { remark } = this.host;
    if (!remark) return t("text-not-here");
    if (text === "") return remark.read() || t("text-no-comment");
    if (!remark.write) return t("text-not-yours");
    remark.write(text === "-" ? "" : text);
    return t(text === "-" ? "text-comment-gone" : "text-comment-kept");
  }

  blindfold() {
    const hidden = turnBlindfold(pageData.lang);
    if (hidden === null) return t("text-not-here");
    return t(hidden ? "text-blindfold-on" : "text-blindfold-off");
  }

  help(of) {
    return helpWords(of, t, pageData.lang);
  }

  // --- what is shown ---

  draw() {
    const { parts, host } = this;
    const { sfen } = host.place();
    setText(parts.state, host.status());
    if (sfen !== this.shown.sfen) {
      this.shown.sfen = sfen;
      const look = this.look();
      drawTable(parts.table, look);
      drawHands(parts.hands, look);
    }
    this.drawMoves();
  }

  drawMoves() {
    const { parts: { moves }, host } = this;
    const texts = host.moves().map(({ text }) => text);
    const key = texts.join("\n");
    if (key !== this.shown.moves) moves.replaceChildren(...texts.map((text) => el("li", {}, text)));
    this.shown.moves = key;
    [...moves.children].forEach((item, index) => {
      if (index === host.at() - 1) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    });
  }
}

// What the server says of a position of the page's game; null if it does not answer.
async function asked(what, question) {
  const of = pageData.variant ? { variant: pageData.variant.id ?? "yonin", options: pageData.variant.options ?? "" } : {};
  const answer = await fetch(`/api/v1/${what}?${new URLSearchParams({ ...question, ...of })}`).catch(() => null);
  return answer?.ok ? answer.json() : null;
}

// One voice speaks: whatever else the page tells aloud comes through it, too.
function silenceOthers(section) {
  for (const region of document.querySelectorAll("[role=status], [role=alert], [role=log], [aria-live]")) {
    if (!region.matches(".said") && !section.contains(region)) region.setAttribute("aria-live", "off");
  }
}

// Commands that the page's data answers.
const DATA = {
  board: (_command, look) => answers.boardWords(look),
  rank: ({ number }, look) => (number >= 1 && number <= look.game.ranks ? answers.rankWords(look, number) : t("text-no-square")),
  file: ({ number }, look) => (number >= 1 && number <= look.game.files ? answers.fileWords(look, number) : t("text-no-square")),
  where: (command, look) => answers.whereWords(look, command),
  around: ({ square }, look) => (answers.isOnBoard(look, square) ? answers.aroundWords(look, square) : t("text-no-square")),
  rays: ({ square }, look) => (answers.isOnBoard(look, square) ? answers.raysWords(look, square) : t("text-no-square")),
  hands: (_command, look) => answers.handsWords(look),
  check: (_command, look) => {
    const squares = [look.place.check ?? []].flat();
    if (squares.length === 0) return t("text-no-check");
    return `${t("check")}: ${squares.map((square) => answers.squareLine(look, square)).join(". ")}`;
  },
};

// As the server wrote it.
function drawTable(table, { game, position, owners }) {
  const files = Array.from({ length: game.files }, (_, index) => game.files - index);
  const ranks = Array.from({ length: game.ranks }, (_, index) => index + 1);
  const cell = (file, rank) => {
    const piece = position.squares[squareOf(file, rank)];
    return el("td", {}, piece ? pieceWords(piece, t, game, owners) : "");
  };
  table.replaceChildren(
    el("thead", {}, el("tr", {}, el("td"), ...files.map((file) => el("th", { scope: "col" }, String(file))))),
    el("tbody", {}, ...ranks.map((rank) =>
      el("tr", {}, el("th", { scope: "row" }, String(rank)), ...files.map((file) => cell(file, rank))))),
  );
}

function drawHands(hands, { game, position, owners }) {
  const list = (seat) => {
    const held = Object.entries(position.hands[seat]).filter(([, count]) => count > 0);
    const items = held.map(([kind, count]) => answers.countWords(pieceWords({ kind, color: seat }, t, game, owners), count));
    return el("ul", {}, ...(items.length > 0 ? items : [t("text-nothing")]).map((text) => el("li", {}, text)));
  };
  hands.replaceChildren(...game.seats.flatMap((seat) => [el("h3", {}, t("text-hand-of", { name: t(`color-${seat}`) })), list(seat)]));
}
