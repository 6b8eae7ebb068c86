// The ceremony before a game, step by step (ETIQ-10 … ETIQ-15); one click skips what is left of it (ETIQ-25).

import { pieceImage } from "../board/picture.js";
import { el } from "../dom.js";
import { placedSfen, sealHolds } from "../game/setting-up.js";
import { t } from "../page-data.js";
import { isPlayer, subjectOf } from "./people.js";
import { GREETING, phraseWords } from "./phrases.js";
import { refill } from "./refill.js";

const STYLES = ["ohashi", "ito"];
// All forty in about two seconds: a ceremony, and nobody waits for it.
const PLACE_EVERY_MS = 55;

/** Draws the step the ceremony has come to into `card`, or hides it. */
export function drawCeremony(card, game) {
  const { phase, you } = game;
  if (phase.kind !== "ceremony" || game.result) return refill(card, null);
  const { step, done, senior, commitment, throws } = phase;
  const waits = isPlayer(game) && !done.includes(you[0]);
  refill(card, [step, waits, you, senior, commitment, throws, game.info.players], () => [
    ...STEPS[step](game, waits),
    ...(isPlayer(game) && !waits ? [el("p", { class: "note" }, t("ceremony-wait"))] : []),
    ...(waits && step !== "bow" ? [button("ready", t("ceremony-skip"))] : []),
  ]);
}

const button = (action, text, attributes = {}) => el("button", { type: "button", "data-action": action, ...attributes }, text);

const STEPS = {
  greeting: (game, waits) => [
    el("h2", {}, t("ceremony-title")),
    el("p", {}, t("ceremony-greeting")),
    el("p", { class: "note" }, t("ceremony-senior", { name: subjectOf(game, game.phase.senior) })),
    el("p", { class: "note" }, t(`ceremony-why-${game.phase.why}`)),
    ...(waits ? [button("greet", t("ceremony-bow-button"), { class: "primary" })] : []),
  ],
  setting_up: (_game, waits) => [
    el("h2", {}, t("ceremony-setting-title")),
    el("p", {}, t("ceremony-setting")),
    ...(waits
      ? STYLES.map((style) =>
          button("style", t(`ceremony-style-${style}`), { "data-style": style, title: t(`ceremony-style-${style}-how`) }),
        )
      : []),
  ],
  removing: (_game, waits) => [
    el("h2", {}, t("ceremony-removing-title")),
    el("p", {}, t("ceremony-removing")),
    ...(waits ? [button("remove", t("ceremony-removing-button"), { class: "primary" })] : []),
  ],
  lots: (game, waits) => [
    el("h2", {}, t("ceremony-lots-title")),
    el("p", {}, t("ceremony-lots")),
    el(
      "details",
      {},
      el("summary", {}, t("ceremony-lots-seal")),
      el("p", { class: "note" }, t("ceremony-lots-sealed")),
      el("code", {}, game.phase.commitment ?? "…"),
    ),
    ...(waits ? [button("throw", t("ceremony-lots-throw"), { class: "primary" })] : []),
  ],
  bow: (game, waits) => [
    ...(game.phase.throws ? lotsFell(game, game.phase) : []),
    el("p", { class: "phrase" }, ...phraseWords(GREETING)),
    ...(waits ? [button("ready", t("ceremony-bow-button"), { class: "primary" })] : []),
    el("p", { class: "note" }, t("ceremony-bow")),
    ...(game.phase.throws ? [lotsProof(game, game.phase)] : []),
  ],
};

/** How the lots fell, with what is needed to check them. */
export const lotsResult = (game, drawn) => [...lotsFell(game, drawn), lotsProof(game, drawn)];

const lotsFell = (game, { throws }) => [
  el("h2", {}, t("ceremony-lots-first", { name: subjectOf(game, "black") })),
  ...throws.map(throwRow),
];

function lotsProof(game, { seed, numbers, commitment }) {
  const said = el("p", { class: "note", "aria-live": "polite" });
  sealHolds(game.info.sealed ?? commitment, seed, globalThis.crypto?.subtle).then((holds) => {
    if (holds !== null) said.textContent = t(holds ? "ceremony-lots-opened" : "ceremony-lots-cheated");
  });
  const part = (name, value) => [el("dt", {}, t(`ceremony-lots-${name}`)), el("dd", {}, el("code", {}, value))];
  return el("details", {}, el("summary", {}, t("ceremony-lots-seal")), said, el("p", { class: "note" }, t("ceremony-lots-check")),
    el("dl", {}, ...part("seal", commitment), ...part("seed", seed), ...part("number", `${numbers.senior} ${numbers.junior}`)));
}

function throwRow({ faces, counted: [pawns, tokins] }) {
  const images = faces.map((face) => {
    const image = pieceImage({ kind: "P", color: "black", promoted: face === "tokin" }, true);
    if (face !== "pawn" && face !== "tokin") image.classList.add("uncounted");
    return image;
  });
  const count = t("ceremony-lots-count", { pawns, tokins });
  const again = pawns === tokins ? `${t("comma")}${t("ceremony-lots-again")}` : "";
  return el("p", { class: "throw", role: "img", "aria-label": count + again }, ...images, el("span", {}, count + again));
}

/**
 * What stands on the board during the ceremony: nothing until both have chosen how to set up, then piece by piece what
 * the game starts from. Without setting up the pieces are there from the beginning.
 */
export function ceremonyBoard({ phase, info, start }, placed) {
  const { placements } = phase;
  // The pieces of a handicap stand there until they are taken away (ETIQ-14).
  const ready = !info.ceremony || (placements && placed >= placements.length && phase.step !== "removing");
  const sfen = ready ? start.sfen : placedSfen(placements ?? [], placed);
  return { sfen, usi: null, check: null, legal: [], you: [] };
}

/** Puts the pieces onto the board of `page` one after the other, as soon as it is known how. */
export function settingUp(page, redraw) {
  let timer = null;
  const stop = () => {
    clearInterval(timer);
    timer = null;
  };
  return () => {
    const { phase } = page.game;
    if (phase.kind !== "ceremony" || !phase.placements || timer || page.placed >= phase.placements.length) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) page.placed = phase.placements.length;
    else timer = setInterval(() => {
      page.placed += 1;
      if (page.placed >= 40 || page.game.phase.kind !== "ceremony") stop();
      redraw();
    }, PLACE_EVERY_MS);
  };
}
