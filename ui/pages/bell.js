// The bell: on every page one is told what happens, and how much there is to read. One tab of a browser has the channel to the server, the
// others hear of it from there.

import { el } from "../dom.js";
import { t } from "../page-data.js";
import { setUnseen } from "../title.js";

const bell = document.querySelector(".top .bell");
const count = bell?.querySelector(".badge");
const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("miyako-notices") : null;

// Whether there is anything that somebody could be told, and until when that is taken for true: a guest who only reads needs no channel.
const TOLD = "miyako.told";
const NOBODY_FOR_MS = 300_000;
// Whoever has looked at no tab for so long is not here.
const AWAY_AFTER_MS = 300_000;
const LOOKS_EVERY_MS = 60_000;
const SHOWN_FOR_MS = 12_000;

// There one becomes somebody else, or offers something: what was known of a guest is worth nothing on the next page.
const becomesAnother = /^\/(account|lobby|notices)/.test(location.pathname);

const listeners = new Set();

/** Calls `hear` with what is told while the page is open: `{type, notice?, matter?, unseen?}`. */
export function onNews(hear) {
  listeners.add(hear);
}

function remember(told) {
  if (becomesAnother && !told) return;
  try {
    sessionStorage.setItem(TOLD, JSON.stringify({ told, until: told ? null : Date.now() + NOBODY_FOR_MS }));
  } catch {
    // Storage is forbidden: it is asked on each page.
  }
}

function remembered() {
  try {
    if (becomesAnother) sessionStorage.removeItem(TOLD);
    const { told, until } = JSON.parse(sessionStorage.getItem(TOLD));
    return until === null || until > Date.now() ? told : null;
  } catch {
    return null;
  }
}

function showUnseen(unseen) {
  count.hidden = unseen === 0;
  count.textContent = unseen > 99 ? "99+" : String(unseen);
  const label = unseen > 0 ? t("notices-unseen", { count: unseen }) : t("notices-none-unseen");
  bell.setAttribute("aria-label", label);
  bell.title = label;
  setUnseen(unseen);
  // An app on the home screen has a mark, too.
  (unseen > 0 ? navigator.setAppBadge?.(unseen) : navigator.clearAppBadge?.())?.catch(() => {});
}

const isKnown = ({ url }) => url === location.pathname;

function showNotice(notice) {
  document.querySelector(".notice-come")?.remove();
  const close = el("button", { type: "button", "aria-label": t("notice-close") }, "×");
  const card = el("div", { class: "notice-come", role: "status" }, el("a", { href: notice.url }, notice.text), close);
  close.addEventListener("click", () => card.remove());
  document.body.append(card);
  setTimeout(() => {
    if (!card.matches(":hover, :focus-within")) card.remove();
  }, SHOWN_FOR_MS);
}

async function call() {
  const { knock } = await import("../game/sound.js");
  knock();
}

// In every tab.
function hear(message) {
  if (typeof message.unseen === "number") showUnseen(message.unseen);
  if (message.type === "notice" && document.visibilityState === "visible") {
    say({ type: "shown", matter: message.notice.matter });
    if (!isKnown(message.notice)) showNotice(message.notice);
    if (["challenge", "begun"].includes(message.notice.code)) call();
  }
  for (const listener of listeners) listener(message);
}

// The tab that has the channel, and the others.
let channel = null;
let state = null;
let looked = Date.now();

/** Says something to the server, by whichever tab has the channel. */
function say(word) {
  if (channel) channel.send(word);
  else tabs?.postMessage({ say: word });
}

const isLookedAt = () => document.visibilityState === "visible";

function lookAgain() {
  if (isLookedAt()) looked = Date.now();
  channel?.send({ type: "looks", on: Date.now() - looked < AWAY_AFTER_MS });
}

async function listen() {
  const { channelAddress, openChannel } = await import("../game/live.js");
  const message = (told) => {
    state = told.type === "all" ? told : { ...state, unseen: told.unseen ?? state?.unseen ?? 0 };
    hear(told);
    tabs?.postMessage({ told });
  };
  channel = openChannel(() => channelAddress("notices/live"), { message, open: lookAgain, lost() {} });
  setInterval(lookAgain, LOOKS_EVERY_MS);
}

tabs?.addEventListener("message", ({ data }) => {
  if (data.told) hear(data.told);
  if (!channel) return;
  if (data.say) channel.send(data.say);
  if (data.looks) looked = Date.now();
  if (data.ask && state) tabs.postMessage({ told: { type: "state", unseen: state.unseen } });
});

document.addEventListener("visibilitychange", () => {
  if (channel) lookAgain();
  else if (isLookedAt()) tabs?.postMessage({ looks: true });
});

async function begin() {
  let told = remembered();
  if (told === null) {
    const answer = await fetch("/api/v1/notices");
    if (!answer.ok) return;
    const all = await answer.json();
    told = all.live;
    remember(told);
    showUnseen(all.unseen);
  }
  if (!told) return;
  if (!navigator.locks) return listen();
  tabs?.postMessage({ ask: true });
  setInterval(() => {
    if (!channel && isLookedAt()) tabs?.postMessage({ looks: true });
  }, LOOKS_EVERY_MS);
  // Until the page is left.
  navigator.locks.request("miyako-notices", () => listen().then(() => new Promise(() => {})));
}

if (bell) begin().catch(() => {});
