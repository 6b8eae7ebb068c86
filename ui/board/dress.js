// What the reader's board wears: wood, cut and lines, the stands, the wood of the pieces and how their letters came on it (CRAFT-01 …
// CRAFT-29, EQUIP-15). The names are those of addresses and of the command line. Whatever is not as at first the server draws, as it draws
// it in pictures: so a dress is the same here and there.

/** What can be chosen, each with its values; the first is worn at first. */
export const DRESS = {
  wood: ["kaya", "shinkaya", "katsura", "icho", "hinoki", "hiba", "agathis"],
  cut: ["tenchimasa", "shihomasa", "tenmasa", "oimasa", "kiura", "kiomote"],
  lines: ["sword", "brush", "spatula", "printed"],
  thickness: ["6", "2", "3", "4", "5", "7", "8", "9", "table"],
  stand: ["kuwa", "kaya", "hiba", "katsura", "shinkaya"],
  komadai: ["fits", "yagura", "ippon", "ita"],
  lettering: ["syuku", "mincho", "klee"],
  "piece-wood": ["hontsuge", "siam", "honoki", "iju", "kaede", "kaba"],
  grain: ["itomasa", "akamasa", "aramasa", "itame", "torafu", "nemoku", "kujaku"],
  making: ["raised", "inlaid", "carved", "brushed", "stamped"],
  lacquer: ["genpei", "sakiwake", "black"],
};

// What stands on the pieces, with the choices of a dress that it is.
const letters = (lang) => (lang === "it" ? "lettere" : "letters");
const SIGNS = {
  "two-kanji": () => ({}),
  "one-kanji": () => ({ face: "one" }),
  "kanji-moves": () => ({ face: "moves" }),
  "first-steps": (lang) => ({ face: "moves", lettering: letters(lang) }),
  letters: (lang) => ({ lettering: letters(lang) }),
  chess: () => ({ lettering: "chess" }),
};

/** How settings call a choice of the catalogue: `[name, value]`. */
export function settingOf(choice, value) {
  if (choice === "face") return ["face", { two: "two-kanji", one: "one-kanji", moves: "kanji-moves" }[value]];
  return choice === "lettering" && value in SIGNS ? ["face", value] : [choice, value];
}

/** What is worn otherwise than at first, as parameters of an address; of the choices in `names` alone, if they are given. */
export function worn(settings, lang, names = Object.keys(DRESS)) {
  const chosen = names.filter((name) => settings[name] !== undefined && settings[name] !== DRESS[name][0]);
  const own = Object.fromEntries(chosen.map((name) => [name, settings[name]]));
  return names.includes("lettering") ? { ...own, ...SIGNS[settings.face]?.(lang) } : own;
}

// What the browser draws itself, without asking: any sign but those of chess, on boxwood, in the hand and the colours of at first.
const OF_PIECES = ["lettering", "piece-wood", "grain", "making", "lacquer"];

/** The parameters by which the server draws the pieces; empty where the browser does it itself. */
export function piecesWorn(settings, lang) {
  const isPlain = OF_PIECES.every((name) => settings[name] === undefined || settings[name] === DRESS[name][0]);
  return isPlain && settings.face !== "chess" ? "" : String(new URLSearchParams(worn(settings, lang, OF_PIECES)));
}
