// What came before an answer, as the server wants to know it: wrong answers and hints since a position was shown, and when that was. Pure.

/** Nothing yet, from a point in time. */
export const noTries = (begun) => ({ wrong: 0, hints: 0, begun });

/** The same after an answer: where it was right, a new position is shown. */
export function counted(tries, verdict, now) {
  if (verdict === "right" || verdict === "solved") return noTries(now);
  return verdict === "wrong" ? { ...tries, wrong: tries.wrong + 1 } : tries;
}
