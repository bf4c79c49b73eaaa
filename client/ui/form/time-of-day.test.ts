import { expect, it } from "vitest";
import { addMinutesToTime } from "./time-of-day.ts";

it("the wall's bedtime moves past midnight and back", () => {
  expect(addMinutesToTime("23:45", 15)).toBe("00:00");
  expect(addMinutesToTime("00:00", -15)).toBe("23:45");
});
