// Keeps an edited record: a little after each edit it is sent whole, with the version it began from. Nothing is said to be stored before
// the
// server has said so. One request is on its way at a time.

import { writeRecord } from "./tree.js";

// So long after the last edit; typing a comment is one edit.
const AFTER_MS = 700;
// So long until the next attempt, when the server cannot be reached.
const AGAIN_MS = 4_000;

/**
 * A keeper for the record at `address`, of `version`. `tell` hears of every change of its state: "stored", "unsaved", "saving", "lost"
 * (the line; it
 * tries again), "conflict" (somebody else has changed the record) or "refused" with the server's words.
 */
export function keeper(address, version, tell) {
  let wanted = null;
  let state = "stored";
  let timer = null;

  const become = (next, text = null) => {
    state = next;
    tell(next, text);
  };

  async function send() {
    clearTimeout(timer);
    const sent = wanted;
    if (sent === null || state === "saving") return;
    become("saving");
    const { next, text } = await attempt(sent);
    if (next === "stored" && wanted !== sent) {
      become("unsaved");
      timer = setTimeout(send, AFTER_MS);
      return;
    }
    if (next === "stored") wanted = null;
    if (next === "lost") timer = setTimeout(send, AGAIN_MS);
    become(next, text);
  }

  async function attempt(record) {
    try {
      const answer = await put(address, version, record);
      const told = await answer.json();
      if (answer.ok) version = told.version;
      if (answer.ok) return { next: "stored", text: null };
      if (answer.status === 409) return { next: "conflict", text: told.text };
      // Too much at once, or the server restarts: later it will do.
      return answer.status === 429 || answer.status >= 500 ? { next: "lost", text: null } : { next: "refused", text: told.text };
    } catch {
      return { next: "lost", text: null };
    }
  }

  return {
    /** The record as it is now; `soon` false keeps it at once. */
    keep(record, soon = true) {
      wanted = record;
      if (state === "conflict") return;
      clearTimeout(timer);
      if (state !== "saving") become("unsaved");
      timer = setTimeout(send, soon ? AFTER_MS : 0);
    },
    /** Tries at once what waits. */
    hurry: send,
    /** Whether everything is stored. */
    get settled() {
      return wanted === null;
    },
    get state() {
      return state;
    },
  };
}

/** Sends a record to be kept as the version after `version`. */
export const put = (address, version, record) => fetch(address, {
  method: "PUT",
  headers: { "content-type": "application/json", "if-match": `"${version}"` },
  body: JSON.stringify(writeRecord(record)),
});
