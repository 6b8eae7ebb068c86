import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf, nodeAt } from "../record/address.js";
import {
  add,
  besides,
  bookmarks,
  depth,
  header,
  isMain,
  isOpen,
  leftBefore,
  lineThrough,
  makeMain,
  note,
  pathTo,
  positionAt,
  readRecord,
  remove,
  setHeaders,
  shift,
  START,
  writeRecord,
} from "../record/tree.js";

// 1 a (2 b 3 c | 4 d | 5 e) with an ending after c.
const TOLD = {
  id: "x", version: 3, start: { sfen: "s0", handicap: "even" }, headers: [{ key: "black", label: "", name: "Black", value: "Anna" }],
  nodes: [
    { parent: null, sfen: "s0", check: null },
    { parent: 0, usi: "7g7f", text: "P-76", spoken: "pawn to 7-6", sfen: "s1", check: null, used_ms: 1000, comment: "first" },
    { parent: 1, usi: "3c3d", text: "P-34", sfen: "s2", check: "5i" },
    { parent: 2, usi: "2g2f", text: "P-26", sfen: "s3", check: null, bookmark: "here" },
    { parent: 3, end: { code: "resign", winner: "black" }, text: "Resignation", sfen: "s3", check: null },
    { parent: 1, usi: "8c8d", text: "P-84", sfen: "s4", check: null, bookmark: "there" },
    { parent: 1, illegal: { by: "white", usi: "5a5c" }, text: "K-53", sfen: "s1", check: null },
  ],
};
const read = () => readRecord(structuredClone(TOLD));
const text = (record, ids) => ids.map((id) => record.nodes[id].usi ?? record.nodes[id].end?.code ?? "-").join(" ");

test("what is sent back is what was told, without what is for reading only", () => {
  const { headers, start, nodes } = writeRecord(read());
  assert.deepEqual([headers, start], [TOLD.headers, { sfen: "s0" }]);
  const own = TOLD.nodes.map(({ text, spoken, sfen, check, ...rest }) => ({ comment: "", bookmark: "", ...rest }));
  assert.deepEqual(nodes, own);
  // What another version of the server tells goes back, too.
  const more = readRecord({ ...TOLD, nodes: [...TOLD.nodes, { parent: 5, usi: "2g2f", text: "", sfen: "", check: null, drawing: "↑" }] });
  assert.equal(writeRecord(more).nodes.find(({ drawing }) => drawing)?.usi, "2g2f");
});

test("lines go on where one looked last", () => {
  const record = read();
  assert.deepEqual(pathTo(record, 4), [0, 1, 2, 3, 4]);
  assert.deepEqual([depth(record, START), depth(record, 5)], [0, 2]);
  assert.equal(text(record, lineThrough(record, START)), "- 7g7f 3c3d 2g2f resign");
  assert.equal(text(record, lineThrough(record, 1, new Map([[1, 5]]))), "- 7g7f 8c8d");
  assert.equal(text(record, lineThrough(record, 1, new Map([[1, 99]]))), "- 7g7f 3c3d 2g2f resign");
  assert.deepEqual([besides(record, 2, 1), besides(record, 2, -1), besides(record, 1, 1), besides(record, START, 1)], [5, 6, 1, START]);
});

test("the board shows the move before a foul or an ending", () => {
  const record = read();
  assert.deepEqual(positionAt(record, 2), { sfen: "s2", check: "5i", usi: "3c3d" });
  assert.equal(positionAt(record, 4).usi, "2g2f");
  assert.equal(positionAt(record, 6).usi, "7g7f");
  assert.equal(positionAt(record, START).usi, null);
  assert.deepEqual([START, 3, 4, 6].map((id) => isOpen(record.nodes[id])), [true, true, false, false]);
});

test("a move that is there is gone to, another becomes a variation", () => {
  const record = read();
  assert.deepEqual(add(record, 1, { usi: "8c8d" }), { record, id: 5 });
  const { record: grown, id } = add(record, 3, { usi: "8c8d", text: "P-84", sfen: "s5", check: null });
  assert.equal(text(grown, pathTo(grown, id)), "- 7g7f 3c3d 2g2f 8c8d");
  assert.equal(isMain(grown, pathTo(grown, id)), false);
  assert.equal(record.nodes.length, 7, "the old record is as it was");
  assert.equal(record.nodes[3].children.length, 1);
});

test("what is removed is gone with everything after it, and numbers stay what they were", () => {
  const less = remove(read(), 2);
  assert.equal(text(less, lineThrough(less, START)), "- 7g7f 8c8d");
  assert.deepEqual(bookmarks(less), [5]);
  assert.deepEqual(writeRecord(less).nodes.map(({ parent }) => parent), [null, 0, 1, 1]);
  const { record, id } = add(less, 5, { usi: "2g2f" });
  assert.equal(text(record, pathTo(record, id)), "- 7g7f 8c8d 2g2f");
});

test("variations change places, and one becomes the main line", () => {
  const record = read();
  assert.equal(text(shift(record, 6, -2), lineThrough(shift(record, 6, -2), START)), "- 7g7f -");
  assert.deepEqual(shift(record, 5, 1).nodes[1].children, [2, 6, 5]);
  for (const [id, by] of [[2, -1], [6, 1], [1, 1]]) assert.equal(shift(record, id, by), record);
  const { record: grown, id } = add(record, 5, { usi: "2g2f" });
  const main = makeMain(grown, id);
  assert.equal(text(main, lineThrough(main, START)), "- 7g7f 8c8d 2g2f");
  assert.equal(isMain(main, pathTo(main, id)), true);
  assert.deepEqual(main.nodes[1].children, [5, 2, 6]);
});

test("every place has an address, and an address that leads too far leads as far as it can", () => {
  const record = read();
  const { record: more, id } = add(record, 5, { usi: "2g2f" });
  const { record: grown, id: last } = add(add(more, id, { usi: "3c3d" }).record, id, { usi: "4c4d" });
  const addresses = ["0", "1", "2", "3", "4", "2.2", "2.3", "2.2-3", "2.2-4", "2.2-4.2"];
  assert.deepEqual(grown.nodes.map((_, at) => addressOf(grown, at)), addresses);
  assert.deepEqual(addresses.map((address) => nodeAt(grown, address)), [START, 1, 2, 3, 4, 5, 6, 7, 8, last]);
  for (const [address, at] of [["99", 4], ["99999999999999999999", 4], ["2.9", 1], ["2.0", 1], ["2.2-3.5-9", 5], ["3-2.2", 3]])
    assert.equal(nodeAt(grown, address), at, address);
  for (const none of ["", "findings", "2.", "-2", "2-", "2.2.2", "1e3", " 2", "２"]) assert.equal(nodeAt(grown, none), undefined, none);
});

test("notes and headers are changed; the same is no change", () => {
  const record = read();
  assert.equal(note(record, 1, { comment: "first" }), record);
  assert.equal(note(record, 1, { comment: "second" }).nodes[1].comment, "second");
  assert.deepEqual(bookmarks(record), [3, 5]);
  assert.deepEqual([header(record, "black"), header(record, "white")], ["Anna", ""]);
  assert.equal(header(setHeaders(record, [{ key: "white", label: "", value: "Bruno" }]), "white"), "Bruno");
});

test("a game for four is sent back without what is for reading only", () => {
  const told = {
    variant: "yonin", headers: [{ key: "south", value: "Anna" }], start: { sfen: "s" },
    nodes: [
      { parent: null, sfen: "s", standing: {} },
      { parent: 0, usi: "5g5f", by: "south", text: "South 5g5f", spoken: "5g5f", sfen: "s1", standing: {} },
      { parent: 1, left: { seat: "north", how: "flag" }, by: "north", text: "North: gave up", sfen: "s2", standing: {} },
    ],
  };
  const record = note(readRecord(told), 2, { comment: "a pity" });
  assert.deepEqual([1, 2].map((id) => leftBefore(record, id, "north")), [undefined, "flag"]);
  assert.deepEqual(writeRecord(record).nodes, [
    { comment: "", bookmark: "", parent: null },
    { comment: "", bookmark: "", usi: "5g5f", parent: 0 },
    { comment: "a pity", bookmark: "", left: { seat: "north", how: "flag" }, parent: 1 },
  ]);
  assert.equal(positionAt(record, 2).usi, "5g5f");
});
