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
  const query = new URLSearchParams({ path: location.pathname });
  const response = await fetch(`/api/v1/link?${query}`).catch(() => null);
  // Without an answer the link is that of this page, as it was.
  if (!response?.ok) return;
  const { url, command } = await response.json();
  const unreached = card.querySelector(".unreached");
  unreached.hidden = url !== null;
  unreached.querySelector(".command").textContent = command ?? "";
  if (url === null) return;
  card.querySelector("#link").value = url;
  card.querySelector("img.code").src = `/code.svg?${query}`;
  for (const part of card.querySelectorAll(".code")) part.hidden = false;
}

/** Wires the card that is shown until both players are there. */
export function invite(card) {
  const field = card.querySelector("#link");
  const copy = card.querySelector("[data-action=copy]");
  const share = card.querySelector("[data-action=share]");
  const join = card.querySelector(".join");
  field.value = new URL(field.value, location.href).href;
  field.addEventListener("focus", () => field.select());
  copy.addEventListener("click", async () => {
    if (await copyText(field.value, card)) copy.textContent = t("copied");
    else field.select();
  });
  share.hidden = !navigator.share;
  // Whoever closes the sheet without sending has changed their mind: nothing went wrong.
  share.addEventListener("click", () => navigator.share({ title: document.title, url: field.value }).catch(() => {}));
  join.elements.name.value = readName();
  join.addEventListener("submit", () => writeName(join.elements.name.value));
}
