// Pages of training. While a game is looked through the page asks now and then whether that is done.

import "./page.js";

const FIRST_WAIT_MS = 1_500;
// Each wait is longer than the one before; who has waited through them all sees it when they come again.
const WAITS = 12;

if (document.querySelector("main[data-pending]")) look(0);

function look(waited) {
  if (waited >= WAITS) return;
  setTimeout(async () => {
    // Whoever looks elsewhere is not waiting.
    if (document.hidden) return look(waited);
    const answer = await fetch(location.href).catch(() => null);
    const page = answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
    const news = page?.querySelector("main:not([data-pending])");
    if (news) document.querySelector("main").replaceWith(document.adoptNode(news));
    else look(waited + 1);
  }, FIRST_WAIT_MS * 1.5 ** waited);
}
