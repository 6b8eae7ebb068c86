// Signs beside moves in a list: ?, ?? and the like, each with its name for those who listen.

import { el } from "../dom.js";

/** Puts the signs of `marks` (`{sign, mark, name}` by the value of a move's button) into a list, in place of those that were there. */
export function showSigns(list, marks) {
  for (const old of list.querySelectorAll(".sign-of-move")) old.remove();
  for (const [value, { sign, mark, name }] of marks) {
    const words = list.querySelector(`button[value="${value}"] .text`);
    if (mark) words?.after(el("b", { class: `sign-of-move ${mark}`, title: name, role: "img", "aria-label": name }, sign));
  }
}
