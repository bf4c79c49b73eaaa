import { expect, it } from "vitest";
import { createExtraTapCheck } from "./extra-tap.ts";

it("the second of two quick taps is one too many, and what was ticked stays so for two seconds", () => {
  const isExtra = createExtraTapCheck();
  expect(isExtra("bed mia", false, 0)).toBe(false);
  expect(isExtra("bed mia", false, 699)).toBe(true);
  expect(isExtra("bed mia", true, 1999)).toBe(true);
  expect(isExtra("bed mia", true, 2000)).toBe(false);
});

it("two children who tap by turns keep their stars, and a row that was opened by the undo is ticked again", () => {
  const isExtra = createExtraTapCheck();
  expect(isExtra("bed mia", false, 0)).toBe(false);
  expect(isExtra("bed leo", false, 300)).toBe(false);
  expect(isExtra("bed mia", true, 600)).toBe(true);
  expect(isExtra("bed leo", true, 900)).toBe(true);
  expect(isExtra("bed mia", false, 1000)).toBe(false);
});

it("a double tap on the last chore doesn't take back the star of one that unfolds under the finger", () => {
  const isExtra = createExtraTapCheck();
  expect(isExtra("cat mia", false, 0)).toBe(false);
  expect(isExtra("bed mia", false, 5000)).toBe(false);
  expect(isExtra("cat mia", true, 5300)).toBe(true);
  expect(isExtra("cat mia", true, 5700)).toBe(false);
});
