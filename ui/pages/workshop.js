// The workshop: what is chosen there is seen at once in the picture of a board, kept in this browser, and worn by every board of the site.

import "./page.js";
import { DRESS, settingOf, worn } from "../board/dress.js";
import { woodWorn } from "../board/picture.js";
import { FACES } from "../board/pieces.js";
import { pageData, t } from "../page-data.js";
import { readSettings, showSettings, writeSettings } from "../settings.js";

const panel = document.querySelector("#dress");
const form = panel.querySelector("form");
const [above, corner] = ["above", "corner"].map((name) => panel.querySelector(`img.${name}`));
const undress = panel.querySelector("[data-action=undress]");
const told = panel.querySelector(".kept");
let settings = readSettings(pageData.lang);

const NAMES = ["face", ...Object.keys(DRESS)];

function address(kind, style, more = {}) {
  const shown = { sfen: panel.dataset.sfen, style, coordinates: "none", lang: pageData.lang };
  return `/picture.${kind}?${new URLSearchParams({ ...shown, ...worn(settings, pageData.lang), ...more })}`;
}

// What the server has put there may be written otherwise.
const said = (address) => String(new URL(address, location.href).searchParams);

// The picture before stays until the next is there.
function show(image, source) {
  image.dataset.wanted = source;
  if (said(image.src) === said(source)) return;
  const next = new Image();
  next.addEventListener("load", () => { if (next.src === new URL(image.dataset.wanted, location.href).href) image.src = source; });
  next.src = source;
}

function draw() {
  showSettings(form, settings);
  show(above, address("svg", "natural"));
  show(corner, address("svg", "corner"));
  form.querySelector("[data-action=picture]").href = address("png", "natural", { size: 1200 });
  undress.hidden = Object.keys(worn(settings, pageData.lang)).length === 0;
}

function choose(changes) {
  settings = { ...settings, ...changes };
  writeSettings(settings);
  keepWood();
  draw();
  told.textContent = t("dress-kept");
}

// The wood is on before a page is painted (theme.js).
function keepWood() {
  try {
    localStorage.setItem("miyako.worn", JSON.stringify(woodWorn(settings)));
  } catch {
    // Storage is forbidden: then the choice lasts as long as the page.
  }
}

form.addEventListener("change", ({ target }) => {
  if (NAMES.includes(target.name)) choose({ [target.name]: target.value });
});
form.addEventListener("submit", (event) => event.preventDefault());
const FIRST = { face: FACES[0], ...Object.fromEntries(Object.entries(DRESS).map(([name, [first]]) => [name, first])) };
undress.addEventListener("click", () => choose(FIRST));

for (const link of document.querySelectorAll("a.choose")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    const [name, value] = settingOf(link.dataset.choice, link.dataset.value);
    choose({ [name]: value });
    panel.scrollIntoView({ behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  });
}

// An address that says what is to be worn comes before what was chosen: it is shown, and kept when something is chosen.
const asked = [...new URLSearchParams(location.search)].map(([choice, value]) => settingOf(choice, value));
const canBe = (name, value) => (name === "face" ? FACES : DRESS[name])?.includes(value);
settings = { ...settings, ...Object.fromEntries(asked.filter(([name, value]) => canBe(name, value))) };
form.querySelector(".primary").hidden = true;
draw();
