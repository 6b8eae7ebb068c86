// A large board in a small window: it can be brought nearer with buttons, with two fingers or with Ctrl and the wheel, and then be moved
// by scrolling, or by dragging an empty square.

import { el } from "../dom.js";
import { t } from "../page-data.js";

// Smaller boards fit.
const LARGE = 10;
const MOST = 6;
const STEP = 1.5;

/** Wires `pane` (the window) and `field` (what lies behind it) of a board; the buttons stand in `controls`, if there is such a place. */
export function zoomable({ pane, field }, { files, ranks }, controls) {
  if (Math.max(files, ranks) < LARGE || !controls) return;
  let zoom = 1;

  // `x` and `y`: the place in the window that stays where it is.
  const set = (next, x = pane.clientWidth / 2, y = pane.clientHeight / 2) => {
    const bounded = Math.max(1, Math.min(MOST, next));
    const by = bounded / zoom;
    const [left, top] = [(pane.scrollLeft + x) * by - x, (pane.scrollTop + y) * by - y];
    zoom = bounded;
    field.style.setProperty("--zoom", zoom);
    pane.classList.toggle("near", zoom > 1);
    pane.scrollTo(left, top);
  };
  const at = (event) => {
    const box = pane.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  const button = (text, sign, action) => {
    const node = el("button", { type: "button", "aria-label": text, title: text }, sign);
    node.addEventListener("click", action);
    return node;
  };
  controls.prepend(el("div", { class: "zoom", role: "group" },
    button(t("zoom-in"), "+", () => set(zoom * STEP)),
    button(t("zoom-out"), "−", () => set(zoom / STEP)),
    button(t("zoom-fit"), "⤢", () => set(1))));

  pane.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    set(zoom * Math.exp(-event.deltaY / 200), ...at(event));
  }, { passive: false });
  pinch(pane, () => zoom, set);
  drag(pane);
}

function pinch(pane, zoom, set) {
  let begun = null;
  const spread = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  pane.addEventListener("touchmove", (event) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const [one, other] = event.touches;
    begun ??= { spread: spread(event.touches), zoom: zoom() };
    const box = pane.getBoundingClientRect();
    set(
      (begun.zoom * spread(event.touches)) / begun.spread,
      (one.clientX + other.clientX) / 2 - box.left,
      (one.clientY + other.clientY) / 2 - box.top,
    );
  }, { passive: false });
  for (const type of ["touchend", "touchcancel"]) pane.addEventListener(type, () => { begun = null; });
}

// With a mouse; fingers scroll by themselves.
function drag(pane) {
  let last = null;
  pane.addEventListener("pointerdown", (event) => {
    const free = !event.target.closest(".own") && event.pointerType === "mouse" && event.button === 0;
    last = free && pane.classList.contains("near") ? event : null;
  });
  pane.addEventListener("pointermove", (event) => {
    if (last?.pointerId !== event.pointerId) return;
    pane.scrollBy(last.clientX - event.clientX, last.clientY - event.clientY);
    last = event;
  });
  for (const type of ["pointerup", "pointercancel", "pointerleave"]) pane.addEventListener(type, () => { last = null; });
}
