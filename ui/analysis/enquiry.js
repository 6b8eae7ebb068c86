// The questions of a page and what has been answered: over one channel, which is opened with the first question.

import { openChannel } from "../game/live.js";
import { asked, dropped, NOTHING, reduce } from "./model.js";

/** `notation()` is how moves are to be written; `tell(before)` is called after every message, with the state before it. */
export function enquiry(notation, tell) {
  const questions = {};
  let state = NOTHING;
  let connected = true;
  let channel = null;
  let count = 0;

  const address = () => {
    const url = new URL(`/api/v1/analysis?${new URLSearchParams({ notation: notation() })}`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return url.href;
  };

  const become = (next) => {
    const before = state;
    state = next;
    tell(before);
  };

  const open = () => openChannel(address, {
    // What was asked before the line was there is asked now.
    open: () => {
      connected = true;
      Object.keys(state.ids).forEach((kind) => channel.send(questions[kind]));
      become(state);
    },
    lost: () => {
      connected = false;
      become(state);
    },
    message: (message) => become(reduce(state, message)),
  });

  return {
    get state() {
      return state;
    },
    get connected() {
      return connected;
    },
    /** Asks, in place of an earlier question of this kind; `about` is what is to be remembered of it. */
    ask(kind, question, about) {
      count += 1;
      const id = `${kind}-${count}`;
      questions[kind] = { type: kind, id, ...question };
      become(asked(state, kind, id, about));
      channel ??= open();
      channel.send(questions[kind]);
    },
    /** Asks no more. */
    drop(kind) {
      const id = state.ids[kind];
      if (id) channel.send({ type: "stop", id });
      become(dropped(state, kind));
    },
    /** Asks what is open anew: in another notation, perhaps. */
    restart() {
      channel?.restart();
      channel?.hurry();
    },
  };
}
