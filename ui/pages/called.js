// Whoever offers a game is there on every page, and is called when somebody takes it: with a sound, and a way to the game that stays until
// one goes there or does not want to.

import { el } from "../dom.js";
import { found, isSeeking, setFound, setSeeking } from "../game/seeking.js";
import { t } from "../page-data.js";
import { setTitle, title } from "../title.js";

const KNOCKS_MS = [0, 250, 500];

function show({ url, text }) {
  const later = el("button", { type: "button" }, t("called-later"));
  const call = el("div", { class: "called", role: "alert" },
    el("p", {}, t("called"), ...(text ? [el("br"), el("span", {}, text)] : [])),
    el("a", { class: "button primary", href: url }, t("called-go")), later);
  later.addEventListener("click", () => {
    setFound(null);
    call.remove();
  });
  document.body.append(call);
}

async function listen() {
  const [{ openLobby }, { knock }] = await Promise.all([import("../game/lobby.js"), import("../game/sound.js")]);
  const call = (game) => {
    channel.close();
    setSeeking(false);
    setFound(game);
    show(game);
    setTitle(`● ${title()}`);
    for (const after of KNOCKS_MS) setTimeout(knock, after);
  };
  const hear = {
    all({ waits, offers, begun }) {
      if (begun) return call({ url: begun, text: null });
      if (waits || offers) return;
      setSeeking(false);
      channel.close();
    },
    begun: call,
  };
  const channel = openLobby((message) => hear[message.type]?.(message));
}

if (found()?.url === location.pathname) setFound(null);
// The lobby's own page goes to the game by itself.
if (!document.querySelector("main.lobby")) {
  const game = found();
  if (game) show(game);
  else if (isSeeking()) listen();
}
