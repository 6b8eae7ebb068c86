// A line of play that is shown on the board without becoming part of anything.

/** `notation()` is how moves are written; `tell()` is called when something else is shown. */
export function preview(notation, tell) {
  let steps = null;
  let at = 0;

  const leave = () => {
    steps = null;
    tell();
  };

  return {
    /** The moves of a line with their positions, from `back` moves before the place on: null if the server does not answer. */
    async load({ start, moves }, back, line) {
      const body = { sfen: start, before: moves.slice(0, moves.length - back), moves: line, notation: notation() };
      const answer = await fetch("/api/v1/line", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }).catch(() => null);
      return answer?.ok ? (await answer.json()).moves : null;
    },
    /** Shows a line as it is after its move with this number, from 0. */
    show(line, number) {
      steps = line;
      at = Math.min(number, line.length - 1);
      tell();
    },
    leave,
    /** One move on or back, before the first one out of it; whether there is a line. */
    step(by) {
      if (steps === null) return false;
      if (at + by < 0) leave();
      else at = Math.min(at + by, steps.length - 1);
      tell();
      return true;
    },
    /** `{step, number, count, usis}`, or null. */
    now: () =>
      steps === null ? null : { step: steps[at], number: at + 1, count: steps.length, usis: steps.map(({ usi }) => usi).join(" ") },
  };
}
