// The dialogs of the record page: headers, sharing, deleting; the way out is in export.js.

import { copyText } from "../clipboard.js";
import { el, setText } from "../dom.js";
import { t } from "../page-data.js";
import { addressOf } from "../record/address.js";
import { header, isMove, lineThrough, positionAt } from "../record/tree.js";
import { openExport } from "./export.js";

/** Wires the dialogs; `on.headers(list)` takes changed headers, `on.left(url)` goes to another page. */
export function wireDialogs(parts, page, on) {
  const open = {
    headers: () => openHeaders(parts.headers, page.record),
    export: () => openExport(parts.export, {
      base: page.base, settings: page.settings, original: page.record.editable && page.record.source !== null,
      ...(page.record.variant === null ? pictured(page) : { shown: null, played: null }), link: linkTo(page),
    }),
    share: () => openShare(parts.share, page),
    settings: () => parts.settings.showModal(),
    remove: () => parts.remove.showModal(),
    copy: () => copyRecord(page.base, on),
    "add-header": () => addHeader(parts.headers),
    "copy-link": () => copyLink(parts.share),
    "make-link": () => share(parts.share, page, "POST"),
    unshare: () => share(parts.share, page, "DELETE"),
  };
  document.addEventListener("click", ({ target }) => {
    const action = target.closest("[data-action]")?.dataset.action;
    if (page.record) open[action]?.();
  });
  parts.headers?.addEventListener("close", () => {
    if (parts.headers.returnValue === "keep") on.headers(readHeaders(parts.headers));
    parts.headers.returnValue = "";
  });
  parts.remove?.addEventListener("close", async () => {
    if (parts.remove.returnValue !== "remove") return;
    const answer = await fetch(page.base, { method: "DELETE" }).catch(() => null);
    if (answer?.ok) on.left("/library");
  });
}

// The position that is looked at, and the moves of its line.
function pictured({ record, at, chosen }) {
  const line = lineThrough(record, at, chosen).slice(1).map((id) => record.nodes[id]);
  const end = line.findIndex((node) => !isMove(node));
  const moves = (end < 0 ? line : line.slice(0, end)).map(({ usi }) => usi);
  const names = record.seats.map((key) => header(record, key));
  return { shown: positionAt(record, at), played: { start: record.start.sfen, moves, names } };
}

// Others follow the link by which the record is shared; without one it is for its owner alone.
function linkTo({ record, at }) {
  const url = new URL(record.share ?? location.pathname, location.href);
  url.hash = addressOf(record, at);
  return { url: url.href, isOwn: record.editable && !record.share };
}

// --- headers ---

function openHeaders(dialog, { headers }) {
  dialog.querySelector(".fields").replaceChildren(...headers.map(headerRow));
  dialog.showModal();
}

function headerRow({ key, label, name, value }) {
  const named = key !== "" || label;
  const title = named
    ? el("span", { class: "name" }, name)
    : el("input", { type: "text", class: "name", "aria-label": t("record-header-name"), maxlength: 60 });
  const field = el("input", {
    type: "text",
    class: "value",
    value: value ?? "",
    maxlength: 500,
    "aria-label": `${name ?? ""} ${t("record-header-value")}`,
  });
  const away = el("button", { type: "button", "aria-label": `${t("record-header-remove")} ${name ?? ""}` }, "×");
  const row = el("div", { class: "header", "data-key": key, "data-label": label ?? "" }, title, field, away);
  away.addEventListener("click", () => row.remove());
  return row;
}

function addHeader(dialog) {
  const select = dialog.querySelector("select");
  const row = headerRow({ key: select.value, label: "", name: select.value ? select.selectedOptions[0].textContent : "", value: "" });
  dialog.querySelector(".fields").append(row);
  row.querySelector("input").focus();
}

// A header without a value says nothing.
function readHeaders(dialog) {
  return [...dialog.querySelectorAll(".header")].map((row) => {
    const name = row.querySelector(".name");
    const { key } = row.dataset;
    const label = key ? "" : row.dataset.label || name.value?.trim() || "";
    return { key, label, name: name.textContent || label, value: row.querySelector(".value").value.trim() };
  }).filter(({ key, label, value }) => value && (key || label));
}

// --- sharing ---

function openShare(dialog, page) {
  drawShare(dialog, page.record.share);
  dialog.showModal();
}

function drawShare(dialog, url, wrong = "") {
  dialog.querySelector(".link").hidden = !url;
  dialog.querySelector("[data-action=unshare]").hidden = !url;
  dialog.querySelector("[data-action=make-link]").hidden = Boolean(url);
  if (url) dialog.querySelector(".link input").value = new URL(url, location.href).href;
  setText(dialog.querySelector(".wrong"), wrong);
}

async function share(dialog, page, method) {
  const answer = await fetch(`${page.base}/share`, { method }).catch(() => null);
  if (!answer?.ok) {
    drawShare(dialog, page.record.share, t("record-lost"));
    return;
  }
  const url = method === "POST" ? (await answer.json()).url : null;
  page.record = { ...page.record, share: url };
  drawShare(dialog, url);
}

async function copyLink(dialog) {
  const field = dialog.querySelector("input");
  if (await copyText(field.value, dialog)) dialog.querySelector("[data-action=copy-link]").textContent = t("copied");
  else field.select();
}

async function copyRecord(base, on) {
  const answer = await fetch(`${base}/copy`, { method: "POST" }).catch(() => null);
  if (answer?.ok) on.left((await answer.json()).url);
}
