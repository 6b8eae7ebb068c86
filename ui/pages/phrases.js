// Words of courtesy (ETIQ-15, ETIQ-18, ETIQ-19, ETIQ-23): in every language they are said in Japanese.

import { el } from "../dom.js";
import { pageData } from "../page-data.js";

/** Before the game, with a bow. */
export const GREETING = ["よろしくお願いします", "yoroshiku onegaishimasu"];
/** Who resigns. */
export const CONCEDED = ["負けました", "makemashita"];
/** When the game is over. */
export const THANKS = ["ありがとうございました", "arigatō gozaimashita"];

/** A phrase as elements; a Japanese reader needs no reading. */
export function phraseWords([japanese, reading]) {
  const words = el("span", { lang: "ja" }, japanese);
  return pageData.lang === "ja" ? [words, " "] : [words, " ", el("i", {}, reading), " "];
}
