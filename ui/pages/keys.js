// The keys of a page with a board, and the dialog that lists them.

const FIELDS = "input:not([type=checkbox]), select, textarea, dialog";

/**
 * Listens to keys on the whole page, but for what is typed into fields and dialogs: `walk`, what is done by which key, leaves the board
 * alone, where arrow keys go over the squares; `letters` are heard there, too. All get the event.
 */
export function listenToKeys({ walk, letters }) {
  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || target.closest?.(FIELDS)) return;
    const act = letters[key.toLowerCase()] ?? (target.closest?.("[data-spot]") ? undefined : walk[key]);
    if (!act) return;
    event.preventDefault();
    act(event);
  });
}

/** Shows the list of keys, in the place of another dialog if one is open. */
export function showKeys(dialog) {
  document.querySelector("dialog[open]")?.close();
  dialog.showModal();
}
