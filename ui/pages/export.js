// A record goes out as a file: every format and encoding, each with what of this record it cannot hold; KIF into the clipboard, too; the
// position as a picture, and the moves as one that moves.

import { worn } from "../board/dress.js";
import { copyText } from "../clipboard.js";
import { el } from "../dom.js";
import { isOfFour, pageData, t } from "../page-data.js";

// As pictures are drawn for messages. One that moves is looked at on phones, where stands beside the board would make it small.
const FORMS = { png: { style: "natural", size: 900 }, svg: { style: "natural" }, gif: { style: "tall", size: 480 } };
// So many moves the server draws.
const MOST_MOVES = 500;

/**
 * Opens the dialog for what is at `base` in the API; `original` if the file it came from is kept. `shown` is the position that is looked
 * at, `{sfen, usi}`, and `played` the line it belongs to, `{start, moves, names}`; both are null if they cannot be drawn. `link` leads to
 * the position, `{url, isOwn}`, with `isOwn` where nobody else can follow it.
 */
export async function openExport(dialog, { base, settings, original, shown, played, link }) {
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
  const pictures = shown ? [pictureItem(shown, settings)] : [];
  const films = played?.moves.length > 0 && played.moves.length <= MOST_MOVES ? [filmItem(played, settings)] : [];
  const files = formats.map((format) => formatItem(format, base, settings.notation, dialog));
  const frames = FRAMED.test(base) && !isOfFour ? [frameItem(base, dialog)] : [];
  list.replaceChildren(linkItem(link, dialog), ...files, ...pictures, ...films, ...frames, ...kept);
}

function formatItem({ format, name, encodings, lost }, base, notation, dialog) {
  const at = (encoding) => `${base}/file?${new URLSearchParams({ format, encoding, notation })}`;
  const links = encodings.map((encoding) => {
    const words = encodings.length > 1 ? `${name} · ${ENCODINGS[encoding] ?? encoding}` : name;
    return el("a", { class: "button", href: at(encoding), download: "" }, words);
  });
  // Other programs take it from the clipboard.
  if (format === "kif") links.push(copyButton(at("utf-8"), dialog));
  const missing =
    lost.length > 0
      ? el("ul", { class: "lost" }, ...lost.map(({ code, text }) => el("li", { "data-lost": code }, text)))
      : el("p", { class: "note" }, t("record-nothing-lost"));
  return el("li", { "data-format": format }, el("div", { class: "row" }, ...links), missing);
}

function copyButton(address, dialog) {
  const button = el("button", { type: "button", "data-copy": "", "aria-live": "polite" }, t("export-copy"));
  button.addEventListener("click", async () => {
    const answer = await fetch(address).catch(() => null);
    const copied = answer?.ok && await copyText(await answer.text(), dialog);
    button.textContent = t(copied ? "copied" : "export-not-copied");
  });
  return button;
}

function linkItem({ url, isOwn }, dialog) {
  const button = el("button", { type: "button", "data-link": url, "aria-live": "polite" }, t("export-link"));
  button.addEventListener("click", async () => {
    button.textContent = t((await copyText(url, dialog)) ? "copied" : "export-not-copied");
  });
  return el("li", {}, button, ...(isOwn ? [el("p", { class: "note" }, t("export-link-own"))] : []));
}

function pictureItem({ sfen, usi }, settings) {
  const last = usi ? { last: usi.slice(2, 4) } : {};
  const links = ["png", "svg"].map((kind) => pictureLink(kind, { sfen, ...last }, settings));
  return el("li", { "data-picture": "" }, el("p", {}, t("export-picture")), el("div", { class: "row" }, ...links));
}

function filmItem({ start, moves, names: [black, white] }, settings) {
  const told = { sfen: start, moves: moves.join(","), black, white, notation: settings.notation, lang: pageData.lang };
  const link = pictureLink("gif", told, settings);
  return el("li", { "data-film": "" }, el("p", {}, t("export-film")), el("div", { class: "row" }, link));
}

// Dressed as the board that the reader has.
function pictureLink(kind, told, settings) {
  const query = new URLSearchParams({ ...told, ...FORMS[kind], coordinates: settings.coordinates, ...worn(settings, pageData.lang) });
  return el("a", { class: "button", href: `/picture.${kind}?${query}`, download: `shogi.${kind}` }, kind.toUpperCase());
}

// What whoever has the address may see can stand in the pages of others.
const FRAMED = /^\/api\/v1\/(games|shared)\//;

function frameItem(base, dialog) {
  const src = `${location.origin}${base.replace("/api/v1", "/embed")}?lang=${pageData.lang}`;
  const title = document.title.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const html = `<iframe src="${src}" title="${title}" width="400" height="620" loading="lazy" style="border:0"></iframe>`;
  const field = el("textarea", { readonly: "", rows: 3, "aria-label": t("export-embed") }, html);
  const button = el("button", { type: "button", "data-copy": "", "aria-live": "polite" }, t("export-embed-copy"));
  button.addEventListener("click", async () => {
    button.textContent = t(await copyText(field.value, dialog) ? "copied" : "export-not-copied");
  });
  return el("li", { "data-frame": "" }, el("p", {}, t("export-embed")), field, el("div", { class: "row" }, button));
}

const ENCODINGS = { "utf-8": "UTF-8", shift_jis: "Shift_JIS", "euc-jp": "EUC-JP", "utf-16": "UTF-16" };
