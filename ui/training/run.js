// A run: so many right answers as one can give in thirty seconds, or another time, or at leisure. Pure.

/** So long a run of the coordinates trainer lasts. */
export const RUN_MS = 30_000;

/** Before so few questions are left, more are wanted. */
const FEW = 4;

/** A run over `pool`, whatever is asked of it, from a point in time; if it lasts 0 it has no end. */
export const begin = (pool, now, lasts = RUN_MS) =>
  ({ pool, at: 0, right: 0, wrong: 0, until: lasts === 0 ? Infinity : now + lasts });

/** What is asked now. */
export const asked = ({ pool, at }) => pool[at % pool.length];

/** Whole seconds that are left. */
export const left = ({ until }, now) => Math.max(0, Math.ceil((until - now) / 1000));

/** After an answer: a right one leads on, a wrong one is tried again. */
export const answered = (run, isRight) =>
  isRight ? { ...run, at: run.at + 1, right: run.right + 1 } : { ...run, wrong: run.wrong + 1 };

/** On to the next, whatever the answer was. */
export const passed = (run) => ({ ...run, at: run.at + 1 });

/** Whether the questions come to their end. */
export const needsMore = ({ pool, at }) => pool.length - at <= FEW;

/** More questions. */
export const more = (run, fresh) => ({ ...run, pool: [...run.pool, ...fresh] });

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
