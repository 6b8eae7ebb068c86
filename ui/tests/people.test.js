import assert from "node:assert/strict";
import { test } from "node:test";

// A page without data: a message is its own name.
globalThis.document = { getElementById: () => null };
const { nameOf, subjectOf } = await import("../pages/people.js");

const game = (player) => ({ you: ["black"], info: { players: { black: player, white: player } } });

test("a sentence about somebody begins as sentences do, and people's names stay as they write them", () => {
  const check = (player, subject, name) => {
    assert.deepEqual([subjectOf(game(player), "black"), nameOf(game(player), "black")], [subject, name], JSON.stringify(player));
  };
  check({ kind: "person", guest: true, name: "Anna", shown: "ospite Anna" }, "Ospite Anna", "ospite Anna");
  check({ kind: "person", guest: false, name: "anna", shown: "anna" }, "anna", "anna");
  check({ kind: "person", guest: false, name: "", shown: "" }, "ui-color-black", "ui-you");
});
