// Records come in by files or folders that are dropped anywhere on the page, or chosen, or by pasted text. The bytes go to the server as
// they are: it
// finds out format and encoding.

import { el } from "../dom.js";
import { t } from "../page-data.js";
import { filesOf, recordsAmong, takeIn } from "../record/intake.js";
import { findingItem } from "./findings.js";

// So many records are listed; of more the number is told.
const LISTED = 100;

/** Wires `box`, the place on the page where records come in. */
export function wireImport(box) {
  const told = box.querySelector(".outcome");
  const text = box.querySelector("textarea");
  const [file, folder] = box.querySelectorAll("input[type=file]");
  const veil = el("div", { class: "veil", hidden: "" }, t("import-drop"));
  document.body.append(veil);

  const bring = (bodies) => importAll(bodies, told);
  const bringText = (pasted) => bring([{ body: pasted, name: "" }]);
  box.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    if (text.value.trim()) bringText(text.value);
  });
  file.addEventListener("change", () => bring(named(file.files)));
  folder.addEventListener("change", () => bring(named(recordsAmong([...folder.files]))));
  text.addEventListener("paste", () => setTimeout(() => { if (text.value.includes("\n")) bringText(text.value); }));
  document.addEventListener("paste", (event) => {
    if (event.target.closest?.("input, textarea")) return;
    const pasted = event.clipboardData.getData("text/plain");
    if (event.clipboardData.files.length > 0) bring(named(event.clipboardData.files));
    else if (pasted.trim()) bringText(pasted);
  });
  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    veil.hidden = false;
  });
  document.addEventListener("dragleave", (event) => { if (event.relatedTarget === null) veil.hidden = true; });
  document.addEventListener("drop", async (event) => {
    event.preventDefault();
    veil.hidden = true;
    // What was dropped can be asked for now only.
    const entries = [...event.dataTransfer.items].map((item) => item.webkitGetAsEntry?.()).filter(Boolean);
    const files = [...event.dataTransfer.files];
    const dropped = event.dataTransfer.getData("text/plain");
    // Only entries tell of folders; not every browser has them.
    if (entries.length > 0) bring(named(await filesOf(entries)));
    else if (files.length > 0) bring(named(files));
    else if (dropped) bringText(dropped);
  });
}

const named = (files) => [...files].map((file) => ({ body: file, name: file.name }));

// One record opens at once; of several, or of what could not be read, the page tells.
async function importAll(files, told, again = false) {
  if (files.length === 0) {
    told.replaceChildren(el("p", { class: "wrong" }, t("import-no-files")));
    return;
  }
  const outcomes = await takeIn(files, showProgress(files.length, told, again));
  const [{ records, findings, known } = {}] = outcomes;
  if (files.length === 1 && records?.length === 1 && !known) {
    location.assign(`${records[0].url}${findings.length > 0 ? "#findings" : ""}`);
    return;
  }
  const kept = outcomes.filter((outcome) => outcome.records && !outcome.known);
  const there = outcomes.filter((outcome) => outcome.known);
  const failed = outcomes.filter((outcome) => !outcome.records);
  told.replaceChildren(
    ...(outcomes.length < files.length
      ? [el("p", { class: "wrong" }, t("import-stopped", { number: outcomes.length, all: files.length }))]
      : []),
    ...(kept.length > 0 ? [el("p", {}, t("import-several", { count: count(kept) })), recordList(kept)] : []),
    ...(there.length > 0 ? [knownList(there, told)] : []),
    ...(failed.length > 0 ? [failedList(failed)] : []),
    ...kept.filter((outcome) => outcome.findings.length > 0).map(findingsOf),
  );
}

const count = (outcomes) => outcomes.reduce((sum, { records }) => sum + records.length, 0);

// Where one stands, and a way to stop.
function showProgress(all, told, again) {
  let stopped = false;
  const bar = el("progress", { max: all, "aria-label": t("import-reading") });
  const words = el("p", {}, t("import-reading"));
  const stop = el("button", { type: "button" }, t("import-stop"));
  stop.addEventListener("click", () => { stopped = true; });
  told.replaceChildren(words, ...(all > 1 ? [bar, stop] : []));
  return {
    isStopped: () => stopped,
    wait: (ms) => new Promise((done) => { setTimeout(done, ms); }),
    progress: (number, name) => {
      bar.value = number - 1;
      if (all > 1) words.textContent = t("import-progress", { number, all, name });
    },
    send: async ({ name, body }) => {
      try {
        const query = new URLSearchParams({ name, ...(again ? { again } : {}) });
        const answer = await fetch(`/api/v1/records?${query}`, { method: "POST", body });
        return { status: answer.status, told: await answer.json() };
      } catch {
        return null;
      }
    },
  };
}

function recordList(outcomes) {
  // With its file: not every record has a name of its own.
  const records = outcomes.flatMap(({ name, records: own }) => own.map((record) => ({ ...record, name })));
  const more = records.length > LISTED ? [el("li", {}, el("a", { href: "/library" }, t("import-all")))] : [];
  return el("ul", {}, ...records.slice(0, LISTED).map(recordItem), ...more);
}

const recordItem = ({ url, title, name }) => el("li", {}, el("a", { href: url }, title), ...(name ? [` · ${name}`] : []));

// What was there already: nothing was added, unless it is asked for.
function knownList(outcomes, told) {
  const again = el("button", { type: "button" }, t("import-again"));
  again.addEventListener("click", () => importAll(outcomes.map(({ name, body }) => ({ name, body })), told, true));
  const item = ({ name, records }) => el("li", {}, ...(name ? [`${name}: `] : []), el("a", { href: records[0].url }, records[0].title),
    ...(records.length > 1 ? [` ${t("import-and-more", { count: records.length - 1 })}`] : []));
  return el(
    "section",
    { class: "known" },
    el("p", {}, t("import-known", { count: outcomes.length })),
    el("ul", {}, ...outcomes.slice(0, LISTED).map(item)),
    again,
  );
}

function failedList(outcomes) {
  const why = ({ text }) => text ?? t("record-lost");
  const item = (outcome) => el("li", { class: "wrong" }, outcome.name ? `${outcome.name}: ${why(outcome)}` : why(outcome),
    ...(outcome.findings.length > 0 ? [el("ol", { class: "findings" }, ...outcome.findings.map(findingItem))] : []));
  return el(
    "section",
    { class: "failed" },
    el("p", {}, t("import-failed", { count: outcomes.length })),
    el("ul", {}, ...outcomes.map(item)),
  );
}

function findingsOf({ name, findings }) {
  const list = el("ol", { class: "findings" }, ...findings.map(findingItem));
  return name ? el("section", {}, el("p", {}, t("import-findings", { name })), list) : list;
}

const box = document.querySelector("[data-import]");
if (box) wireImport(box);
