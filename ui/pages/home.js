// The home page: the board beside the form shows the position the chosen game will start from, as the player will see it.

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

// Of the table of handicaps the line that two grades ask for.
function showDifference() {
  const [mine, theirs] = [...form.querySelectorAll("[data-grade]")].map((field) => field.value);
  const difference = mine && theirs ? Math.abs(mine - theirs) : null;
  const rows = [...form.querySelectorAll("[data-difference]")];
  const last = rows.at(-1).dataset.difference;
  for (const row of rows) row.classList.toggle("chosen", difference !== null && Number(row.dataset.difference) === Math.min(difference, last));
}
form.addEventListener("change", showDifference);

// Switches that were set apart from the ruleset become part of its text: "amateur/27-point".
form.addEventListener("formdata", ({ formData }) => {
  const switches = [...form.querySelectorAll("[data-switch]")].map((field) => field.value).filter(Boolean);
  formData.set("ruleset", [formData.get("ruleset"), ...switches].join("/"));
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
