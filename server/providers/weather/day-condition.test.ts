import { expect, it } from "vitest";
import type { Condition } from "#contract/weather.ts";
import { conditionOfDay } from "./day-condition.ts";

const day = (...hours: readonly (readonly [Condition, number])[]): Condition =>
  conditionOfDay(
    hours.map(([condition, count]) => ({
      ...{ at: 0, hours: count, condition, temp: 9, feelsLike: 9, wind: 5, humidity: 50 },
    })),
  );

it("one shower doesn't make a rainy day, three hours of it do", () => {
  expect(day(["clear", 9], ["rain", 2])).toBe("clear");
  expect(day(["clear", 9], ["rain", 3])).toBe("rain");
});

it("what falls longest names a wet day, and thunder always does", () => {
  expect(day(["drizzle", 4], ["rain", 2], ["cloudy", 6])).toBe("drizzle");
  expect(day(["snow", 3], ["rain", 3])).toBe("snow");
  expect(day(["clear", 11], ["thunder", 1])).toBe("thunder");
});

it("a day that has nothing but an hour of rain left is a rainy one", () => {
  expect(day(["rain", 1])).toBe("rain");
});

it("the usual sky names a dry day", () => {
  expect(day(["partly", 5], ["cloudy", 4], ["fog", 3])).toBe("partly");
});
