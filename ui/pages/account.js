// What the pages around one's name do beyond forms: the codes can be printed, a passkey is asked of the device, and a card that a
// phone has read fills in the form that lets its owner in. What stands behind the sign of an address is sent to nobody.

import "./page.js";
import { wirePasskeys } from "./passkeys.js";

const print = document.querySelector("[data-action=print]");
if (print) {
  print.hidden = false;
  print.addEventListener("click", () => window.print());
}

wirePasskeys(document);

// Whose evening it is is where they are.
const zone = document.querySelector("[data-zone]");
if (zone?.value === "") zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

// What an engine looks through goes on while one waits.
const PATIENCE_MS = 3000;
if (document.querySelector("[data-pending]")) setTimeout(() => location.reload(), PATIENCE_MS);

// A form that is on its way is not sent again: a name is taken once, and its codes are shown once.
for (const form of document.querySelectorAll("form[method=post]")) {
  form.addEventListener("submit", (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = "yes";
  });
}
addEventListener("pageshow", () => document.querySelectorAll("form[data-sent]").forEach((form) => delete form.dataset.sent));

const code = document.querySelector("#code");
const [name, words] = location.hash.slice(1).split("/").map(decoded);
if (code && words) {
  document.querySelector("#back-name").value = name;
  code.value = words;
  history.replaceState(null, "", location.pathname);
  document.querySelector("#back-password").focus();
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
