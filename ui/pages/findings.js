// What a reader found in a file.

import { el } from "../dom.js";
import { t } from "../page-data.js";

/** A finding in words, as an item of a list. */
export const findingItem = (finding) => el("li", { class: finding.severity }, t("record-finding", finding));
