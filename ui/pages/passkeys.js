// Passkeys: a button asks the server what is wanted, the device for it, and sends its form with what came of that.

import { el } from "../dom.js";
import { t } from "../page-data.js";

/** Shows and wires the buttons of `root` that ask for a passkey, where the browser can. */
export function wirePasskeys(root) {
  if (!window.PublicKeyCredential) return;
  for (const button of root.querySelectorAll("[data-passkey]")) {
    // A browser that has come by another name of the site would be refused.
    button.hidden = button.dataset.origin !== location.origin;
    button.addEventListener("click", () => press(button));
  }
}

// What the device gives, and where the form takes it; without an address it goes where it always goes.
const WAYS = {
  new: {
    needs: ["name", "of_age"],
    give: (form) => ask("new", { name: form.elements.name.value }).then(make),
    to: "/account/passkeys/new",
  },
  in: { needs: [], give: () => ask("sign", {}).then(show), to: "/account/passkeys/in" },
  add: { needs: ["password"], give: another },
  // Whatever the form is for; the passkey stands for the password.
  confirm: { give: () => ask("sign", {}).then(show) },
};

async function press(button) {
  const { needs, give, to } = WAYS[button.dataset.passkey];
  const { form } = button;
  const isNeeded = ({ name }) => needs?.includes(name) ?? name !== "password";
  if (![...form.elements].filter(isNeeded).every((field) => field.reportValidity())) return;
  button.disabled = true;
  try {
    form.elements.key.value = JSON.stringify(await give(form));
    if (to) form.action = to;
    // Without what the other button of the form asks for.
    form.submit();
  } catch (error) {
    tell(button, error);
  } finally {
    button.disabled = false;
  }
}

// One more is given to who shows that it is them: by their password, or by a passkey that they have.
async function another(form) {
  const password = form.elements.password?.value;
  const proof = password === undefined ? { key: await ask("sign", {}).then(show) } : { password };
  return make(await ask("another", proof));
}

// What the server says that the device is to be asked for.
async function ask(what, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`/api/v1/passkeys/${what}`, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => null);
  const told = await answer?.json().catch(() => null);
  if (!told) throw new Refusal(t("passkey-unreachable"));
  if (!answer.ok) throw new Refusal(told.text);
  return told;
}

async function make(options) {
  const user = { ...options.user, id: bytes(options.user.id) };
  const publicKey = { ...options, user, challenge: bytes(options.challenge), excludeCredentials: named(options.excludeCredentials) };
  const { rawId, response } = await navigator.credentials.create({ publicKey });
  const { clientDataJSON } = response;
  const id = text(rawId);
  return { id, response: { clientDataJSON: text(clientDataJSON), authenticatorData: text(response.getAuthenticatorData()) } };
}

async function show(options) {
  const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: named(options.allowCredentials) };
  const { rawId, response } = await navigator.credentials.get({ publicKey });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const own = { clientDataJSON: text(clientDataJSON), authenticatorData: text(authenticatorData), signature: text(signature) };
  return { id: text(rawId), response: { ...own, userHandle: userHandle ? text(userHandle) : null } };
}

const named = (keys) => keys.map((key) => ({ ...key, id: bytes(key.id) }));

// What the server refuses, in its words.
class Refusal extends Error {}

// Browsers say little of why a device has given nothing, so that pages learn nothing of who they have before them.
function tell(button, error) {
  const known = error instanceof Refusal ? error.message : null;
  const words = known ?? (error.name === "InvalidStateError" ? t("passkey-again") : t("passkey-not"));
  button.form.querySelector(".wrong")?.remove();
  button.before(el("p", { class: "wrong", role: "alert" }, words));
}

// Bytes in base64url, as the server reads and writes them.
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function text(buffer) {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
