import { expect, it } from "vitest";
import { shareBetween, curveThrough } from "./curve.ts";

it("the line of an even day runs through the middle", () => {
  expect(shareBetween(5, 5, 5)).toBe(0.5);
  expect(curveThrough([7, 7])).toMatch(/^M25 50C\S+ 50 \S+ 50 75 50$/);
});

it("the warmest hour lies highest and the coldest lowest", () => {
  const ends = curveThrough([0, 10, 5])
    .split(/[MC]/)
    .slice(1)
    .map((piece) => Number(piece.split(" ").at(-1)));
  expect(ends).toEqual([100, 0, 50]);
});
