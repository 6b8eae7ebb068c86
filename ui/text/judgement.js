// What the engine says, for the text view: values, best moves, mistakes and reasons, on demand. The panel of the page asks and knows.

import { saidMove } from "../board/words.js";
import { t } from "../page-data.js";

// What one had better looked at again.
const MISTAKES = ["blunder", "mistake", "inaccuracy"];
// So much of a line is said.
const SAID_MOVES = 3;
const PATIENCE_MS = 60_000;

/**
 * The commands about what the engine thinks, by name, as in `acts` of a text view. `panel` is the page's, `say` tells a text, `style`
 * is how squares are called.
 */
export function judgements(panel, say, style) {
  const answer = (work) => ({ run: async () => say((await work()) ?? t("text-no-answer")) });

  const evaluate = async () => {
    const known = await panel.known(PATIENCE_MS);
    const score = known?.lines?.[0]?.score ?? known?.score;
    return score && t("text-eval", { text: score.text });
  };

  const best = async () => {
    const { mark } = panel.told();
    const known = await panel.known(PATIENCE_MS);
    const line = known?.lines?.[0];
    const here = line && t("text-best", { text: await spokenLine(panel.place(), 0, line.moves, style) });
    const better = mark?.better && t("text-better", { text: await spokenLine(panel.place(), 1, mark.better.moves, style) });
    return [better, here].filter(Boolean).join(". ") || null;
  };

  const why = async () => {
    const { mark } = panel.told();
    if (mark?.mark) return mark.text;
    return (await panel.why(PATIENCE_MS))?.text;
  };

  // The next one after the move one looks at; then from the beginning.
  const mistake = async () => {
    const { marks, ply } = panel.told();
    if (!marks) return t("text-not-analysed");
    const plies = [...marks].filter(([, { mark }]) => MISTAKES.includes(mark)).map(([ply]) => ply).sort((one, other) => one - other);
    if (plies.length === 0) return t("text-no-mistake");
    const next = plies.find((own) => own > (ply ?? 0)) ?? plies[0];
    panel.goTo(next);
    return marks.get(next).text;
  };

  const analyse = async () => {
    if (panel.isBusy) return t("text-analysing");
    say(t("text-analysing"));
    const told = await panel.analyse();
    return told ? t("text-analysed", { count: [...told.marks.values()].filter(({ mark }) => MISTAKES.includes(mark)).length }) : null;
  };

  return { eval: answer(evaluate), best: answer(best), why: answer(why), mistake: answer(mistake), analyse: answer(analyse) };
}

// Moves as they are said; as they are written if the server does not answer.
async function spokenLine(place, back, line, style) {
  const { start, moves } = place;
  const first = moves.length - back;
  const shown = line.slice(0, SAID_MOVES);
  const body = JSON.stringify({ sfen: start, before: moves.slice(0, first), moves: shown.map(({ usi }) => usi), notation: "usi" });
  const request = { method: "POST", headers: { "content-type": "application/json" }, body };
  const answer = await fetch("/api/v1/line", request).catch(() => null);
  if (!answer?.ok) return shown.map(({ text }) => text).join(" ");
  const steps = (await answer.json()).moves;
  // The position after a move says whose turn it is then.
  const by = ({ sfen }) => t(sfen.split(" ")[1] === "w" ? "color-black" : "color-white");
  return steps.map((step) => saidMove(by(step), step.spoken, step.check, style, t)).join(t("comma"));
}
