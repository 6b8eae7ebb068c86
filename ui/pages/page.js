// What every page does: day or night, what one is told, and whoever looks for an opponent is called when there is one.

import "./bell.js";
import "./called.js";

const KEY = "miyako.theme";

/** Wires the button that turns day into night. Without a choice of the reader's the page follows the system. */
export function wireTheme(button) {
  button?.addEventListener("click", () => {
    const root = document.documentElement;
    const dark = root.dataset.theme ? root.dataset.theme === "night" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "day" : "night";
    try {
      localStorage.setItem(KEY, root.dataset.theme);
    } catch {
      // Storage is forbidden: the choice lasts as long as the page.
    }
  });
}

wireTheme(document.querySelector("[data-action=theme]"));

// Pages that need no server are read without a connection, too. Browsers offer this by https and on the machine itself.
navigator.serviceWorker?.register("/sw.js").catch(() => {});
