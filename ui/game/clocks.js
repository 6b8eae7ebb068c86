// <shogi-clock>: one side's time. The page feeds it readings of clock.js; it draws when the text changes.

import { el, setText } from "../dom.js";
import { pageData, t } from "../page-data.js";
import { clockText, daysText, isByTheDay, leftInAll, restText } from "./clock.js";

// The last ten seconds before the flag falls are shown as pressing.
const PRESSING_MS = 10_000;

class ShogiClock extends HTMLElement {
  #time = el("span", { class: "time" });
  #besides = el("span", { class: "byoyomi" });
  #considerations = el("span", { class: "considerations" });
  #bank = el("span", { class: "bank" });

  connectedCallback() {
    this.#considerations.title = t("considerations");
    this.replaceChildren(this.#time, this.#besides, this.#considerations, this.#bank);
  }

  /**
   * Shows a side of `readClock` by its `control`, or nothing when the game has no clock (null). `lag_ms` is the player's
   * delay on the network as measured, or null, and `bank_ms` what is left to make up for it.
   */
  show(reading, control, lag_ms, bank_ms) {
    this.hidden = reading === null;
    if (reading === null) return;
    const byTheDay = isByTheDay(control);
    setText(this.#time, byTheDay ? daysText(reading, control, t) : clockText(reading, control));
    setText(this.#besides, byTheDay ? restText(reading, pageData.lang, t) : besides(reading, control));
    this.classList.toggle("by-the-day", byTheDay);
    this.classList.toggle("rests", Boolean(reading.rests));
    setText(this.#considerations, reading.considerations > 0 ? `${reading.considerations}×1′` : "");
    setText(this.#bank, lag_ms === null || byTheDay ? "" : `⇄${(bank_ms / 1000).toFixed(1)}`);
    if (lag_ms !== null) this.#bank.title = `${t("lag-bank")}. ${t("lag", { count: lag_ms })}`;
    this.classList.toggle("running", reading.running);
    this.classList.toggle("pressing", reading.running && leftInAll(reading, control) <= PRESSING_MS);
  }
}

function besides({ stage, period_ms }, control) {
  if (stage !== "main") return t("seconds");
  if (control.increment_ms > 0) return `+${Math.round(control.increment_ms / 1000)}`;
  return period_ms > 0 && control.counting !== "minutes" ? `+${Math.round(period_ms / 1000)}` : "";
}

customElements.define("shogi-clock", ShogiClock);
