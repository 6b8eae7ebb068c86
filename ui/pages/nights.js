// Club nights: while one lasts there is the way to an opponent, before it the hour at which it begins.

import { showHour } from "./hours.js";

// Timers of browsers go no further than that.
const LONGEST_MS = 2 ** 31 - 1;

function show(night) {
  const now = Date.now();
  const [begins, ends] = [Number(night.dataset.begins), Number(night.dataset.ends)];
  const isOn = begins <= now && now < ends;
  for (const part of night.querySelectorAll(".on, .play")) part.hidden = !isOn;
  night.querySelector(".next").hidden = isOn;
  const due = [begins, ends].find((at) => at > now);
  if (due) setTimeout(() => show(night), Math.min(due - now, LONGEST_MS));
}

/** Brings the club nights of a page to life. */
export function showNights() {
  document.querySelectorAll("time.hour").forEach(showHour);
  document.querySelectorAll(".night").forEach(show);
}
