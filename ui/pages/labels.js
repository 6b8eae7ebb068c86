// Castles, openings and tesuji by name: what of them there is at the move one looks at.

import { el, setText } from "../dom.js";
import { SEATS, t } from "../page-data.js";

// A minus as wide as the plus.
const signed = (points) => (points > 0 ? `+${points}` : String(points).replace("-", "−"));

/** The panel in `root`; what it says is asked for at `base`, the address of a game or a record. */
export class LabelsPanel {
  #root;
  #redraw;
  #asked = null;
  #told = null;

  constructor(root, redraw) {
    this.#root = root;
    this.#redraw = redraw;
  }

  /** Asks for the names of a main line, once for each; without the server the page is what it was. */
  async ask(base, line) {
    if (this.#asked === line) return;
    this.#asked = line;
    const answer = await fetch(`${base}/labels`).catch(() => null);
    const told = answer?.ok ? await answer.json() : null;
    if (this.#asked !== line) return;
    this.#told = told;
    this.#build();
    this.#redraw();
  }

  /** Shows what there is after so many moves of the main line; null is a place elsewhere. */
  show(ply) {
    if (this.#root.hidden) return;
    this.#root.dataset.elsewhere = String(ply === null);
    this.#drawExchange(ply);
    for (const [name, list] of Object.entries(this.#lists())) {
      // A tesuji is of one move, the rest holds until there is something new.
      const holds = (own) => ply !== null && (name === "tesuji" ? own.ply === ply : own.ply <= ply);
      const now = list.findLastIndex(holds);
      [...this.#root.querySelector(`.${name} .states`).children].forEach((state, index) => state.classList.toggle("now", index === now));
    }
  }

  // By the values of exchanges, in which points of impasse have no part.
  #drawExchange(ply) {
    const { black, white } = this.#told.exchange.findLast((own) => own.ply <= (ply ?? 0));
    setText(this.#root.querySelector(".exchange output"), `☗ ${signed(black)} · ☖ ${signed(white)}`);
  }

  /** The tesuji that the move with this number is, in words; empty if it is none. */
  tesuji(ply) {
    return this.#told ? this.#tesuji().find((own) => own.ply === ply)?.ids.map((id) => this.#name(id)).join(t("comma")) ?? "" : "";
  }

  #lists() {
    return { ...Object.fromEntries(SEATS.map((color) => [color, this.#told.sides[color].course])), tesuji: this.#tesuji() };
  }

  // Move by move; one may be several.
  #tesuji() {
    const moves = new Map();
    for (const { ply, pattern } of this.#told.tesuji) moves.set(ply, [...(moves.get(ply) ?? []), pattern]);
    return [...moves].map(([ply, ids]) => ({ ply, ids }));
  }

  // All that is ever said stands in one place, one above the other: it is as high as the longest from the first move on.
  #build() {
    const named = this.#told !== null && this.#told.plies > 0;
    this.#root.hidden = !named;
    if (!named) return;
    const side = (color) => el("p", { class: color },
      el("span", { class: "mark", "aria-hidden": "true" }, color === "black" ? "☗" : "☖"),
      el("span", { class: "unseen" }, `${t(`color-${color}`)}: `),
      el("span", { class: "states" }, ...this.#told.sides[color].course.map((standing) => this.#standing(standing))));
    const tesuji = this.#tesuji();
    const rare = Object.values(this.#told.names).some((name) => name.rare);
    this.#root.replaceChildren(
      ...SEATS.map(side),
      el("p", { class: "tesuji", hidden: tesuji.length === 0 ? "" : null },
        el("span", { class: "states" }, ...tesuji.map(({ ids }) => el("span", {}, `${t("labels-tesuji")}: `, ...this.#names(ids))))),
      el("p", { class: "exchange" }, el("a", { href: "/rules/pieces#values" }, t("labels-exchange")), el("output")),
      ...(rare ? [el("p", { class: "quiet" }, t("labels-rare"))] : []),
      el("p", { class: "elsewhere" }, t("labels-elsewhere")),
    );
  }

  #standing({ openings, castles }) {
    if (openings.length + castles.length === 0) return el("span", { class: "quiet" }, t("labels-none"));
    const both = [openings, castles].filter((ids) => ids.length > 0).map((ids) => this.#names(ids));
    return el("span", {}, ...both.flatMap((names, index) => (index === 0 ? names : [" · ", ...names])));
  }

  #names(ids) {
    return ids.flatMap((id, index) => [...(index === 0 ? [] : [t("comma")]), this.#shown(id)]);
  }

  // With the Japanese beside it for those who read another language.
  #shown(id) {
    const { name, kanji, romaji } = this.#told.names[id];
    const own = name === kanji ? [] : [" ", el("span", { class: "kanji", lang: "ja", title: romaji }, kanji)];
    return el("a", { class: "name", href: `/strategy/${id}` }, this.#name(id), ...own);
  }

  // A name that one source alone has is marked, as `miyako label` does.
  #name(id) {
    const { name, rare } = this.#told.names[id];
    return rare ? `${name}°` : name;
  }
}
