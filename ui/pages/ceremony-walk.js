// The ceremony one movement at a time: forward and back by buttons and keys, each picture as it is reached, and read aloud for who wants
// it (ETIQ-25). Without this script all steps stand one below the other.

import { el, setText } from "../dom.js";
import { joined } from "../game/announce.js";
import { pageData, t } from "../page-data.js";
import "./page.js";

const SPEAKS = "miyako.ceremony.speak";
// Keys of the controls that the browser knows itself.
const FIELDS = "input, select, textarea, summary, button, a";

const SOUNDS = [["王将", "ōshō"], ["玉将", "gyokushō"], ["王", "ō"], ["玉", "gyoku"], ["歩", "fu"], ["と", "tokin"]];

const main = document.querySelector("main");
const controls = main.querySelector(".controls");
const status = main.querySelector("[role=status].unseen");
const speaks = controls.querySelector("[name=speak]");
const all = controls.querySelector("[name=all]");

/** Every movement with the step it belongs to, in order. */
const beats = [...main.querySelectorAll(".step")].flatMap((step, number) =>
  [...step.querySelectorAll("[data-at]")].map((item, index, items) => ({ step, item, number, index, many: items.length })));
const steps = new Set(beats.map(({ step }) => step)).size;
let at = 0;

function show(index, { quietly = false } = {}) {
  at = Math.min(Math.max(0, index), beats.length - 1);
  const { step, item, number, index: deed, many } = beats[at];
  for (const other of main.querySelectorAll(".step.current")) other.classList.toggle("current", other === step);
  step.classList.add("current");
  const picture = step.querySelector("img");
  const address = item.querySelector("a").href;
  if (picture.src !== address) picture.src = address;
  picture.alt = item.textContent.trim();
  main.querySelectorAll("[aria-current=step]").forEach((old) => old.removeAttribute("aria-current"));
  item.setAttribute("aria-current", "step");
  told(step).textContent = many > 1 && "told" in item.dataset ? item.textContent.trim() : "";
  setText(controls.querySelector(".of-step"), t("ceremony-walk-place", { number: number + 1, all: steps }));
  setText(controls.querySelector(".of-beat"), many > 1 ? t("ceremony-walk-deed", { number: deed + 1, all: many }) : "");
  controls.querySelector("[data-go=back]").disabled = at === 0;
  controls.querySelector("[data-go=on]").disabled = at === beats.length - 1;
  history.replaceState(null, "", deed === 0 ? `#${step.id}` : `#${step.id}.${deed}`);
  prefetch(at + 1);
  if (quietly) return;
  const words = wordsOf(beats[at]);
  setText(status, words);
  if (speaks.checked) say(words, phrasesOf(beats[at]));
}

/** Where the movement of a step is told. */
function told(step) {
  const line = step.querySelector(".deed");
  if (line) return line;
  const made = el("p", { class: "deed" });
  step.querySelector("h2").after(made);
  return made;
}

/** What is said of a movement: of the first of a step also what the step is. */
function wordsOf({ step, item, index }) {
  const own = "told" in item.dataset ? [item.textContent] : [];
  const texts = index > 0 ? own : [...["h2", ".how"].map((part) => text(step, part)), ...own];
  return joined(texts.map((one) => one.trim()).filter((one) => one !== ""));
}

/** For a voice that reads no Japanese what stands on the pieces is said as it sounds. */
const sounded = (words) => (pageData.lang === "ja" ? words
  : SOUNDS.reduce((text, [sign, sound]) => text.replaceAll(sign, sound), words));

const text = (step, part) => [...(step.querySelector(part)?.childNodes ?? [])]
  .filter((node) => !node.classList?.contains("number")).map((node) => node.textContent).join("");

// Of two phrases for the same the usual one.
const phrasesOf = ({ step, index }) => (index > 0 ? [] : [step.querySelector("[data-phrase]")].flatMap((one) => one?.textContent ?? []));

// The words of courtesy are Japanese in every language.
function say(words, phrases) {
  const voice = globalThis.speechSynthesis;
  if (!voice) return;
  voice.cancel();
  for (const [said, lang] of [[sounded(words), pageData.lang], ...phrases.map((phrase) => [phrase, "ja"])]) {
    const spoken = new SpeechSynthesisUtterance(said);
    spoken.lang = lang;
    voice.speak(spoken);
  }
}

function prefetch(index) {
  const next = beats[index]?.item.querySelector("a").href;
  if (next) new Image().src = next;
}

/** Which movement an address names: `#place_pieces.12`. */
function named(hash) {
  const [id, deed = "0"] = decodeURIComponent(hash.slice(1)).split(".");
  const first = beats.findIndex(({ step }) => step.id === id);
  return first < 0 ? -1 : first + Math.min(Number(deed) || 0, beats[first].many - 1);
}

function followAddress() {
  const index = named(location.hash);
  if (index >= 0 && index !== at) show(index);
}

const moves = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1 };

function onKey(event) {
  const fields = event.key.startsWith("Arrow") ? "input, select" : FIELDS;
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest?.(fields)) return;
  const by = moves[event.key];
  const index = by ? at + by : event.key === "Home" ? 0 : event.key === "End" ? beats.length - 1 : -1;
  if (all.checked || (!by && index < 0)) return;
  event.preventDefault();
  show(index);
}

function begin() {
  controls.hidden = false;
  main.classList.add("one");
  speaks.checked = remembered();
  speaks.closest("label").hidden = !globalThis.speechSynthesis;
  controls.addEventListener("click", ({ target }) => {
    const go = target.closest("[data-go]")?.dataset.go;
    if (go) show(at + (go === "on" ? 1 : -1));
  });
  speaks.addEventListener("change", () => {
    remember(speaks.checked);
    if (speaks.checked) show(at);
    else globalThis.speechSynthesis?.cancel();
  });
  all.addEventListener("change", () => main.classList.toggle("one", !all.checked));
  main.addEventListener("click", (event) => {
    const item = event.target.closest("[data-at]");
    if (!item || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(Number(item.dataset.at));
  });
  document.addEventListener("keydown", onKey);
  addEventListener("hashchange", followAddress);
  // Who comes back from a form finds the result, not the first movement of the step.
  const index = named(location.hash);
  const found = index < 0 ? 0 : index;
  const thrown = beats[found].step.querySelector(".throws") && !location.hash.includes(".") ? beats[found].many - 1 : 0;
  show(found + thrown, { quietly: true });
}

function remembered() {
  try {
    return localStorage.getItem(SPEAKS) === "on";
  } catch {
    return false;
  }
}

function remember(on) {
  try {
    localStorage.setItem(SPEAKS, on ? "on" : "off");
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
}

begin();
