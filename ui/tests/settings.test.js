import assert from "node:assert/strict";
import { test } from "node:test";
import { changed, coordinatesOf, NOTATIONS, readSettings, writeSettings } from "../settings.js";

// A browser's storage.
const storage = (text) => ({ text, getItem() { return this.text; }, setItem(_key, value) { this.text = value; } });

test("whoever chooses a notation finds its names on the board", () => {
  const check = (notation, coordinates) => assert.equal(changed({}, "notation", notation).coordinates, coordinates, notation);
  check("japanese/kanji", "japanese");
  check("iroha", "japanese");
  check("western", "digits");
  check("kitao-kawasaki", "digits");
  check("hodges-1976", "letters");
  check("usi", "letters");
  assert.deepEqual(changed({ coordinates: "digits" }, "face", "one-kanji"), { coordinates: "digits", face: "one-kanji" });
  assert.ok(NOTATIONS.every((notation) => ["japanese", "digits", "letters"].includes(coordinatesOf(notation))));
});

test("settings are kept, and what is unknown becomes the default", () => {
  const kept = storage(null);
  writeSettings({ ...readSettings("it", kept), notation: "hosking" }, kept);
  assert.equal(readSettings("it", kept).notation, "hosking");
  assert.deepEqual(
    ["it", "en", "ja"].map((lang) => readSettings(lang, storage('{"notation":"chess"}')).notation),
    ["western", "western", "japanese"],
  );
  assert.equal(readSettings("ja", storage("no JSON")).coordinates, "japanese");
});
