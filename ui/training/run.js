// A run of the coordinates trainer: so many right answers as one can give in thirty seconds. Pure.

/** So long a run lasts. */
export const RUN_MS = 30_000;

/** A run over `pool`, whatever is asked of it, from a point in time. */
export const begin = (pool, now) => ({ pool, at: 0, right: 0, wrong: 0, until: now + RUN_MS });

/** What is asked now. */
export const asked = ({ pool, at }) => pool[at % pool.length];

/** Whole seconds that are left. */
export const left = ({ until }, now) => Math.max(0, Math.ceil((until - now) / 1000));

/** After an answer: a right one leads on, a wrong one is tried again. */
export const answered = (run, isRight) =>
  isRight ? { ...run, at: run.at + 1, right: run.right + 1 } : { ...run, wrong: run.wrong + 1 };

/** Whether two texts say the same: wide digits, blanks, dashes and the marks of the players are no matter. */
export const isSame = (one, other) => plain(one) === plain(other);

const plain = (text) => text.normalize("NFKC").replace(/[\s\-‐−ー☗☖▲△▼▽]/gu, "").toLowerCase();

/** The same in an order that `random` (from 0 to 1) decides. */
export function shuffled(list, random) {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
}
