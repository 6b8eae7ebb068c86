// The page of a class: the link for the pupils is copied at a press.

import "./page.js";
import { copyText } from "../clipboard.js";
import { t } from "../page-data.js";

const [field, button] = ["#link", "[data-action=copy]"].map((selector) => document.querySelector(selector));
field.value = new URL(field.value, location.href).href;
field.addEventListener("focus", () => field.select());
button.addEventListener("click", async () => {
  if (await copyText(field.value, field.parentElement)) button.textContent = t("copied");
  else field.select();
});
