// The course of a game as points to draw. Pure.

/** From the upper edge, where Black has won, to the lower one. */
export const HEIGHT = 100;

/** How high a place stands, from 0 above: a sure win of Black's is at the upper edge. */
export const heightOf = ({ score: { chance } }) => Number(((1 - chance) * HEIGHT).toFixed(2));

/** The places that are known, as runs of neighbours `[ply, height]`. */
export function runsOf(places) {
  const runs = [];
  for (const ply of [...places.keys()].sort((a, b) => a - b)) {
    const point = [ply, heightOf(places.get(ply))];
    if (runs.at(-1)?.at(-1)[0] === ply - 1) runs.at(-1).push(point);
    else runs.push([point]);
  }
  return runs;
}
