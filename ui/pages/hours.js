// Hours as the reader's own clock has them: the server does not know where that is.

import { setText } from "../dom.js";

const TIME = { hour: "2-digit", minute: "2-digit" };
const DAY_AND_TIME = { weekday: "long", day: "numeric", month: "long", ...TIME };

/** Says the hour of a `time` element at the reader's place, if it has one; `data-short` is the time alone. */
export function showHour(time) {
  if (!time.dateTime) return;
  const form = "short" in time.dataset ? TIME : DAY_AND_TIME;
  setText(time, new Date(time.dateTime).toLocaleString(document.documentElement.lang, form));
}
