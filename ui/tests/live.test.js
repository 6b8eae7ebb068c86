import assert from "node:assert/strict";
import test from "node:test";

import { openChannel, retryDelay } from "../game/live.js";
import { readSettings, writeSettings } from "../settings.js";

// A world without a network and without time: sockets are opened by hand, and so do timers run.
function smallWorld() {
  const world = { sockets: [], timers: new Map(), next: 1, chance: 0.5 };
  world.Math = { random: () => world.chance };
  world.WebSocket = class {
    readyState = 0;
    sent = [];
    constructor(url) {
      this.url = url;
      world.sockets.push(this);
    }
    open() {
      this.readyState = 1;
      this.onopen();
    }
    receive(message) {
      this.onmessage({ data: JSON.stringify(message) });
    }
    send(text) {
      this.sent.push(JSON.parse(text));
    }
    close() {
      this.readyState = 3;
    }
    breakOff() {
      this.close();
      this.onclose();
    }
  };
  world.setTimeout = (action, delay) => {
    world.timers.set(world.next, { action, delay });
    return world.next++;
  };
  world.clearTimeout = (id) => world.timers.delete(id);
  world.tick = () => {
    const [[id, { action, delay }]] = world.timers;
    world.timers.delete(id);
    action();
    return delay;
  };
  return world;
}

function channel() {
  const world = smallWorld();
  const heard = [];
  const on = { open: () => heard.push("open"), lost: () => heard.push("lost"), message: (message) => heard.push(message.type) };
  return { world, heard, live: openChannel(() => "ws://x/live", on, world) };
}

test("messages pass, pongs are kept back", () => {
  const { world, heard, live } = channel();
  assert.equal(live.send({ type: "hint" }), false);
  world.sockets[0].open();
  world.sockets[0].receive({ type: "snapshot" });
  world.sockets[0].receive({ type: "pong" });
  assert.equal(live.send({ type: "hint" }), true);
  assert.deepEqual(heard, ["open", "snapshot"]);
  assert.deepEqual(world.sockets[0].sent, [{ type: "hint" }]);
});

test("a lost line is tried again, later each time, and patience returns with success", () => {
  const { world, heard } = channel();
  const delays = [0, 1, 2].map(() => {
    world.sockets.at(-1).breakOff();
    return world.tick();
  });
  assert.deepEqual(delays, [500, 1000, 2000]);
  world.sockets.at(-1).open();
  world.sockets.at(-1).breakOff();
  assert.equal(world.tick(), 500);
  assert.deepEqual(heard, ["lost", "lost", "lost", "open", "lost"]);
  assert.equal(retryDelay(30, 0.5), 10_000);
});

test("those whom a restart cuts off together come back one by one", () => {
  const delays = [0, 0.25, 0.5, 0.75, 0.999].map((chance) => {
    const { world } = channel();
    world.chance = chance;
    world.sockets[0].open();
    world.sockets[0].breakOff();
    return Math.round(world.tick());
  });
  assert.deepEqual(delays, [125, 313, 500, 688, 874]);
});

test("a silent line is given up after a ping without answer", () => {
  const { world, heard } = channel();
  world.sockets[0].open();
  world.tick();
  assert.deepEqual(world.sockets[0].sent, [{ type: "ping" }]);
  world.tick();
  assert.deepEqual([heard, world.sockets[0].readyState], [["open", "lost"], 3]);
  world.tick();
  assert.equal(world.sockets.length, 2);
});

test("pings go out even while the other end keeps speaking", () => {
  const { world, heard } = channel();
  world.sockets[0].open();
  for (let round = 1; round <= 3; round += 1) {
    world.sockets[0].receive({ type: "move" });
    assert.equal(world.tick(), 20_000);
    world.sockets[0].receive({ type: "pong" });
    assert.equal(world.sockets[0].sent.length, round);
  }
  assert.equal(heard.includes("lost"), false);
});

test("an abandoned socket is not listened to any more", () => {
  const { world, heard, live } = channel();
  world.sockets[0].open();
  live.restart();
  world.sockets[0].receive({ type: "move" });
  world.sockets[0].onclose();
  assert.deepEqual(heard, ["open", "lost"]);
});

test("hurry skips the waiting; close ends everything", () => {
  const { world, heard, live } = channel();
  world.sockets[0].breakOff();
  live.hurry();
  assert.equal(world.tick(), 0);
  live.close();
  assert.deepEqual([world.timers.size, heard], [0, ["lost"]]);
});

test("settings are kept; anything unreadable becomes the default", () => {
  const kept = new Map();
  const storage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
  const settings = { ...readSettings("it", storage), face: "first-steps" };
  writeSettings(settings, storage);
  assert.deepEqual(readSettings("it", storage), settings);
  assert.equal(readSettings("ja", null).coordinates, "japanese");
  for (const broken of ["{", "null", "[]", '{"face":"gold","sound":3}']) {
    const reader = { getItem: () => broken };
    assert.equal(readSettings("en", reader).face, "two-kanji", broken);
  }
});
