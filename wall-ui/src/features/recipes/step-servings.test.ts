import { expect, it } from "vitest";
import { stepped } from "./step-servings.ts";

it("servings go up and down by one, from halves to the next whole, and stay between one and a hundred", () => {
  expect([stepped(4, 1), stepped(4, -1)]).toEqual([5, 3]);
  expect([stepped(2.5, 1), stepped(2.5, -1)]).toEqual([3, 2]);
  expect([stepped(1, -1), stepped(0.5, -1), stepped(100, 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
