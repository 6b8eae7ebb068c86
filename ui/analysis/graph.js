// <evaluation-graph>: how the chances went over a game, Black's above. A press on it, or the arrow keys, go to a move: a "goto-ply" event
// whose detail is `{ply}`.

import { svg } from "../dom.js";
import { t } from "../page-data.js";
import { HEIGHT, heightOf, runsOf } from "./curve.js";

class EvaluationGraph extends HTMLElement {
  #area = svg("path", { class: "area" });
  #curve = svg("path", { class: "curve" });
  #marks = svg("g", { class: "marks" });
  #here = svg("path", { class: "here" });
  #drawing = svg(
    "svg",
    { preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("path", { class: "even" }),
    this.#area,
    this.#curve,
    this.#here,
    this.#marks,
  );
  #count = 0;
  #at = null;
  #shown = null;

  connectedCallback() {
    if (this.#drawing.isConnected) return;
    this.append(this.#drawing);
    this.tabIndex = 0;
    this.setAttribute("role", "slider");
    this.setAttribute("aria-label", t("analysis-graph"));
    this.addEventListener("click", (event) => {
      const { left, width } = this.getBoundingClientRect();
      this.#goTo(Math.round(((event.clientX - left) / width) * this.#count));
    });
    this.addEventListener("keydown", (event) => {
      const to = {
        ArrowLeft: this.#at - 1,
        ArrowDown: this.#at - 1,
        ArrowRight: this.#at + 1,
        ArrowUp: this.#at + 1,
        Home: 0,
        End: this.#count,
      }[event.key];
      if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      this.#goTo(to);
    });
  }

  #goTo(ply) {
    this.dispatchEvent(new CustomEvent("goto-ply", { detail: { ply: Math.max(0, Math.min(this.#count, ply)) }, bubbles: true }));
  }

  /** Shows what is known of a game of `count` moves: `places` and `marks` are maps by ply; `at` is the ply looked at, or null. */
  show({ places, marks }, count, at) {
    this.#count = count;
    this.#at = at ?? 0;
    if (this.#shown?.places !== places || this.#shown?.marks !== marks) this.#draw(places, marks);
    this.#shown = { places, marks };
    this.#here.setAttribute("d", at === null ? "" : `M${at} 0V${HEIGHT}`);
    this.setAttribute("aria-valuemax", count);
    this.setAttribute("aria-valuenow", this.#at);
    const words = [`${this.#at} / ${count}`, places.get(at)?.score.text, marks.get(at)?.name];
    this.setAttribute("aria-valuetext", words.filter(Boolean).join(", "));
  }

  #draw(places, marks) {
    this.#drawing.setAttribute("viewBox", `0 0 ${Math.max(1, this.#count)} ${HEIGHT}`);
    this.#drawing.firstChild.setAttribute("d", `M0 ${HEIGHT / 2}H${this.#count}`);
    const runs = runsOf(places);
    this.#area.setAttribute("d", runs.map(areaOf).join(""));
    this.#curve.setAttribute("d", runs.map((run) => `M${run.map(([ply, y]) => `${ply} ${y}`).join("L")}`).join(""));
    const dots = [...marks]
      .filter(([ply]) => places.has(ply))
      .map(([ply, { mark }]) => svg("path", { class: mark, d: `M${ply} ${heightOf(places.get(ply))}h0` }));
    this.#marks.replaceChildren(...dots);
  }
}

const areaOf = (run) => `M${run[0][0]} ${HEIGHT / 2}L${run.map(([ply, y]) => `${ply} ${y}`).join("L")}L${run.at(-1)[0]} ${HEIGHT / 2}Z`;

customElements.define("evaluation-graph", EvaluationGraph);
