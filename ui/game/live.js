// The live channel: one WebSocket that comes back by itself. It carries messages and knows nothing of what they say.

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10_000;
const PING_EVERY_MS = 20_000;
// No sign of life for so long after a ping: the line is dead, though the socket may not know it yet.
const SILENCE_MS = 8_000;

/**
 * How long to wait before attempt `failures` + 1: doubling, up to ten seconds, and up to three quarters more or less by
 * `chance` (0 to 1), so that those whom a restart has cut off together do not all come back in one moment.
 */
export const retryDelay = (failures, chance) => {
  const middle = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
  return middle * (0.25 + 1.5 * chance);
};

/** The address of a live channel below `/api/v1/`; who comes back says the number of the last event they know. */
export function channelAddress(path, since = null) {
  const url = new URL(`/api/v1/${path}`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  if (since !== null) url.searchParams.set("since", since);
  return url.href;
}

/** That of a game. */
export const gameAddress = (id, since = null) => channelAddress(`games/${encodeURIComponent(id)}/live`, since);

/**
 * Opens the channel at the address that `url()` tells, each time anew, and keeps it open. `on` has `message(object)`, `open()` and
 * `lost()`, each called as it happens. `world` gives `WebSocket`, `setTimeout`, `clearTimeout` and `Math.random` (the browser's,
 * or a test's).
 *
 * Returns `{send(object), restart(), hurry(), close()}`; `send` says whether the message could be sent.
 */
export function openChannel(url, on, world = globalThis) {
  let socket = null;
  let failures = 0;
  let timer = null;
  let closed = false;
  let awaitingLife = false;

  const connect = () => {
    const mine = new world.WebSocket(url());
    socket = mine;
    mine.onopen = () => {
      if (mine !== socket) return;
      failures = 0;
      pingLater();
      on.open();
    };
    mine.onmessage = (event) => {
      if (mine !== socket) return;
      if (awaitingLife) pingLater();
      const message = JSON.parse(event.data);
      if (message.type !== "pong") on.message(message);
    };
    mine.onclose = () => {
      if (mine === socket) lose();
    };
  };

  const lose = () => {
    const old = socket;
    socket = null;
    old?.close();
    if (closed) return;
    on.lost();
    later(connect, retryDelay(failures, world.Math.random()));
    failures += 1;
  };

  const later = (action, delay) => {
    world.clearTimeout(timer);
    timer = world.setTimeout(action, delay);
  };

  // Pings go out whether or not the other end speaks: it, too, wants to hear that somebody is there.
  const pingLater = () => {
    awaitingLife = false;
    later(() => {
      send({ type: "ping" });
      awaitingLife = true;
      later(lose, SILENCE_MS);
    }, PING_EVERY_MS);
  };

  const send = (message) => {
    if (socket?.readyState !== 1) return false;
    socket.send(JSON.stringify(message));
    return true;
  };

  connect();
  return {
    send,
    restart: lose,
    hurry() {
      if (!closed && socket === null) later(connect, 0);
    },
    close() {
      closed = true;
      world.clearTimeout(timer);
      lose();
    },
  };
}
