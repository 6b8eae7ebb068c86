// The lobby: the list of offers as the server tells it, and the way to the game when somebody is found.

import "./page.js";
import { setText } from "../dom.js";
import { openLobby } from "../game/lobby.js";
import { isSeeking, setSeeking } from "../game/seeking.js";
import { readName } from "../settings.js";

const list = document.querySelector(".seeks .rows");
const template = document.getElementById("row");
const none = document.querySelector(".seeks .none");
const here = document.querySelector(".seeks .here");
const waiting = document.querySelector(".quick .waiting");

function fill(row, seek) {
  row.dataset.id = seek.id;
  for (const part of ["who", "what", "odds", "notes", "why"]) setText(row.querySelector(`.${part}`), seek[part]);
  for (const way of ["take", "withdraw"]) {
    const form = row.querySelector(`form.${way}`);
    form.action = `/lobby/seeks/${seek.id}/${way}`;
    form.hidden = seek.way !== way;
  }
  row.querySelector(".why").hidden = seek.way !== "none";
  row.querySelector(".why").setAttribute("href", seek.help);
  row.querySelector("[name=plan]").value = seek.plan;
  return row;
}

const rowOf = (id) => [...list.children].find((row) => row.dataset.id === id);
const newRow = (seek) => fill(template.content.firstElementChild.cloneNode(true), seek);

function put(seek) {
  const row = rowOf(seek.id);
  if (row) fill(row, seek);
  else list.prepend(newRow(seek));
  none.hidden = true;
}

function remove(id) {
  const row = rowOf(id);
  // Whoever is at its button with the keyboard is led to the next one.
  if (row?.contains(document.activeElement)) (row.nextElementSibling ?? row.previousElementSibling)?.querySelector("button")?.focus();
  row?.remove();
  none.hidden = list.children.length > 0;
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
    for (const row of [...list.children]) if (!known.has(row.dataset.id)) row.remove();
    for (const seek of seeks.toReversed()) put(seek);
    none.hidden = list.children.length > 0;
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
