// Keeps the screen of a phone from going dark while somebody plays: as long as the page is seen, which browsers demand.

/** The screen; `keep(true)` from then on it stays bright, `keep(false)` no longer. Where a browser knows no such thing nothing happens. */
export function wakefulScreen(browser = globalThis.navigator, page = globalThis.document) {
  let wanted = false;
  let lock = null;
  const hold = async () => {
    if (!wanted || lock || page.visibilityState !== "visible" || !browser.wakeLock) return;
    // With little power left it is refused: then the screen goes dark, and that is all.
    const held = await browser.wakeLock.request("screen").catch(() => null);
    if (!held) return;
    held.addEventListener("release", () => { if (lock === held) lock = null; });
    lock = held;
    if (!wanted) await release();
  };
  const release = async () => {
    const held = lock;
    lock = null;
    await held?.release();
  };
  // A page that was hidden has lost it.
  page.addEventListener("visibilitychange", hold);
  return {
    keep(wants) {
      if (wants === wanted) return;
      wanted = wants;
      if (wants) hold();
      else release();
    },
  };
}
