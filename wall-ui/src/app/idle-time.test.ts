import { expect, it } from "vitest";
import { idleTimeMs } from "./idle-time.ts";

const minute = 60_000;
const day = { isCooking: true, hasTimers: false, isNight: false };

it("a recipe that nobody touches stands for two hours, half an hour at night, and as long as a timer runs", () => {
  expect(idleTimeMs(day)).toBe(120 * minute);
  expect(idleTimeMs({ ...day, isNight: true })).toBe(30 * minute);
  expect(idleTimeMs({ ...day, hasTimers: true, isNight: true })).toBe(Number.POSITIVE_INFINITY);
});

it("any other room is left after two minutes, whatever cooks and whatever the hour", () => {
  for (const hasTimers of [false, true])
    for (const isNight of [false, true])
      expect(idleTimeMs({ isCooking: false, hasTimers, isNight })).toBe(2 * minute);
});
