import { expect, it } from "vitest";
import { isQuiet } from "./celebrate.ts";

it("the chime is silent from bedtime to breakfast, over midnight", () => {
  expect(
    ["21:59", "22:00", "23:30", "03:00", "06:59", "07:00"].map((t) => isQuiet(t, "22:00", "07:00")),
  ).toEqual([false, true, true, true, true, false]);
});

it("quiet hours within one day end that day, and equal times mean none", () => {
  expect(isQuiet("13:30", "13:00", "15:00")).toBe(true);
  expect(isQuiet("15:00", "13:00", "15:00")).toBe(false);
  expect(isQuiet("22:00", "22:00", "22:00")).toBe(false);
});
