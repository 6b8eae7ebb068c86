// Where a page with a board and its text view meet: the page offers what it knows and can do, the view takes it once it is wanted. The
// view is another script, which is loaded only where a reader has switched it on.

let take;
let drawn = null;

/** What the page of this window offers. */
export const offered = new Promise((resolve) => { take = resolve; });

/** Offers `host` (see view.js) to the text view; the function that comes back says that something has changed. */
export function offerText(host) {
  take(host);
  return () => drawn?.();
}

/** `draw` is called whenever the page has changed. */
export function whenDrawn(draw) {
  drawn = draw;
}

// The switch stands in every page that has such a view; the place one looks at is kept.
const form = globalThis.document?.querySelector("#text-switch");
form?.addEventListener("submit", () => {
  form.elements.back.value = location.pathname + location.search + location.hash;
});
globalThis.document?.addEventListener("keydown", (event) => {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== "KeyT" || !form) return;
  event.preventDefault();
  form.requestSubmit(form.querySelector("button"));
});
