// Says aloud what happens: to a screen reader through a live region, and with the browser's voice for those who want it.

import { setText } from "../dom.js";

/** An announcer that writes into `region` (an element with aria-live) and speaks in `lang`. */
export function announcer(region, lang) {
  return {
    /** Tells the screen reader. */
    tell(text) {
      setText(region, text);
    },
    /** Counts or calls with the browser's own voice, cutting short what it was saying. */
    speak(text) {
      const voice = globalThis.speechSynthesis;
      if (!voice) return;
      const words = new SpeechSynthesisUtterance(text);
      words.lang = lang;
      voice.cancel();
      voice.speak(words);
    },
  };
}
