// Whoever looks for an opponent is there on every page, and is called when one is found: with a sound, and a way to the game.

import { el } from "../dom.js";
import { isSeeking, setSeeking } from "../game/seeking.js";
import { t } from "../page-data.js";

const KNOCKS_MS = [0, 250, 500];

function call(url, knock) {
  setSeeking(false);
  const way = el("a", { class: "button primary", href: url }, t("called-go"));
  document.body.prepend(el("div", { class: "called", role: "alert" }, el("p", {}, t("called")), way));
  for (const after of KNOCKS_MS) setTimeout(knock, after);
}

async function listen() {
  const [{ openLobby }, { knock }] = await Promise.all([import("../game/lobby.js"), import("../game/sound.js")]);
  const found = (url) => {
    channel.close();
    call(url, knock);
  };
  const hear = {
    all({ waits, begun }) {
      if (begun) return found(begun);
      if (waits) return;
      setSeeking(false);
      channel.close();
    },
    begun: ({ url }) => found(url),
  };
  const channel = openLobby((message) => hear[message.type]?.(message));
}

// The lobby's own page goes to the game by itself.
if (isSeeking() && !document.querySelector("main.lobby")) listen();
