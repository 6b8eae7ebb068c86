import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

// A layer that took room would make the board higher than its squares, and the kings would stand out of theirs.
test("every layer of the board is placed by the board's own style", () => {
  const style = readFileSync(new URL("../style/board.css", import.meta.url), "utf8");
  const rules = [...style.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, , body]) => /position: absolute/.test(body));
  const placed = rules.flatMap(([, selectors]) => selectors.split(",").map((selector) => selector.replace(/\/\*.*?\*\//gs, "").trim()));
  for (const layer of [".files", ".ranks", ".lines", ".cells", ".arrows"]) assert.ok(placed.includes(layer), layer);
});
