// What one is told: the list as it grows, the hours in the reader's words, and whether this browser is called when the page is closed.

import "./page.js";
import { setText } from "../dom.js";
import { t } from "../page-data.js";
import { onNews } from "./bell.js";

const TIME = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" };
for (const time of document.querySelectorAll(".notices time")) {
  setText(time, new Date(time.dateTime).toLocaleString(document.documentElement.lang, TIME));
}

// Whoever has the list before their eyes has seen it.
const SEEN_AFTER_MS = 1500;
let marking = null;

function markSeen() {
  clearTimeout(marking);
  if (document.visibilityState !== "visible" || !document.querySelector(".notices .new")) return;
  marking = setTimeout(() => {
    fetch("/api/v1/notices/seen", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" });
  }, SEEN_AFTER_MS);
}
markSeen();
document.addEventListener("visibilitychange", markSeen);

// The server writes the list: what is new comes from there.
async function lookAgain() {
  const answer = await fetch("/notices");
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of [".notices", ".note.none", ".followed"]) {
    const [old, fresh] = [document, page].map((where) => where.querySelector(part));
    if (old && fresh && !old.contains(document.activeElement)) old.replaceWith(fresh);
  }
  for (const time of document.querySelectorAll(".notices time")) {
    setText(time, new Date(time.dateTime).toLocaleString(document.documentElement.lang, TIME));
  }
  markSeen();
}
onNews(({ type }) => {
  if (["notice", "gone", "people"].includes(type)) lookAgain();
});

// The hours of silence are those of where one is.
const form = document.querySelector(".quiet-hours");
if (form) form.elements.zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

const device = document.querySelector(".device");
if (device) calls(device);

async function calls(device) {
  const [on, off] = ["call", "call-no-more"].map((name) => device.querySelector(`[data-action=${name}]`));
  const state = device.querySelector(".state");
  // Browsers offer it by https and on the machine itself.
  if (!isSecureContext) return setText(state, t("calls-https"));
  const worker = await navigator.serviceWorker?.ready;
  if (!worker?.pushManager) return setText(state, t("calls-impossible"));

  const show = (isCalled) => {
    on.hidden = isCalled;
    off.hidden = !isCalled;
    setText(state, t(isCalled ? "calls-are-on" : "calls-are-off"));
  };
  const ask = (method, body) =>
    fetch("/api/v1/notices/calls", { method, headers: { "content-type": "application/json" }, body: body && JSON.stringify(body) });
  // Browsers want the key as bytes.
  const key = () => Uint8Array.from(atob(device.dataset.key.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

  on.addEventListener("click", async () => {
    try {
      if ((await Notification.requestPermission()) !== "granted") return setText(state, t("calls-denied"));
      // One that was made for another key of the site is worth nothing.
      await (await worker.pushManager.getSubscription())?.unsubscribe();
      const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key() });
      const answer = await ask("POST", made.toJSON());
      if (!answer.ok) throw new Error();
      show(true);
      off.focus();
    } catch {
      setText(state, t("calls-failed"));
    }
  });
  off.addEventListener("click", async () => {
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    await ask("DELETE");
    show(false);
    on.focus();
  });

  const known = await (await ask("GET")).json();
  show(known.called && Boolean(await worker.pushManager.getSubscription()));
}
