import { beforeEach, expect, it, vi } from "vitest";
import { cookProgressOf } from "./cook-progress.ts";

const noon = Date.parse("2026-11-20T12:00:00Z");
const hour = 3_600_000;
const soup = { step: 3, ticked: [0, 2], at: noon };

let kept: string | null;
beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => kept });
  return () => void vi.unstubAllGlobals();
});

it("a soup that was left is where it was left, for half a day", () => {
  kept = JSON.stringify({ soup });
  expect(cookProgressOf("soup", noon + 11 * hour)).toEqual(soup);
  expect(cookProgressOf("soup", noon + 13 * hour)).toBeUndefined();
  expect(cookProgressOf("cake", noon)).toBeUndefined();
});

it("what isn't progress in the browser's memory is none", () => {
  for (const text of [null, "{", "7", "null", `{"soup":{"step":"3","ticked":[],"at":1}}`]) {
    kept = text;
    expect(cookProgressOf("soup", noon)).toBeUndefined();
  }
});
