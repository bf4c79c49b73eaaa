import { expect, it } from "vitest";
import { stepFrom } from "./step-value.ts";

it("a screensaver time that the environment chose finds its neighbours", () => {
  const offered = [0, 1, 3, 5];
  expect([stepFrom(offered, 4, 1), stepFrom(offered, 4, -1)]).toEqual([5, 3]);
  expect([stepFrom(offered, 0, -1), stepFrom(offered, 90, 1)]).toEqual([undefined, undefined]);
});
