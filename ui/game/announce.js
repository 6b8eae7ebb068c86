// Says aloud what happens: to a screen reader through live regions, and with the browser's voice for those who want it.

import { setText } from "../dom.js";

// Texts that follow one another faster are one: a screen reader would swallow all but the last.
const GAP_MS = 500;

/**
 * Joins texts, so that `say(text, urgent)` is never called twice within half a second. What is told in one go is one text; it is urgent if
 * a part of it is. `now` and `later` are the clock.
 */
export function joiner(say, { now = () => performance.now(), later = setTimeout } = {}) {
  let said = -Infinity;
  let waiting = [];
  const flush = () => {
    said = now();
    const told = waiting;
    waiting = [];
    say(joined(told.map(({ text }) => text)), told.some(({ urgent }) => urgent));
  };
  return (text, urgent = false) => {
    if (!text) return;
    if (waiting.length === 0) later(flush, Math.max(0, said + GAP_MS - now()));
    waiting.push({ text, urgent });
  };
}

/** Sentences one after the other, each once, with the full stops of the page's language. */
export function joined(texts, lang = globalThis.document?.documentElement?.lang) {
  const stop = lang === "ja" ? "。" : ".";
  const ended = (text) => (/[.!?…。！？]$/.test(text) ? text : `${text}${stop}`);
  const once = texts.filter((text, index) => texts.indexOf(text) === index);
  return once.map((text, index) => (index < once.length - 1 ? ended(text) : text)).join(" ");
}

/** Whether the browser has a voice. */
export const hasVoice = () => Boolean(globalThis.speechSynthesis);

/** Says a text in a language with the browser's own voice, cutting short what it was saying. */
export function speak(text, lang) {
  const voice = globalThis.speechSynthesis;
  if (!voice) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = lang;
  voice.cancel();
  voice.speak(words);
}

const listeners = [];

/** `hear(text)` is called with everything that is told to the screen reader. */
export const overhear = (hear) => listeners.push(hear);

/** An announcer that writes into `region` (an element with aria-live) and speaks in `lang`. */
export function announcer(region, lang) {
  // Where the page has one for what cannot wait.
  const urgentRegion = document.querySelector("[aria-live=assertive]") ?? region;
  const say = joiner((text, urgent) => {
    const [used, other] = urgent ? [urgentRegion, region] : [region, urgentRegion];
    if (other !== used) setText(other, "");
    // The same once more is news, too.
    setText(used, used.textContent === text ? `${text}\u00a0` : text);
  });
  const told = (urgent) => (text) => {
    if (!text) return;
    say(text, urgent);
    listeners.forEach((hear) => hear(text));
  };
  return {
    /** Tells the screen reader, when it has finished what it is saying. */
    tell: told(false),
    /** Tells it at once: an opponent's move, a refusal. */
    warn: told(true),
    /** Counts or calls with the browser's own voice. */
    speak: (text) => speak(text, lang),
  };
}
