// A record goes out as a file: every format and encoding, each with what of this record it cannot hold.

import { el } from "../dom.js";
import { t } from "../page-data.js";

/** Opens the dialog for what is at `base` in the API; `original` if the file it came from is kept. */
export async function openExport(dialog, base, notation, original) {
  const list = dialog.querySelector(".formats");
  list.replaceChildren(el("li", {}, t("record-loading")));
  dialog.showModal();
  const answer = await fetch(`${base}/formats`).catch(() => null);
  if (!answer?.ok) {
    list.replaceChildren(el("li", { class: "wrong" }, t("record-lost")));
    return;
  }
  const { formats } = await answer.json();
  const kept = original ? [el("li", {}, el("a", { href: `${base}/original`, download: "" }, t("record-original")))] : [];
  list.replaceChildren(...formats.map((format) => formatItem(format, base, notation)), ...kept);
}

function formatItem({ format, name, encodings, lost }, base, notation) {
  const links = encodings.map((encoding) => {
    const query = new URLSearchParams({ format, encoding, notation });
    return el("a", { class: "button", href: `${base}/file?${query}`, download: "" }, encodings.length > 1 ? `${name} · ${ENCODINGS[encoding] ?? encoding}` : name);
  });
  const missing = lost.length > 0 ? el("ul", { class: "lost" }, ...lost.map(({ code, text }) => el("li", { "data-lost": code }, text))) : el("p", { class: "note" }, t("record-nothing-lost"));
  return el("li", { "data-format": format }, el("div", { class: "row" }, ...links), missing);
}

const ENCODINGS = { "utf-8": "UTF-8", shift_jis: "Shift_JIS", "euc-jp": "EUC-JP", "utf-16": "UTF-16" };
