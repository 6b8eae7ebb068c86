// Day or night, and the wood of the reader's board, before the first paint (a classic script in the head: a module would come too late and
// the page would flash).
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("miyako.theme");
  } catch {
    // Storage is forbidden: the page follows the system.
  }
  if (chosen === "day" || chosen === "night") document.documentElement.dataset.theme = chosen;
  try {
    // As the workshop has left it.
    const { style, data } = JSON.parse(localStorage.getItem("miyako.worn") ?? "{}");
    for (const [name, value] of Object.entries(style ?? {})) document.documentElement.style.setProperty(name, value);
    Object.assign(document.documentElement.dataset, data);
  } catch {
    // Then the board is dressed a little later.
  }
})();
