import assert from "node:assert/strict";
import { test } from "node:test";
import { DRESS, piecesWorn, settingOf, worn } from "../board/dress.js";
import { FACES } from "../board/pieces.js";
import { readSettings } from "../settings.js";

const storage = (text) => ({ getItem: () => text });

test("a board wears at first what the browser draws itself", () => {
  const first = readSettings("en", storage(null));
  assert.deepEqual(worn(first, "en"), {});
  assert.equal(piecesWorn(first, "en"), "");
  for (const face of FACES.filter((name) => name !== "chess")) assert.equal(piecesWorn({ ...first, face }, "en"), "", face);
});

test("what is chosen is worn under the names of addresses (EQUIP-11, EQUIP-15)", () => {
  const chosen = { ...readSettings("it", storage(null)), wood: "hiba", lacquer: "black", face: "first-steps" };
  assert.deepEqual(worn(chosen, "it"), { wood: "hiba", lacquer: "black", face: "moves", lettering: "lettere" });
  assert.deepEqual(worn(chosen, "en", ["wood", "cut"]), { wood: "hiba" });
  assert.equal(piecesWorn(chosen, "ja"), "lacquer=black&face=moves&lettering=letters");
  // A hand is for kanji; signs of another kind come before it.
  assert.equal(worn({ ...chosen, lettering: "klee", face: "chess" }, "it").lettering, "chess");
  assert.equal(worn({ ...chosen, lettering: "klee", face: "one-kanji" }, "it").lettering, "klee");
});

test("what the catalogue offers can be kept, and what nobody makes becomes the first", () => {
  assert.deepEqual(settingOf("face", "one"), ["face", "one-kanji"]);
  assert.deepEqual(settingOf("lettering", "chess"), ["face", "chess"]);
  assert.deepEqual(settingOf("lettering", "klee"), ["lettering", "klee"]);
  const kept = readSettings("en", storage('{"wood":"oak","making":"carved"}'));
  assert.deepEqual([kept.wood, kept.making], [DRESS.wood[0], "carved"]);
});
