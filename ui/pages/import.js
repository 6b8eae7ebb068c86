// Records come in by a file that is dropped anywhere on the page, or chosen, or by pasted text. The bytes go to the server as they are: it
// finds out format and encoding.

import { el, setText } from "../dom.js";
import { t } from "../page-data.js";
import { findingItem } from "./findings.js";

/** Wires `box`, the place on the page where records come in. */
export function wireImport(box) {
  const told = box.querySelector(".outcome");
  const text = box.querySelector("textarea");
  const file = box.querySelector("input[type=file]");
  const veil = el("div", { class: "veil", hidden: "" }, t("import-drop"));
  document.body.append(veil);

  const bring = (bodies) => importAll(bodies, told);
  box.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    if (text.value.trim()) bring([{ body: text.value, name: "" }]);
  });
  file.addEventListener("change", () => bring(named(file.files)));
  text.addEventListener("paste", () => setTimeout(() => { if (text.value.includes("\n")) bring([{ body: text.value, name: "" }]); }));
  document.addEventListener("paste", (event) => {
    if (event.target.closest?.("input, textarea")) return;
    const pasted = event.clipboardData.getData("text/plain");
    if (event.clipboardData.files.length > 0) bring(named(event.clipboardData.files));
    else if (pasted.trim()) bring([{ body: pasted, name: "" }]);
  });
  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    veil.hidden = false;
  });
  document.addEventListener("dragleave", (event) => { if (event.relatedTarget === null) veil.hidden = true; });
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    veil.hidden = true;
    const { files } = event.dataTransfer;
    const dropped = event.dataTransfer.getData("text/plain");
    bring(files.length > 0 ? named(files) : dropped ? [{ body: dropped, name: "" }] : []);
  });
}

const named = (files) => [...files].map((file) => ({ body: file, name: file.name }));

// One record opens at once; of several, or of what could not be read, the page tells.
async function importAll(bodies, told) {
  if (bodies.length === 0) return;
  told.replaceChildren(t("import-reading"));
  const answers = [];
  for (const { body, name } of bodies) answers.push(await send(body, name));
  const records = answers.flatMap((answer) => answer.records ?? []);
  const findings = answers.flatMap((answer) => answer.findings ?? []);
  const faults = answers.filter((answer) => !answer.records);
  if (records.length === 1 && faults.length === 0) {
    location.assign(`${records[0].url}${findings.length > 0 ? "#findings" : ""}`);
    return;
  }
  const parts = [];
  if (records.length > 0) {
    parts.push(el("p", {}, t("import-several", { count: records.length })));
    parts.push(el("ul", {}, ...records.map(({ url, title }) => el("li", {}, el("a", { href: url }, title)))));
  }
  parts.push(...faults.map(({ text }) => el("p", { class: "wrong" }, text)));
  if (findings.length > 0) parts.push(el("ol", { class: "findings" }, ...findings.map(findingItem)));
  told.replaceChildren(...parts);
}

async function send(body, name) {
  try {
    const answer = await fetch(`/api/v1/records?${new URLSearchParams({ name })}`, { method: "POST", body });
    const told = await answer.json();
    return answer.ok ? told : { ...told, records: null };
  } catch {
    return { records: null, text: t("record-lost") };
  }
}

const box = document.querySelector("[data-import]");
if (box) wireImport(box);
