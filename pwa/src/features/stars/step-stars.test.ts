import { expect, it } from "vitest";
import { stepStars } from "./step-stars.ts";

it("a parent never gives nothing: below one star comes taking one", () => {
  expect(stepStars(1, -1, 5)).toBe(-1);
  expect(stepStars(-1, 1, 5)).toBe(1);
  expect(stepStars(2, 1, 5)).toBe(3);
});

it("a parent takes no more than there is", () => {
  expect(stepStars(-5, -1, 5)).toBeUndefined();
  expect(stepStars(1, -1, 0)).toBeUndefined();
  expect(stepStars(1, -1, -3)).toBeUndefined();
});

it("a parent gives no more than fifty at once", () => {
  expect(stepStars(50, 1, 0)).toBeUndefined();
});
