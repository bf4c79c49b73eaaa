import { expect, it } from "vitest";
import { isQuiet } from "./celebrate.ts";

it("the chime is silent from bedtime to breakfast, over midnight", () => {
  expect(
    [1319, 1320, 1410, 180, 419, 420].map((minute) => isQuiet(minute, "22:00", "07:00")),
  ).toEqual([false, true, true, true, true, false]);
});

it("quiet hours within one day end that day, and equal times mean none", () => {
  expect(isQuiet(810, "13:00", "15:00")).toBe(true);
  expect(isQuiet(900, "13:00", "15:00")).toBe(false);
  expect(isQuiet(1320, "22:00", "22:00")).toBe(false);
});
