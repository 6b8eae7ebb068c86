// The lobby: the list of offers as the server tells it, and the way to the game when somebody is found.

import "./page.js";
import { setText } from "../dom.js";
import { openLobby } from "../game/lobby.js";
import { t } from "../page-data.js";
import { isSeeking, setSeeking } from "../game/seeking.js";
import { readName } from "../settings.js";
import { showHour } from "./hours.js";
import { showNights } from "./nights.js";

const list = document.querySelector(".seeks .rows");
const challenges = document.querySelector(".challenges");
const template = document.getElementById("row");
const none = document.querySelector(".seeks .none");
const here = document.querySelector(".seeks .here");
const waiting = document.querySelector(".quick .waiting");

function fill(row, seek) {
  row.dataset.id = seek.id;
  const when = row.querySelector(".when");
  when.dateTime = seek.at;
  when.hidden = !seek.at;
  showHour(when);
  const who = row.querySelector(".who a");
  setText(who, seek.who);
  // A guest has no page.
  if (seek.page) who.setAttribute("href", seek.page);
  else who.removeAttribute("href");
  for (const part of ["what", "odds", "notes", "why"]) setText(row.querySelector(`.${part}`), seek[part]);
  for (const way of ["take", "decline", "withdraw", "remove"]) row.querySelector(`form.${way}`).action = `/lobby/seeks/${seek.id}/${way}`;
  row.querySelector("form.take").hidden = !["take", "answer"].includes(seek.way);
  row.querySelector("form.withdraw").hidden = seek.way !== "withdraw";
  row.querySelector("form.remove").hidden = !seek.removable;
  row.querySelector(".answer").hidden = seek.way !== "answer";
  row.querySelector(".counter").setAttribute("href", `/lobby?counter=${seek.id}#offer`);
  row.querySelector(".why").hidden = seek.way !== "none";
  row.querySelector(".why").setAttribute("href", seek.help);
  row.querySelector("[name=plan]").value = seek.plan;
  return row;
}

const rows = () => [...challenges.querySelectorAll(".row"), ...list.children];
const rowOf = (id) => rows().find((row) => row.dataset.id === id);
const newRow = (seek) => fill(template.content.firstElementChild.cloneNode(true), seek);

function put(seek) {
  const row = rowOf(seek.id);
  if (row) fill(row, seek);
  else (seek.challenge ? challenges.querySelector(".rows") : list).prepend(newRow(seek));
  showWhatThereIs();
}

function showWhatThereIs() {
  none.hidden = list.children.length > 0;
  challenges.hidden = !challenges.querySelector(".row");
}

function remove(id) {
  const row = rowOf(id);
  // Whoever is at its button with the keyboard is led to the next one.
  if (row?.contains(document.activeElement)) (row.nextElementSibling ?? row.previousElementSibling)?.querySelector("button")?.focus();
  row?.remove();
  showWhatThereIs();
  // It was one's own, and has had its time.
  if (waiting?.querySelector("form").action.includes(id)) location.reload();
}

function begin({ url }) {
  setSeeking(false);
  location.href = url;
}

const hear = {
  all({ seeks, waits, offers, begun }) {
    // Somebody was found while this page was on its way.
    if (begun && isSeeking()) return begin({ url: begun });
    const known = new Map(seeks.map((seek) => [seek.id, seek]));
    for (const row of rows()) if (!known.has(row.dataset.id)) row.remove();
    for (const seek of seeks.toReversed()) put(seek);
    showWhatThereIs();
    // What one waited for has gone meanwhile: the page says what there is.
    if (Boolean(waiting) !== waits) return location.reload();
    setSeeking(waits || offers);
    // From now on one is here.
    document.querySelector("main").dataset.live = "on";
  },
  seek: ({ seek }) => put(seek),
  gone: ({ id }) => remove(id),
  here: ({ text }) => setText(here, text),
  begun: begin,
};

document.querySelectorAll(".rows .when").forEach(showHour);
showNights();

// The server counts the hours of the day in universal time.
function showHours(section) {
  const shift = -Math.round(new Date().getTimezoneOffset() / 60);
  const here = (hour) => (Number(hour) + shift + 24) % 24;
  for (const bar of section.querySelectorAll("[data-hour]:is(g)")) {
    const hour = here(bar.dataset.hour);
    bar.setAttribute("transform", `translate(${hour * 20} 0)`);
    bar.querySelector("text").textContent = hour % 3 === 0 ? hour : "";
  }
  const busiest = section.querySelector(".busiest");
  setText(busiest, t("hours-busiest", { time: `${here(busiest.dataset.hour)}:00` }));
}
const hours = document.querySelector(".hours");
if (hours) showHours(hours);

// An hour that was sent before comes back as the server has it.
const when = document.querySelector("#offer-starts_at");
const sent = new Date(when.dataset.at);
if (!Number.isNaN(sent.getTime())) {
  when.value = new Date(sent.getTime() - sent.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

// The server may live in another time zone.
document.querySelector(".offer form").addEventListener("formdata", ({ formData }) => {
  const at = formData.get("starts_at");
  if (at) formData.set("starts_at", new Date(at).toISOString());
});

document.addEventListener("submit", ({ target }) => {
  const name = target.querySelector("input[type=hidden][name=name]");
  // Guests are called as they called themselves last.
  if (name) name.value = readName();
  // Somebody may be found before the next page is there.
  if (target.querySelector("[name=quick]")) setSeeking(true);
});
openLobby((message) => hear[message.type]?.(message));
if (waiting) setTimeout(() => {
  waiting.querySelector(".computer").hidden = false;
}, Number(waiting.dataset.computerAfter));
