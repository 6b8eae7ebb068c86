// What the reader likes, kept in this browser. Some browsers forbid storage: then the choice lasts as long as the page.

import { DRESS } from "./board/dress.js";
import { FACES } from "./board/pieces.js";

const KEY = "miyako.settings";
const NAME_KEY = "miyako.name";

/** The notations of moves, as the server names them. */
export const NOTATIONS = [
  "japanese", "japanese/common", "japanese/official", "japanese/kanji", "iroha", "yorozuya", "western", "hodges", "hodges-1976", "hosking",
  "kitao-kawasaki", "usi", "csa",
];

/** Every setting with the values it may have; the first is the default. */
export function settingsFor(lang) {
  const japanese = lang === "ja";
  return {
    face: FACES,
    // What board and pieces are made of.
    ...DRESS,
    notation: japanese ? NOTATIONS : ["western", ...NOTATIONS],
    coordinates: japanese ? ["japanese", "digits", "letters"] : ["digits", "letters", "japanese"],
    // Moves chosen ahead of one's turn; and whether a move is sent at once or when it was confirmed.
    premove: ["on", "off"],
    confirm: ["off", "on"],
    // Pieces that are not seen: moves are read and heard, a press shows the board.
    blindfold: ["off", "on"],
    sound: ["on", "off"],
    // The calls of the time: spoken where a clock has byōyomi, spoken everywhere, as beeps, not at all.
    calls: ["byoyomi", "speech", "beeps", "off"],
    // What others say in the review: muted once, muted in all games.
    talk: ["heard", "muted"],
    tell: ["0", "60", "120", "180", "300", "600", "900", "1200", "1800", "3600"],
  };
}

/** What files and ranks are called in a notation: whoever chooses it finds its names on the board. */
export function coordinatesOf(notation) {
  if (/^(japanese|iroha|yorozuya)/.test(notation)) return "japanese";
  return /^(hodges|usi)/.test(notation) ? "letters" : "digits";
}

/** The settings after one was changed. */
export function changed(settings, name, value) {
  const follows = name === "notation" ? { coordinates: coordinatesOf(value) } : {};
  return { ...settings, [name]: value, ...follows };
}

/** The settings that suit whoever has played not at all ("new"), knows the moves ("knows") or plays often ("plays"). */
export const experienced = (experience) => ({ face: experience === "new" ? "first-steps" : FACES[0] });

/** Shows the settings in the lists of `root`. */
export function showSettings(root, settings) {
  for (const [name, value] of Object.entries(settings)) {
    const field = root.querySelector(`select[name=${name}]`);
    if (field) field.value = value;
  }
}

/** Reads the settings; anything unknown or out of date becomes the default. */
export function readSettings(lang, storage = localStorageOrNull()) {
  const stored = parse(storage?.getItem(KEY));
  const choices = Object.entries(settingsFor(lang));
  return Object.fromEntries(choices.map(([name, values]) => [name, values.includes(stored[name]) ? stored[name] : values[0]]));
}

/** Whether the reader has ever chosen anything. */
export const haveChosen = (storage = localStorageOrNull()) => (storage?.getItem(KEY) ?? null) !== null;

/** Keeps the settings. */
export function writeSettings(settings, storage = localStorageOrNull()) {
  storage?.setItem(KEY, JSON.stringify(settings));
  // What the server writes without being asked how: files, texts.
  if (globalThis.document) document.cookie = `notation=${settings.notation}; path=/; max-age=31536000; samesite=lax`;
}

/** What the reader was last called. */
export const readName = (storage = localStorageOrNull()) => storage?.getItem(NAME_KEY) ?? "";

/** Keeps the reader's name. */
export function writeName(name, storage = localStorageOrNull()) {
  storage?.setItem(NAME_KEY, name);
}

function parse(text) {
  try {
    const value = JSON.parse(text ?? "{}");
    return value !== null && typeof value === "object" ? value : {};
  } catch {
    return {};
  }
}

function localStorageOrNull() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
