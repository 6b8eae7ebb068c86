// What somebody has in hand: each kind as a fan of its pieces and their number, on a stand beside the board, or, where four sit, under the
// name of the player.

import { el, setText } from "../dom.js";
import { t } from "../page-data.js";
import { fanPlaces } from "./pieces.js";
import { pictureKey, pictureOf } from "./picture.js";
import { handSpot } from "./state.js";
import { pieceWords } from "./words.js";

// More pieces than this are told by the number alone; the fan would hide the wood.
const FAN = 5;

/** An empty stand for a place beside the board. */
export function buildStand(game, place) {
  const held = Object.keys(game.kinds).filter((kind) => game.kinds[kind].in_hand);
  const kinds = held.map((kind) => {
    const [fan, count] = [el("span", { class: "fan" }), el("span", { class: "count" })];
    return { kind, fan, count, node: el("button", { class: "kind", type: "button", tabindex: -1, hidden: "" }, fan, count) };
  });
  const buttons = kinds.map(({ node }) => node);
  if (game.seats.length === 2) {
    const node = el("div", { class: `stand ${place}`, role: "group" }, ...buttons);
    return { place, node, hand: node, kinds };
  }
  const [name, note] = [el("strong", { class: "name" }), el("span", { class: "note" })];
  const clock = el("shogi-clock", { role: "timer", hidden: "" });
  const hand = el("div", { class: "hand", role: "group" }, ...buttons);
  const node = el("section", { class: `seat-of ${place}` }, el("p", { class: "who" }, name, note, clock), hand);
  return { place, node, hand, kinds, name, note, clock };
}

/** Draws one frame of a stand: what `color` holds, its pieces turned so many quarters. */
export function drawStand(game, stand, color, turns, frame) {
  if (stand.name) drawOwner(stand, frame.look.owners?.find(({ seat }) => seat === color), color);
  stand.hand.setAttribute("aria-label", stand.name ? t("hand-of", { name: t(`color-${color}`) }) : t(`hand-${color}`));
  for (const entry of stand.kinds) drawKind(game, entry, color, turns, frame);
}

function drawOwner({ place, node, name, note }, owner, color) {
  const out = owner && owner.state !== "playing";
  node.className = ["seat-of", place, color, owner?.turn ? "to-move" : "", out ? "out" : ""].filter(Boolean).join(" ");
  setText(name, owner?.name || t(`color-${color}`));
  setText(note, owner?.note ?? "");
}

function drawKind(game, { kind, node, fan, count }, color, turns, frame) {
  const held = frame.state.position.hands[color][kind] ?? 0;
  const spot = handSpot(color, kind);
  const selected = frame.state.selected === spot;
  node.dataset.spot = spot;
  node.hidden = held === 0;
  node.tabIndex = frame.cursor === spot ? 0 : -1;
  node.classList.toggle("selected", selected);
  node.classList.toggle("own", frame.canPick(spot));
  node.setAttribute("aria-pressed", String(selected));
  node.setAttribute("aria-label", `${pieceWords({ kind, color }, t, game)}${t("comma")}${held}`);
  setText(count, held > 1 ? String(held) : "");
  drawFan(game, fan, { kind, color }, turns, Math.min(FAN, held - (frame.lifted === spot ? 1 : 0)), frame.look);
}

function drawFan(game, fan, piece, turns, copies, { face, senior }) {
  const look = { face, senior };
  const key = `${pictureKey(game, piece, turns, look)} ${copies}`;
  if (fan.dataset.key === key) return;
  fan.dataset.key = key;
  const leaves = fanPlaces(copies).map((place) => {
    const leaf = el("span", { class: "leaf" }, pictureOf(game, piece, turns, look));
    leaf.style.setProperty("--place", place);
    return leaf;
  });
  fan.style.setProperty("--spread", Math.max(0, copies - 1));
  fan.replaceChildren(...leaves);
}
