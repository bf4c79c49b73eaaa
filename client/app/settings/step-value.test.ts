import { expect, it } from "vitest";
import { stepValue } from "./step-value.ts";

it("a screensaver time that the environment chose finds its neighbours", () => {
  const offered = [0, 1, 3, 5];
  expect([stepValue(offered, 4, 1), stepValue(offered, 4, -1)]).toEqual([5, 3]);
  expect([stepValue(offered, 0, -1), stepValue(offered, 90, 1)]).toEqual([undefined, undefined]);
});
