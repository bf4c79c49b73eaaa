import { expect, it } from "vitest";
import { partOfDay } from "./part-of-day.ts";

it.each([
  ["04:59", "night"],
  ["05:00", "morning"],
  ["11:29", "morning"],
  ["12:00", "noon"],
  ["17:59", "afternoon"],
  ["18:00", "evening"],
  ["22:00", "night"],
])("at %s it is %s", (clock, part) => {
  expect(partOfDay(clock)).toBe(part);
});
