// The link that is sent to the other player, and the name of who sits down.

import { copyText } from "../clipboard.js";
import { t } from "../page-data.js";
import { readName, writeName } from "../settings.js";

const asked = new WeakSet();

/**
 * Shows in the card where others reach the game, with the code that a phone reads; or that nobody else does, and what helps.
 * It is asked once, when the card is shown to who sends the link.
 */
export async function showWay(card) {
  if (asked.has(card)) return;
  asked.add(card);
  const [link, watch] = [card.querySelector("#link"), card.querySelector("#watch-link")];
  const query = new URLSearchParams({ path: link.getAttribute("value") });
  const response = await fetch(`/api/v1/link?${query}`).catch(() => null);
  // Without an answer the link is that of this page, as it was.
  if (!response?.ok) return;
  const { url, command } = await response.json();
  const unreached = card.querySelector(".unreached");
  unreached.hidden = url !== null;
  unreached.querySelector(".command").textContent = command ?? "";
  if (url === null) return;
  link.value = url;
  watch.value = new URL(watch.getAttribute("value"), url).href;
  card.querySelector("img.code").src = `/code.svg?${query}`;
  for (const part of card.querySelectorAll(".code")) part.hidden = false;
}

// A link that is copied at a press, or by hand.
function wireCopy(card, field, action) {
  const button = card.querySelector(`[data-action=${action}]`);
  field.value = new URL(field.value, location.href).href;
  field.addEventListener("focus", () => field.select());
  button.addEventListener("click", async () => {
    if (await copyText(field.value, card)) button.textContent = t("copied");
    else field.select();
  });
}

/** Wires the card that is shown until both players are there. */
export function invite(card) {
  const field = card.querySelector("#link");
  wireCopy(card, field, "copy");
  wireCopy(card, card.querySelector("#watch-link"), "copy-watch");
  const share = card.querySelector("[data-action=share]");
  const join = card.querySelector(".join");
  share.hidden = !navigator.share;
  // Whoever closes the sheet without sending has changed their mind: nothing went wrong.
  share.addEventListener("click", () => navigator.share({ title: document.title, url: field.value }).catch(() => {}));
  join.elements.name.value = readName();
  join.addEventListener("submit", () => writeName(join.elements.name.value));
}
