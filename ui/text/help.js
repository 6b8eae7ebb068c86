// What there is to ask, in words: the groups of commands, those of a group, or one of them.

import { COMMANDS, EXAMPLES, GROUPS } from "./vocabulary.js";

/** What `? …` asks for: the groups, the commands of `group`, or what the one called `of` is for; `lang` is the reader's. */
export function helpWords({ of, group }, t, lang) {
  if (group) return Object.keys(GROUPS[group].commands).map((name) => line(name, t, lang)).join(". ");
  if (of) {
    const words = Object.values(COMMANDS[of].words).flat();
    return `${line(of, t, lang)}. ${t("text-help-words", { text: [...new Set(words)].join(", ") })}`;
  }
  const groups = Object.entries(GROUPS).map(([name, { words }]) => `${words[lang]}: ${t(`text-group-${name}`)}`);
  return [t("text-help-move"), ...groups, t("text-help-more", { text: GROUPS.look.words[lang] })].join(". ");
}

function line(name, t, lang) {
  const { after, words } = COMMANDS[name];
  const example = EXAMPLES[after]?.[lang];
  return `${[words[lang][0], example].filter(Boolean).join(" ")}: ${t(`text-help-${name}`)}`;
}
