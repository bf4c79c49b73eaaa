import { expect, it } from "vitest";
import { isAllowedKey } from "./allowed-key.ts";

const press = (key: string, ...held: string[]) => ({
  key,
  control: held.includes("control"),
  alt: held.includes("alt"),
  meta: held.includes("meta"),
  shift: held.includes("shift"),
});

it.each([
  ["a letter", press("a")],
  ["a capital", press("A", "shift")],
  ["the @ of a German keyboard", press("@", "control", "alt")],
  ["undoing", press("z", "control")],
  ["pasting", press("v", "control")],
  ["jumping by words", press("ArrowLeft", "control")],
  ["closing a dialog", press("Escape")],
  ["going on", press("Tab", "shift")],
])("a grown-up who writes on the wall has %s", (_what, key) => {
  expect(isAllowedKey(key)).toBe(true);
});

it.each([
  ["the browser's tools", press("I", "control", "shift")],
  ["closing", press("w", "control")],
  ["a terminal", press("t", "control", "alt")],
  ["going back", press("ArrowLeft", "alt")],
  ["another window", press("Tab", "alt")],
  ["a function key", press("F11")],
  ["a browser's key", press("BrowserHome")],
  ["the desktop", press("d", "meta")],
])("nobody in front of the wall has %s", (_what, key) => {
  expect(isAllowedKey(key)).toBe(false);
});
