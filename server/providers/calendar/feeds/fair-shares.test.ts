import { expect, test } from "vitest";
import { fairShares } from "./fair-shares.ts";

test("a flood in one calendar doesn't push out the others' appointments", () => {
  expect(fairShares([9_000, 40, 8_000], 10_000)).toEqual([4_980, 40, 4_980]);
  expect(fairShares([3, 4], 10)).toEqual([3, 4]);
  expect(fairShares([], 10)).toEqual([]);
});
