// Day or night, before the first paint (a classic script in the head: a module would come too late and the page would flash).
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("miyako.theme");
  } catch {
    // Storage is forbidden: the page follows the system.
  }
  if (chosen === "day" || chosen === "night") document.documentElement.dataset.theme = chosen;
})();
