import { expect, test } from "vitest";
import { shareOut } from "./fair-shares.ts";

test("a flood in one calendar doesn't push out the others' appointments", () => {
  expect(shareOut([9_000, 40, 8_000], 10_000)).toEqual([4_980, 40, 4_980]);
  expect(shareOut([3, 4], 10)).toEqual([3, 4]);
  expect(shareOut([], 10)).toEqual([]);
});
