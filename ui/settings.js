// What the reader likes, kept in this browser. Some browsers forbid storage: then the choice lasts as long as the page.

import { FACES } from "./board/pieces.js";

const KEY = "miyako.settings";

/** Every setting with the values it may have; the first is the default. */
export function settingsFor(lang) {
  const japanese = lang === "ja";
  return {
    face: FACES,
    notation: japanese ? ["japanese", "western"] : ["western", "japanese"],
    coordinates: japanese ? ["japanese", "digits", "letters"] : ["digits", "letters", "japanese"],
    sound: ["on", "off"],
    voice: ["off", "on"],
  };
}

/** Reads the settings; anything unknown or out of date becomes the default. */
export function readSettings(lang, storage = localStorageOrNull()) {
  const stored = parse(storage?.getItem(KEY));
  const choices = Object.entries(settingsFor(lang));
  return Object.fromEntries(choices.map(([name, values]) => [name, values.includes(stored[name]) ? stored[name] : values[0]]));
}

/** Keeps the settings. */
export function writeSettings(settings, storage = localStorageOrNull()) {
  storage?.setItem(KEY, JSON.stringify(settings));
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
