// <shogi-clock>: one side's time. The page feeds it readings of clock.js; it draws when the text changes.

import { el, setText } from "../dom.js";
import { t } from "../page-data.js";
import { clockText } from "./clock.js";

// The last ten seconds of main time in sudden death, or of byōyomi, are shown as pressing.
const PRESSING_MS = 10_000;

class ShogiClock extends HTMLElement {
  #time = el("span", { class: "time" });
  #byoyomi = el("span", { class: "byoyomi" });

  connectedCallback() {
    this.replaceChildren(this.#time, this.#byoyomi);
  }

  /** Shows a side of `readClock`, or nothing when the game has no clock (null). */
  show(reading) {
    this.hidden = reading === null;
    if (reading === null) return;
    setText(this.#time, clockText(reading));
    setText(this.#byoyomi, besides(reading));
    this.classList.toggle("running", reading.running);
    this.classList.toggle("pressing", reading.running && leftAtTheEnd(reading) <= PRESSING_MS);
  }
}

function besides({ byoyomi_ms, in_byoyomi }) {
  if (in_byoyomi) return t("seconds");
  return byoyomi_ms > 0 ? `+${Math.round(byoyomi_ms / 1000)}` : "";
}

const leftAtTheEnd = ({ main_ms, byoyomi_ms, in_byoyomi }) => (in_byoyomi ? byoyomi_ms : main_ms + byoyomi_ms);

customElements.define("shogi-clock", ShogiClock);
