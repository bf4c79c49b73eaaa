import { expect, it } from "vitest";
import { stepServings } from "./step-servings.ts";

it("servings go up and down by one, from halves to the next whole, and stay between one and a hundred", () => {
  expect([stepServings(4, 1), stepServings(4, -1)]).toEqual([5, 3]);
  expect([stepServings(2.5, 1), stepServings(2.5, -1)]).toEqual([3, 2]);
  expect([stepServings(1, -1), stepServings(0.5, -1), stepServings(100, 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
