import assert from "node:assert/strict";
import { createHash, webcrypto } from "node:crypto";
import test from "node:test";

import { ownNumber, placedSfen, sealHolds } from "../game/setting-up.js";

// RULE-03, ETIQ-13.
test("pieces come onto the board one by one", () => {
  const placements = [{ square: "5i", piece: "K" }, { square: "5a", piece: "k" }, { square: "6i", piece: "G" }];
  assert.equal(placedSfen(placements, 0), "9/9/9/9/9/9/9/9/9 b - 1");
  assert.equal(placedSfen(placements, 1), "9/9/9/9/9/9/9/9/4K4 b - 1");
  assert.equal(placedSfen(placements, 3), "4k4/9/9/9/9/9/9/9/3GK4 b - 1");
});

test("a player's number is long and never the same", () => {
  const numbers = [ownNumber(webcrypto), ownNumber(webcrypto)];
  assert.match(numbers[0], /^[0-9a-f]{32}$/);
  assert.notEqual(numbers[0], numbers[1]);
});

// RULE-07: nobody can bend the lots.
test("the seal tells whether the seed was changed", async () => {
  const seed = "00".repeat(31) + "7f";
  const sealed = createHash("sha256").update("furigoma seal\n").update(Buffer.from(seed, "hex")).digest("hex");
  assert.equal(await sealHolds(sealed, seed, webcrypto.subtle), true);
  assert.equal(await sealHolds(sealed, "00".repeat(32), webcrypto.subtle), false);
  assert.equal(await sealHolds(sealed, seed, undefined), null);
});
