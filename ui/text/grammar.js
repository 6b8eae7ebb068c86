// What somebody has typed in the text view: a command, a square, a number, or a move. Pure, and without the rules: whether there is such
// a move the server says.

import { squareOf } from "../board/geometry.js";
import { COMMAND, COMMANDS, COUNT, ENDINGS, GROUPS, NUMBER, PIECE, PIECES, READINGS, SIDES, SQUARE, TEXT } from "./vocabulary.js";

const KANJI = "一二三四五六七八九";

// Full-width letters are the same letters; typographic apostrophes, too.
const plain = (text) => text.normalize("NFKC").replace(/[’‘]/g, "'").trim();

// The commands of each word: `c` is the clock, and with a number a file.
const BY_WORD = new Map();
for (const [name, { words }] of Object.entries(COMMANDS)) {
  for (const word of new Set(Object.values(words).flat())) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), name]);
}

const GROUP_BY_WORD = new Map(Object.entries(GROUPS).flatMap(([name, { words }]) => Object.values(words).map((word) => [word, name])));

// No move is longer, however it is written or said.
const LONGEST_MOVE = 80;

/**
 * What a text means: `{what, …}`, `what` being the name of a command, or `move` with its `text`, `number`, `nothing` or `unknown`. `kinds`
 * are those of the game, `{id: {name, kanji}}`, whose names count beside those of standard shogi.
 */
export function parse(text, kinds = {}) {
  const typed = plain(text);
  if (typed === "") return { what: "nothing" };
  const command = asCommand(typed.toLowerCase(), kinds);
  // What somebody writes stays as they wrote it.
  if (command && COMMANDS[command.what].after === TEXT) return { ...command, text: text.trim().replace(/^\S+\s*/, "") };
  return command ?? asPlace(typed) ?? asMove(typed);
}

function asCommand(text, kinds) {
  const suffixed = /^(.+?)(段|筋|どこ|周り|線)$/.exec(text);
  const [, word, rest] = /^([<>]{1,2}|\?|[a-zà-ù]+|[^\x00-\x7f0-9一二三四五六七八九]+)\s*(.*)$/.exec(text) ?? [];
  return withArgument(BY_WORD.get(word), word, rest ?? "", text, kinds)
    ?? (suffixed && withArgument(BY_WORD.get(suffixed[2]), suffixed[2], suffixed[1], text, kinds)) ?? null;
}

function withArgument(names, word, rest, whole, kinds) {
  for (const name of names ?? []) {
    const found = argument(COMMANDS[name].after, rest.trim(), kinds);
    // A lance is written L and a rook R: `l55` is no list of moves, `r76` no rank.
    const isMove = ["l", "r"].includes(word) && /^[1-9][\s-]*[1-9]$/.test(rest.trim());
    if (found && !isMove) return { what: name, ...found };
  }
  return null;
}

// What comes after the word; null if it does not fit.
function argument(after, rest, kinds) {
  if (after === NUMBER) {
    const number = numberIn(rest);
    return number === null ? null : { number };
  }
  if (after === COUNT) return rest === "" ? { count: 1 } : /^\d+$/.test(rest) ? { count: Number(rest) } : null;
  if (after === SQUARE) {
    const square = squareIn(rest);
    return square === null ? null : { square };
  }
  if (after === PIECE) return whom(rest, kinds);
  if (after === COMMAND) return rest === "" ? {} : whatToHelp(rest);
  if (after === TEXT) return {};
  return rest === "" ? {} : null;
}

function whatToHelp(word) {
  if (GROUP_BY_WORD.has(word)) return { group: GROUP_BY_WORD.get(word) };
  return BY_WORD.has(word) ? { of: BY_WORD.get(word)[0] } : null;
}

function numberIn(text) {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  return text.length === 1 && KANJI.includes(text) ? KANJI.indexOf(text) + 1 : null;
}

/** The square that a text names, as `7g`: 76, 7 6, 7-6, 7六, 7f; null if it names none. */
export function squareIn(text) {
  const found = /^(\d{1,2})[\s,-]*(?:(\d{1,2})|([一二三四五六七八九])|([a-z]{1,2}))$/.exec(text);
  if (!found) return null;
  const [, file, rank, kanji, letters] = found;
  if (letters) return `${Number(file)}${letters}`;
  if (rank === undefined) return squareOf(Number(file), KANJI.indexOf(kanji) + 1);
  return Number(rank) > 0 && Number(file) > 0 ? squareOf(Number(file), Number(rank)) : null;
}

// `76` has no room between file and rank.
function asPlace(text) {
  const joined = /^([1-9])([1-9])$/.exec(text);
  const square = joined ? squareOf(Number(joined[1]), Number(joined[2])) : squareIn(text);
  if (square !== null) return { what: "place", square };
  return /^\d{1,3}$/.test(text) ? { what: "number", number: Number(text) } : null;
}

// A piece by its name or letter, or a side.
function whom(text, kinds) {
  const side = Object.keys(SIDES).find((color) => SIDES[color].includes(text));
  if (side) return { side };
  const kind = kindOf(text, kinds);
  return kind === null ? null : { kind };
}

/** The kind of piece that a word names: its own name in the game, a name of standard shogi, or its letters. */
export function kindOf(word, kinds = {}) {
  const lower = word.toLowerCase();
  const names = ({ name, kanji, short }) => [name, kanji, short].map((own) => own?.toLowerCase());
  const own = Object.keys(kinds).find((id) => names(kinds[id]).includes(lower));
  const common = Object.keys(PIECES).find((id) => PIECES[id].includes(lower));
  const letters = word.toUpperCase();
  return own ?? common ?? (letters in PIECES || letters in kinds ? letters : null);
}

// --- moves ---

function asMove(text) {
  if (text.length > LONGEST_MOVE) return { what: "unknown", text: `${text.slice(0, LONGEST_MOVE)}…` };
  const move = moveText(text);
  // A move has a place in it, or goes where the last one went.
  return /\d|同|どう|[一二三四五六七八九]/.test(move) ? { what: "move", text: move } : { what: "unknown", text };
}

const ALL_PIECES = Object.entries(PIECES).flatMap(([kind, words]) => words.map((word) => [word, kind]))
  .sort(([one], [other]) => other.length - one.length);
const NAMES = ALL_PIECES.filter(([word]) => /^[a-z' ]+$/.test(word)).map(([word]) => word).join("|");
const SPOKEN = new RegExp(
  `^(${NAMES})\\s*(?:(?:da|from)\\s*)?(?:(\\d)[\\s-]*(\\d)\\s*(?:a|in|to|x|prende|takes)\\s*)?`
  + `(x|prende|takes|in|a|to|\\*|dalla mano in|dropped on)?\\s*`
  + `(\\d)[\\s-]*(\\d|[a-i])[\\s,]*(\\+|=|promuove|non promuove|promotes|does not promote)?$`);
const SUFFIX = { promuove: "+", promotes: "+", "non promuove": "=", "does not promote": "=" };

/** A move as it is said, written as the server reads it: `pawn 7 6` is P76, ななろくふ is 76歩. What is written already stays. */
export function moveText(text) {
  const said = SPOKEN.exec(text.toLowerCase());
  if (said) {
    const [, name, file, rank, link, toFile, toRank, ending] = said;
    const kind = ALL_PIECES.find(([word]) => word === name)[1];
    const from = file ? `${file}${rank}-` : "";
    const drop = ["*", "dalla mano in", "dropped on"].includes(link) ? "*" : "";
    const row = /\d/.test(toRank) ? toRank : String(toRank.charCodeAt(0) - 96);
    return `${kind}${from}${drop}${toFile}${row}${SUFFIX[ending] ?? ending ?? ""}`;
  }
  // A letter may be small and stand apart: `p 76`.
  const written = /^(\+?[plnsgbrk])\s*([x*-]?)\s*([1-9])\s*([1-9])\s*([+=]?)$/.exec(text.toLowerCase());
  if (written) return written.slice(1).join("").toUpperCase();
  const backwards = /^([1-9])([1-9])(\+?[plnsgbrk])([+=]?)$/.exec(text.toLowerCase());
  if (backwards) return `${backwards[3]}${backwards[1]}${backwards[2]}${backwards[4]}`.toUpperCase();
  return /[ぁ-ん]/.test(text) ? fromKana(text) : text;
}

// ななろくふ, どうぎん, ごごかくなる.
function fromKana(text) {
  let rest = text.replace(/\s|、/g, "");
  let written = "";
  if (rest.startsWith("どう")) [written, rest] = ["同", rest.slice(2)];
  else {
    for (let count = 0; count < 2; count += 1) {
      const found = READINGS.find(([reading]) => rest.startsWith(reading));
      if (!found) break;
      [written, rest] = [written + found[1], rest.slice(found[0].length)];
    }
  }
  const piece = ALL_PIECES.find(([word]) => rest.startsWith(word) && /^[^a-z]/.test(word));
  if (!piece) return text;
  const kanji = PIECES[piece[1]].find((word) => /^[^a-zぁ-ん]|^と$/.test(word));
  rest = rest.slice(piece[0].length);
  for (const [reading, sign] of ENDINGS) rest = rest.replaceAll(reading, sign);
  return written + kanji + rest;
}
