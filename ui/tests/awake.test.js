import assert from "node:assert/strict";
import test from "node:test";
import { wakefulScreen } from "../game/awake.js";

// A browser with one screen, and a page that can be hidden, as a phone does it.
function phone() {
  const held = [];
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const lock = () => {
    const one = new EventTarget();
    one.release = async () => { held.splice(held.indexOf(one), 1); one.dispatchEvent(new Event("release")); };
    held.push(one);
    return one;
  };
  const show = async (state) => {
    page.visibilityState = state;
    if (state === "hidden") for (const one of [...held]) await one.release();
    page.dispatchEvent(new Event("visibilitychange"));
    await settled();
  };
  return { held, page, browser: { wakeLock: { request: async () => lock() } }, show };
}

const settled = () => new Promise((done) => setTimeout(done, 0));

test("the screen stays bright while somebody plays and sees the page", async () => {
  const { held, page, browser, show } = phone();
  const screen = wakefulScreen(browser, page);
  await show("visible");
  assert.equal(held.length, 0, "nobody plays yet");
  screen.keep(true);
  screen.keep(true);
  await settled();
  assert.equal(held.length, 1);
  await show("hidden");
  assert.equal(held.length, 0);
  await show("visible");
  assert.equal(held.length, 1, "again when the page is seen again");
  screen.keep(false);
  await settled();
  assert.equal(held.length, 0);
  await show("visible");
  assert.equal(held.length, 0);
});

test("a browser that cannot or will not is left in peace", async () => {
  const { page } = phone();
  wakefulScreen({}, page).keep(true);
  wakefulScreen({ wakeLock: { request: async () => { throw new Error("no power"); } } }, page).keep(true);
  await settled();
});
