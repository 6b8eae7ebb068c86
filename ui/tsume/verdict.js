// Whether there is a mate in what somebody is setting up: asked anew when it changes and one pauses.

import { el, setText } from "../dom.js";
import { t } from "../page-data.js";

const PAUSE_MS = 350;

/** Brings the panel to life; `notation()` is how moves are to be written. Tell it by `looked` what stands on the board (null: nothing
 * that can be played). */
export function mateVerdict(section, notation) {
  const [on, text, findings, line, solve] = ["input", ".found", ".findings-of-it", ".line", "[data-go=solve]"].map((part) =>
    section.querySelector(part),
  );
  let sfen = null;
  let asking = null;

  function show(told) {
    setText(text, told?.text ?? "");
    section.dataset.verdict = told?.verdict ?? "";
    findings.replaceChildren(...(told?.findings ?? []).map((finding) => el("li", {}, finding)));
    line.replaceChildren(...(told?.steps ?? []).map((step) => el("li", {}, step.text)));
    solve.hidden = told?.verdict !== "mate";
    if (!solve.hidden) solve.href = `/tsume/board?${new URLSearchParams({ sfen })}`;
  }

  async function fetchVerdict(signal) {
    const query = new URLSearchParams({ notation: notation() });
    const answer = await fetch(`/api/v1/tsume/verdict?${query}`, {
      method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ sfen }), signal,
    });
    return answer.json();
  }

  // Of several questions only the last is answered.
  async function ask() {
    asking?.abort();
    if (!on.checked || sfen === null) {
      show(null);
      return;
    }
    asking = new AbortController();
    const { signal } = asking;
    show({ text: t("tsume-verdict-asked") });
    try {
      await new Promise((resolve) => { setTimeout(resolve, PAUSE_MS); });
      if (signal.aborted) return;
      show(await fetchVerdict(signal));
    } catch {
      if (!signal.aborted) show({ text: t("tsume-offline") });
    }
  }

  on.addEventListener("change", ask);
  return {
    looked(next) {
      if (next === sfen) return;
      sfen = next;
      ask();
    },
  };
}
