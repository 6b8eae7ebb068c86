// Pointer and keys become presses on spots. It knows where things are on the screen, and nothing of what they mean.

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
// A finger is never quite still: this many pixels are still a tap.
const DRAG_FROM = 6;

/**
 * Listens inside `host`. `on` has `press(spot, shift)`, `canLift(spot)`, `lift(spot)`, `over(spot)`,
 * `letGo(spot or null, shift)`, `cancel()`, `arrow(spot, key)` and `focus(spot)`; `shift` says whether that key was held.
 */
export function listen(host, on) {
  listenToKeys(host, on);
  listenToPointer(host, on);
  host.addEventListener("focusin", (event) => {
    const spot = spotOf(event.target);
    if (spot) on.focus(spot);
  });
}

const spotOf = (node) => node?.closest?.("[data-spot]")?.dataset.spot ?? null;

function listenToKeys(host, on) {
  host.addEventListener("keydown", (event) => {
    const spot = spotOf(event.target);
    if (!spot || event.ctrlKey || event.altKey || event.metaKey) return;
    if (ARROWS.includes(event.key)) on.arrow(spot, event.key);
    else if (event.key === "Enter" || event.key === " ") event.repeat || on.press(spot, event.shiftKey);
    else if (event.key === "Escape") on.cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

function listenToPointer(host, on) {
  let drag = null;
  let swallowClick = false;

  host.addEventListener("pointerdown", (event) => {
    swallowClick = false;
    const spot = spotOf(event.target);
    if (drag || event.button !== 0 || !spot || !on.canLift(spot)) return;
    drag = { spot, id: event.pointerId, x: event.clientX, y: event.clientY, ghost: null, source: event.target.closest("[data-spot]") };
  });

  host.addEventListener("pointermove", (event) => {
    if (event.pointerId !== drag?.id) return;
    if (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG_FROM) return;
    if (!drag.ghost) {
      host.setPointerCapture(event.pointerId);
      drag.ghost = ghostOf(drag.source, event.pointerType);
      on.lift(drag.spot);
    }
    drag.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
    on.over(spotUnder(event));
  });

  // Who uses a pointer does not walk over the squares: the arrow keys go on to look through the game.
  const leave = () => {
    if (host.contains(document.activeElement)) document.activeElement.blur();
  };

  const end = (event, spot) => {
    if (event.pointerId !== drag?.id) return;
    const { ghost } = drag;
    drag = null;
    if (!ghost) return;
    ghost.remove();
    leave();
    swallowClick = true;
    on.letGo(spot, event.shiftKey);
  };
  host.addEventListener("pointerup", (event) => end(event, spotUnder(event)));
  host.addEventListener("pointercancel", (event) => end(event, null));

  host.addEventListener("click", (event) => {
    const spot = spotOf(event.target);
    if (event.detail > 0) leave();
    if (spot && !swallowClick) on.press(spot, event.shiftKey);
    swallowClick = false;
  });
}

/** The spot under the pointer, or null. */
export const spotUnder = (event) => spotOf(document.elementFromPoint(event.clientX, event.clientY));

// The piece in the air: a copy that follows the pointer; on touch it is held higher, so that the finger does not hide it.
function ghostOf(source, pointerType) {
  const image = source.querySelector(".koma");
  const { width, height } = image.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = pointerType === "touch" ? "ghost touch" : "ghost";
  const copy = image.cloneNode(true);
  copy.removeAttribute("style");
  ghost.append(copy);
  // Lettering may be as large as its square, which it leaves.
  ghost.style.fontSize = getComputedStyle(image).fontSize;
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  document.body.append(ghost);
  return ghost;
}
