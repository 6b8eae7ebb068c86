// A page with words that are said aloud at a press, as in Japan: that of a term, and that of the proverbs.

import "./page.js";
import { hasVoice, speak } from "../game/announce.js";

for (const button of document.querySelectorAll("[data-speak]")) {
  button.hidden = !hasVoice();
  button.addEventListener("click", () => speak(button.dataset.speak, "ja"));
}
