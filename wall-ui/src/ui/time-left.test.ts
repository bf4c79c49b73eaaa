import { expect, it } from "vitest";
import { timeLeftUntil, timerDuration } from "./time-left.ts";

it("a timer counts down to nothing, and no further", () => {
  const second = 1000;
  expect(timeLeftUntil(3847 * second, 0)).toBe("1:04:07");
  expect(timeLeftUntil(247 * second, 0)).toBe("4:07");
  expect(timeLeftUntil(1999, 0)).toBe("0:01");
  expect(timeLeftUntil(0, 90 * second)).toBe("0:00");
});

it("says how long it is in the family's language", () => {
  expect(timerDuration(1200, "en")).toBe("20 min");
  expect(timerDuration(4800, "de")).toBe("1 Std. 20 Min.");
  expect(timerDuration(30, "en")).toBe("30 sec");
});
