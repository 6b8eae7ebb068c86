// Text into the clipboard. Browsers have an interface for it only on pages that came by https or from this machine; on others the old way
// is tried.

/** Whether `text` was copied. `home` is an element that is shown, a dialog if one is open: the old way needs a field in it. */
export async function copyText(text, home = document.body) {
  if (navigator.clipboard) {
    const copied = await navigator.clipboard.writeText(text).then(() => true, () => false);
    if (copied) return true;
  }
  const field = document.createElement("textarea");
  field.value = text;
  home.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
