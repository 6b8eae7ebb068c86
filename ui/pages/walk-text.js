// What a page whose line is stepped through offers to its text view: the board is read, and nobody plays on it.

import { joined } from "../game/announce.js";
import { t } from "../page-data.js";
import { offerText } from "../text/host.js";

/**
 * Offers a line. `on` has `voice`, `settings`, `start` (its first position), `steps()` with what led to each `{sfen, usi, check, text}`,
 * `at()`, after how many of them one stands, `said(index)`, a step in words, and `walk(step)`; where there are several lines also
 * `lines()`, each in words, and `choose(index)`, whether there is such a one. Returns what tells the view of a change.
 */
export function offerWalk(on) {
  const place = () => on.steps()[on.at() - 1] ?? { sfen: on.start, usi: null, check: null };
  const lines = () => (on.lines?.() ?? []).map((text, index) => `${index + 1}: ${text}`);
  const told = () => ["h1", ".told"].map((selector) => document.querySelector(selector)?.textContent.trim() ?? "");
  return offerText({
    voice: on.voice,
    style: () => on.settings.coordinates,
    place: () => ({ ...place(), legal: null }),
    status: () => (on.at() === 0 ? t("start") : on.said(on.at() - 1)),
    introduce: () => joined([...told(), ...lines()].filter(Boolean)),
    clocks: () => [t("untimed")],
    moves: () => on.steps().map(({ text }, index) => ({ text, said: () => on.said(index) })),
    at: on.at,
    where: () => null,
    isAhead: () => false,
    intend: () => {},
    walk: on.walk,
    ...(on.choose && {
      variation: (number) => (on.choose(number - 1) ? undefined : t("text-no-variation", { count: on.lines().length })),
    }),
    acts: () => ({}),
  });
}
