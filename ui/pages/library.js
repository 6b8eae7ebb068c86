// The library: records are brought in, and all on the page can be chosen at once.

import "./page.js";
import "./import.js";

const form = document.querySelector("form.selection");
if (form) {
  const all = form.querySelector("[data-all]");
  const boxes = [...form.querySelectorAll("input[name=record]")];
  const count = () => boxes.filter((box) => box.checked).length;
  all.parentElement.hidden = false;
  const show = () => {
    all.checked = count() === boxes.length;
    all.indeterminate = count() > 0 && !all.checked;
    for (const button of form.querySelectorAll("button[name=do]")) button.disabled = count() === 0;
  };
  all.addEventListener("change", () => {
    for (const box of boxes) box.checked = all.checked;
    show();
  });
  form.addEventListener("change", show);
  // Whoever comes back finds what they had chosen.
  addEventListener("pageshow", show);
  show();
}
