// The page of a word of the glossary: it is said aloud, as in Japan.

import "./page.js";
import { hasVoice, speak } from "../game/announce.js";

const button = document.querySelector("[data-speak]");
button.hidden = !hasVoice();
button.addEventListener("click", () => speak(button.dataset.speak, "ja"));
