// The link that is sent to the other player, and the name of who sits down.

import { copyText } from "../clipboard.js";
import { t } from "../page-data.js";
import { readName, writeName } from "../settings.js";

/** Wires the card that is shown until both players are there. */
export function invite(card) {
  const field = card.querySelector("#link");
  const copy = card.querySelector("[data-action=copy]");
  const share = card.querySelector("[data-action=share]");
  const join = card.querySelector(".join");
  const link = new URL(field.value, location.href).href;
  field.value = link;
  field.addEventListener("focus", () => field.select());
  copy.addEventListener("click", async () => {
    if (await copyText(link, card)) copy.textContent = t("copied");
    else field.select();
  });
  share.hidden = !navigator.share;
  // Whoever closes the sheet without sending has changed their mind: nothing went wrong.
  share.addEventListener("click", () => navigator.share({ title: document.title, url: link }).catch(() => {}));
  join.elements.name.value = readName();
  join.addEventListener("submit", () => writeName(join.elements.name.value));
}
