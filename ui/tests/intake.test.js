import assert from "node:assert/strict";
import test from "node:test";

import { filesOf, recordsAmong, takeIn } from "../record/intake.js";

// A server that gives these answers, one after the other.
function world(answers) {
  const seen = { sent: [], waited: 0, progress: [], stopped: false };
  return {
    seen,
    send: async ({ name }) => {
      seen.sent.push(name);
      return answers.shift();
    },
    wait: async (ms) => { seen.waited += ms; },
    progress: (number, name) => seen.progress.push(`${number} ${name}`),
    isStopped: () => seen.stopped,
  };
}

const added = (id) => ({ status: 201, told: { records: [{ id }], findings: [], known: false } });
const files = (...names) => names.map((name) => ({ name, body: name }));

test("every outcome has the name of its file", async () => {
  const known = { status: 200, told: { records: [{ id: 1 }], findings: [], known: true } };
  const wrong = { status: 422, told: { text: "no record", findings: [{ line: 1 }] } };
  const own = world([added(1), known, wrong, null]);
  const outcomes = await takeIn(files("a", "b", "c", "d"), own);
  assert.deepEqual(outcomes.map(({ name, records, known: there, text }) => [name, records?.length ?? null, there, text]), [
    ["a", 1, false, null], ["b", 1, true, null], ["c", null, false, "no record"], ["d", null, false, null],
  ]);
  assert.deepEqual(outcomes[2].findings, [{ line: 1 }]);
  assert.deepEqual(own.seen.progress, ["1 a", "2 b", "3 c", "4 d"]);
});

test("who sends too much waits and goes on", async () => {
  const busy = { status: 429, told: { text: "too many" } };
  const own = world([busy, busy, added(1), added(2)]);
  const outcomes = await takeIn(files("a", "b"), own);
  assert.deepEqual(outcomes.map(({ records }) => records[0].id), [1, 2]);
  assert.deepEqual([own.seen.sent, own.seen.waited], [["a", "a", "a", "b"], 10_000]);
  const never = world(Array(100).fill(busy));
  assert.equal((await takeIn(files("a"), never))[0].text, "too many");
});

test("what is stopped sends nothing more", async () => {
  const own = world([added(1), added(2), added(3)]);
  own.progress = (number) => { own.seen.stopped = number === 2; };
  assert.equal((await takeIn(files("a", "b", "c"), own)).length, 2);
});

test("a dropped folder gives its records, those of its folders too", async () => {
  const file = (name) => ({ isDirectory: false, file: (done) => done({ name }) });
  const folder = (...entries) => {
    const parts = [entries.slice(0, 1), entries.slice(1), []].filter((part, index) => part.length > 0 || index === 2);
    return { isDirectory: true, createReader: () => ({ readEntries: (done) => done(parts.shift()) }) };
  };
  const dropped = [file("alone.bin"), folder(file("a.KIF"), file("photo.jpg"), folder(file("b.csa"), file("notes.doc")))];
  assert.deepEqual((await filesOf(dropped)).map(({ name }) => name), ["alone.bin", "a.KIF", "b.csa"]);
  assert.deepEqual(recordsAmong([{ name: "x.ki2" }, { name: "kif" }]).map(({ name }) => name), ["x.ki2"]);
});
