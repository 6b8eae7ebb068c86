// The history, walked along: arrow keys and two buttons lead from station to station; Enter opens the game of the one reached.

import "./page.js";
import { listenToKeys } from "./keys.js";

const stations = [...document.querySelectorAll(".stations > li")];
const steps = document.querySelector(".steps");
const [previous, next] = ["previous", "next"].map((name) => steps.querySelector(`[data-step=${name}]`));
const gently = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";

// No way is longer; a browser that does not say when it has come to its end is believed then.
const WAY_MS = 1500;

let walked = -1;
let leaves = 0;

const isSeen = (station) => {
  const { top, bottom } = station.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/**
 * The station that is read: the one that holds the focus or was walked to, while it is in sight or the page is on its way to it; else the
 * last whose head has come to the upper part of the window; -1 above the first.
 */
function here() {
  const held = stations.findIndex((station) => station.contains(document.activeElement));
  const own = held >= 0 ? held : walked;
  if (own >= 0 && (leaves > performance.now() || isSeen(stations[own]))) return own;
  return stations.findLastIndex((station) => station.getBoundingClientRect().top < innerHeight / 3);
}

function goTo(index) {
  walked = Math.min(Math.max(index, 0), stations.length - 1);
  leaves = performance.now() + WAY_MS;
  const station = stations[walked];
  const heading = station.querySelector("h3");
  for (const other of stations) other.classList.toggle("here", other === station);
  (heading.querySelector("a") ?? heading).focus({ preventScroll: true });
  station.scrollIntoView({ behavior: gently, block: "center" });
  // The address leads back here, and pressing Back leaves the page.
  history.replaceState(null, "", `#${station.id}`);
  show();
}

/** There is no way past either end. */
function show() {
  const at = here();
  previous.disabled = at <= 0;
  next.disabled = at === stations.length - 1;
}

if (stations.length > 1) {
  steps.hidden = false;
  const keys = document.querySelector(".keys");
  if (keys) keys.hidden = false;
  const walk = {
    ArrowLeft: () => goTo(here() - 1),
    ArrowRight: () => goTo(here() + 1),
    Home: () => goTo(0),
    End: () => goTo(stations.length - 1),
  };
  previous.addEventListener("click", walk.ArrowLeft);
  next.addEventListener("click", walk.ArrowRight);
  listenToKeys({ walk, letters: {} });
  addEventListener("scroll", show, { passive: true });
  addEventListener("scrollend", () => {
    leaves = 0;
    show();
  });
  show();
}
