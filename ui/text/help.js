// What there is to ask, in words: all commands, or one of them.

import { COMMANDS, COUNT, NUMBER, PIECE, SQUARE } from "./vocabulary.js";

// Of what follows a command an example says most.
const EXAMPLES = {
  [NUMBER]: { it: "7", en: "7", ja: "7" },
  [COUNT]: { it: "5", en: "5", ja: "5" },
  [SQUARE]: { it: "55", en: "55", ja: "55" },
  [PIECE]: { it: "torre", en: "rook", ja: "飛" },
};

/** All commands in a row, or what the one called `of` is for; `lang` is the reader's. */
export function helpWords(of, t, lang) {
  if (of === undefined) return [t("text-help-move"), ...Object.keys(COMMANDS).map((name) => line(name, t, lang))].join(". ");
  const words = Object.entries(COMMANDS[of].words).map(([, all]) => all.join(" ")).join(" ");
  return `${line(of, t, lang)}. ${t("text-help-words", { text: [...new Set(words.split(" "))].join(", ") })}`;
}

function line(name, t, lang) {
  const { after, words } = COMMANDS[name];
  const example = EXAMPLES[after]?.[lang];
  return `${[words[lang][0], example].filter(Boolean).join(" ")}: ${t(`text-help-${name}`)}`;
}
