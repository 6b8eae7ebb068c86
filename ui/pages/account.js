// What the pages around one's name do beyond forms: the codes can be printed.

import "./page.js";

const print = document.querySelector("[data-action=print]");
if (print) {
  print.hidden = false;
  print.addEventListener("click", () => window.print());
}
