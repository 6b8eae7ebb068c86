// Every way to start a game: the board beside the form shows the position the chosen game will start from, as the player will see it.

import "./page.js";
import "../board/element.js";
import { pageData } from "../page-data.js";
import { readName, readSettings, writeName, writeSettings } from "../settings.js";
import { showFaces } from "./faces.js";

const board = document.querySelector("shogi-board");
const form = document.querySelector("form.start");
const look = document.querySelector(".look");
const settings = readSettings(pageData.lang);
const name = form.elements.name;

// Lots are for even games: whoever gives a handicap is White.
function withoutLots() {
  const { handicap, color } = form.elements;
  if (handicap.value !== "even" && color.value === "lots") color.value = "black";
}

function showStart() {
  withoutLots();
  const wish = new FormData(form);
  const near = wish.get("opponent") !== "two" && wish.get("color") === "white" ? "white" : "black";
  board.show({ sfen: form.elements.handicap.selectedOptions[0].dataset.sfen, near });
}

form.addEventListener("change", showStart);

const advice = form.querySelector(".advice");
const rows = [...form.querySelectorAll("[data-difference]")];
const rowFor = (difference) => rows[Math.min(Math.abs(difference), rows.length - 1)];

// Of the table of handicaps the line that two grades ask for.
function showDifference() {
  const [mine, theirs] = ["#grade-mine", "#grade-theirs"].map((id) => form.querySelector(id).value);
  const chosen = mine && theirs ? rowFor(mine - theirs) : null;
  for (const row of rows) row.classList.toggle("chosen", row === chosen);
}
form.addEventListener("change", showDifference);

// What would make a game against this level even for somebody of this grade.
function advise() {
  const own = form.querySelector("#own-grade").value;
  const above = own - form.elements.level.selectedOptions[0].dataset.ordinal;
  const { handicap } = rowFor(above).dataset;
  const option = [...form.elements.handicap.options].find(({ value }) => value === handicap);
  const side = above < 0 ? "black" : "white";
  return own && option ? { handicap, text: option.textContent, color: above === 0 ? "random" : side } : null;
}

function showAdvice() {
  const found = advise();
  advice.hidden = !found;
  advice.querySelector("b").textContent = found?.text ?? "";
}
form.addEventListener("change", showAdvice);
advice.querySelector("button").addEventListener("click", () => {
  const { handicap, color } = advise();
  form.elements.handicap.value = handicap;
  form.elements.color.value = color;
  showStart();
});

// Switches that were set apart from the ruleset become part of its text: "amateur/27-point".
form.addEventListener("formdata", ({ formData }) => {
  const switches = [...form.querySelectorAll("[data-switch]")].map((field) => field.value).filter(Boolean);
  formData.set("ruleset", [formData.get("ruleset"), ...switches].join("/"));
  // A box that was ticked for another clock.
  const clock = formData.get("clock") === "other" ? formData.get("clock_text") : formData.get("clock");
  if (!/d\/move$/.test(clock.trim())) formData.delete("weekend_pause");
  // The server may live in another time zone.
  const appointed = formData.get("starts_at");
  if (appointed) formData.set("starts_at", new Date(appointed).toISOString());
});
form.addEventListener("submit", () => writeName(name.value));
name.value = readName();
look.addEventListener("change", ({ target }) => {
  settings.face = target.value;
  writeSettings(settings);
  board.configure(settings);
});

board.configure(settings);
showFaces(look, settings.face);
showStart();
