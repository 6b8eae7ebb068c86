// Making elements without markup in strings: what comes from the server can never become markup.

const SVG = "http://www.w3.org/2000/svg";

/** An HTML element with attributes and children (nodes or text). An attribute of null is left out. */
export const el = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes, children);

/** The same for SVG. */
export const svg = (tag, attributes = {}, ...children) => fill(document.createElementNS(SVG, tag), attributes, children);

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null) node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
}

/** Sets a text only when it changed, so that live regions and layout rest when nothing happened. */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

let asked = new Set();
let drawing = null;

/**
 * A function that asks for `draw` in the next frame, however often it is called before. What one drawing asks of another comes into the
 * same
 * frame, unless it has been drawn in it.
 */
export function oncePerFrame(draw) {
  return () => {
    const frame = drawing && !drawing.has(draw) ? drawing : asked;
    if (frame === asked && asked.size === 0) requestAnimationFrame(drawAll);
    frame.add(draw);
  };
}

function drawAll() {
  [drawing, asked] = [asked, new Set()];
  // Those that are added meanwhile, too.
  for (const draw of drawing) {
    try {
      draw();
    } catch (error) {
      reportError(error);
    }
  }
  drawing = null;
}

/** Makes `button` the current one of `list`, which is one stop of the Tab key: its arrow keys do the walking. Answers
    whether it was not. */
export function makeCurrent(list, button) {
  const old = list.querySelector("[aria-current]");
  if (!button || old === button) return false;
  old?.removeAttribute("aria-current");
  old?.setAttribute("tabindex", -1);
  button.setAttribute("aria-current", "step");
  button.tabIndex = 0;
  if (old && document.activeElement === old) button.focus({ preventScroll: true });
  return true;
}
