import assert from "node:assert/strict";
import test from "node:test";

test("what there is to read stands before the page's own title", async () => {
  globalThis.document = { title: "Shōgi · Miyako" };
  const { setTitle, setUnseen, title } = await import("../title.js");
  setUnseen(2);
  assert.equal(document.title, "(2) Shōgi · Miyako");
  setTitle("● Tocca a te");
  assert.deepEqual([document.title, title()], ["(2) ● Tocca a te", "● Tocca a te"]);
  setUnseen(0);
  assert.equal(document.title, "● Tocca a te");
  delete globalThis.document;
});
