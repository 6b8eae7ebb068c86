import assert from "node:assert/strict";
import test from "node:test";

import { heightOf, runsOf } from "../analysis/curve.js";
import { asked, dropped, isBusy, knownOf, NOTHING, plyIn, progress, reduce } from "../analysis/model.js";
import { erased, withNotes } from "../analysis/notes.js";
import * as arrows from "../board/arrows.js";
import { STANDARD } from "../board/standard.js";
import { readRecord } from "../record/tree.js";

const info = (id, depth) => ({ type: "info", id, depth, lines: [] });

const { outline } = arrows;
const middle = (square, near) => arrows.middle(STANDARD, square, near);

test("what answers an older question changes nothing", () => {
  let state = asked(asked(NOTHING, "position", "position-1"), "position", "position-2");
  assert.equal(reduce(state, info("position-1", 3)), state);
  state = reduce(state, info("position-2", 4));
  assert.equal(state.info.depth, 4);
  assert.equal(state.thinking, true);
  state = reduce(state, { type: "done", id: "position-2", why: "finished" });
  assert.equal(state.thinking, false);
  assert.equal(state.info.depth, 4, "what was found out stays");
  assert.equal(dropped(state, "position").info, null);
});

test("waiting and refusals are shown until something else comes", () => {
  let state = reduce(asked(NOTHING, "position", "a"), { type: "queued", id: "a", before: 1, text: "one before you" });
  assert.equal(state.waiting, "one before you");
  assert.equal(reduce(state, { type: "thinking", id: "a" }).waiting, null);
  state = reduce(state, { type: "refused", id: "a", code: "no_engine_free", text: "full" });
  assert.deepEqual([state.refused, state.waiting], ["full", null]);
  assert.equal(asked(state, "position", "b").refused, null);
  assert.equal(reduce(NOTHING, { type: "refused", id: null, text: "too fast" }).refused, "too fast");
});

test("a game is known place by place", () => {
  const game = { start: "s", moves: ["7g7f", "3c3d"] };
  let state = asked(NOTHING, "game", "g", game);
  assert.ok(isBusy(state));
  state = reduce(state, { type: "place", id: "g", ply: 2, score: { chance: 0.5 }, lines: [] });
  assert.equal(progress(state), 1 / 3);
  assert.equal(plyIn(state.game, { start: "s", moves: ["7g7f"] }), 1);
  assert.equal(plyIn(state.game, { start: "s", moves: ["2g2f"] }), null);
  assert.equal(plyIn(state.game, { start: "other", moves: [] }), null);
  assert.equal(plyIn(state.game, { start: "s", moves: ["7g7f", "3c3d", "2g2f"] }), null);
  assert.equal(knownOf(state, game).ply, 2);
  assert.equal(knownOf(state, { start: "s", moves: [] }), null);
  assert.equal(knownOf({ ...state, info: info("p", 9) }, game).depth, 9, "what the engine says now goes first");
  state = reduce(state, { type: "done", id: "g", why: "finished" });
  assert.ok(!isBusy(state));
  assert.equal(state.game.places.size, 1, "what was found out stays");
});

test("the graph has Black above, mates at the edges, and gaps where nothing is known", () => {
  const place = (chance) => ({ score: { chance } });
  assert.deepEqual([1, 0.5, 0].map((chance) => heightOf(place(chance))), [0, 50, 100]);
  const places = new Map([[4, place(0.5)], [1, place(1)], [0, place(0)]]);
  assert.deepEqual(runsOf(places), [[[0, 100], [1, 0]], [[4, 50]]]);
});

test("arrows lead from square to square, whoever sits below", () => {
  assert.deepEqual(middle("9a", "black"), { x: 50, y: 54.5 });
  assert.deepEqual(middle("9a", "white"), { x: 850, y: 926.5 });
  const points = outline({ x: 0, y: 0 }, { x: 100, y: 0 }, 10).match(/-?[\d.]+ -?[\d.]+/g);
  assert.equal(points.length, 7);
  assert.equal(points[3], "86.0 0.0", "the tip stops short of the middle");
});

const record = () => readRecord({
  start: { sfen: "s" }, headers: [],
  nodes: [{ parent: null, comment: "mine" }, { parent: 0, usi: "7g7f" }, { parent: 1, usi: "3c3d" }],
});
const NOTES = {
  comments: [{ ply: 0, comment: "[Miyako] accuracy" }, { ply: 1, comment: "[Miyako] +20" }],
  lines: [{ ply: 0, comment: "[Miyako] >2 +90", moves: [{ usi: "2g2f" }, { usi: "8c8d" }] }],
};

test("notes go into the record once, however often", () => {
  const noted = withNotes(record(), [0, 1, 2], NOTES);
  assert.equal(noted.nodes[0].comment, "mine\n[Miyako] accuracy");
  assert.equal(noted.nodes[1].comment, "[Miyako] +20");
  assert.deepEqual(noted.nodes[0].children.map((id) => noted.nodes[id].usi), ["7g7f", "2g2f"]);
  const again = withNotes(noted, [0, 1, 2], NOTES);
  assert.equal(again.nodes[0].comment, "mine\n[Miyako] accuracy");
  assert.deepEqual(again.nodes[0].children.map((id) => again.nodes[id].usi), ["7g7f", "2g2f"]);
  assert.equal(erased(again).nodes[1].comment, "");
  assert.deepEqual(erased(again).nodes[0].children, [1]);
});

test("a variation that somebody has added to stays", () => {
  const noted = withNotes(record(), [0, 1, 2], NOTES);
  const line = noted.nodes[0].children[1];
  const touched = {
    ...noted,
    nodes: noted.nodes.map((node, id) => (id === line ? { ...node, comment: `${node.comment}\nI like this` } : node)),
  };
  assert.deepEqual(erased(touched).nodes[0].children, [1, line]);
  assert.equal(erased(touched).nodes[line].comment, "I like this");
});
