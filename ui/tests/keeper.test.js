import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { keeper } from "../record/keeper.js";

const record = (comment) => ({ headers: [], start: { sfen: "s" }, nodes: [{ comment, bookmark: "", children: [] }] });

// A server that answers what it is told to, and what it was sent.
function serve(...answers) {
  const sent = [];
  globalThis.fetch = async (_address, { headers, body }) => {
    sent.push(`${headers["if-match"]} ${JSON.parse(body).nodes[0].comment}`);
    const { status, ...told } = answers.shift() ?? { status: 0 };
    if (status === 0) throw new TypeError("no network");
    return { ok: status === 200, status, json: async () => told };
  };
  return sent;
}

// Lets time pass, and whatever waits for answers.
async function pass(ms) {
  mock.timers.tick(ms);
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}

async function story(act, ...answers) {
  mock.timers.enable({ apis: ["setTimeout"] });
  const sent = serve(...answers);
  const states = [];
  const keep = keeper("/r", 1, (state, text) => states.push(text ? `${state}: ${text}` : state));
  try {
    await act(keep);
  } finally {
    mock.timers.reset();
  }
  return { sent, states, keep };
}

test("edits are kept together, with the version they began from", async () => {
  const { sent, states, keep } = await story(async (keep) => {
    keep.keep(record("a"));
    await pass(300);
    keep.keep(record("ab"));
    await pass(800);
    keep.keep(record("abc"));
    assert.equal(keep.settled, false);
    await pass(800);
  }, { status: 200, version: 2 }, { status: 200, version: 3 });
  assert.deepEqual(sent, ['"1" ab', '"2" abc']);
  assert.deepEqual(states, ["unsaved", "unsaved", "saving", "stored", "unsaved", "saving", "stored"]);
  assert.equal(keep.settled, true);
});

test("nothing is called stored that was changed while it was on its way", async () => {
  const { sent, states } = await story(async (keep) => {
    keep.keep(record("a"));
    mock.timers.tick(800);
    keep.keep(record("b"));
    await pass(0);
    await pass(800);
  }, { status: 200, version: 2 }, { status: 200, version: 3 });
  assert.deepEqual(sent, ['"1" a', '"2" b']);
  assert.deepEqual(states, ["unsaved", "saving", "unsaved", "saving", "stored"]);
});

test("a line that is lost is tried again, and nothing is lost with it", async () => {
  const { sent, states } = await story(async (keep) => {
    keep.keep(record("a"));
    await pass(800);
    assert.equal(keep.settled, false);
    await pass(4_000);
    await pass(4_000);
  }, { status: 0 }, { status: 503 }, { status: 200, version: 2 });
  assert.deepEqual(sent, ['"1" a', '"1" a', '"1" a']);
  assert.deepEqual(states, ["unsaved", "saving", "lost", "saving", "lost", "saving", "stored"]);
});

test("what somebody else has changed is never overwritten", async () => {
  const { sent, states, keep } = await story(async (keep) => {
    keep.keep(record("a"));
    await pass(800);
    keep.keep(record("b"));
    await pass(60_000);
  }, { status: 409, text: "changed" });
  assert.deepEqual(sent, ['"1" a']);
  assert.deepEqual(states, ["unsaved", "saving", "conflict: changed"]);
  assert.equal(keep.settled, false);
});

test("what the server refuses is said, and the next edit is tried", async () => {
  const { sent, states } = await story(async (keep) => {
    keep.keep(record("a"));
    await pass(800);
    keep.keep(record("b"));
    await pass(800);
  }, { status: 422, text: "no" }, { status: 200, version: 2 });
  assert.deepEqual(sent, ['"1" a', '"1" b']);
  assert.deepEqual(states, ["unsaved", "saving", "refused: no", "unsaved", "saving", "stored"]);
});
