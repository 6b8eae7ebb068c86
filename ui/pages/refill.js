// Parts of a page that come and go.

/** Fills a panel anew only when what it says has changed, so that a button that is being pressed stays; null hides it. */
export function refill(panel, key, build) {
  panel.hidden = key === null;
  const text = JSON.stringify(key);
  if (key === null || panel.dataset.shown === text) return;
  panel.dataset.shown = text;
  panel.replaceChildren(...build());
}
