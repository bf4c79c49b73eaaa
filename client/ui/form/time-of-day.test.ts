import { expect, it } from "vitest";
import { later } from "./time-of-day.ts";

it("the wall's bedtime moves past midnight and back", () => {
  expect(later("23:45", 15)).toBe("00:00");
  expect(later("00:00", -15)).toBe("23:45");
});
