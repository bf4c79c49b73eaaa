import { expect, it } from "vitest";
import { dayShownAt } from "./day-shown.ts";

const days = { today: "friday", tomorrow: "saturday" };

it.each([
  ["03:00", undefined],
  ["06:30", "friday"],
  ["09:00", undefined],
  ["18:59", undefined],
  ["19:00", "saturday"],
  ["23:59", "saturday"],
])("at %s the card tells of %s", (time, day) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  expect(dayShownAt(hours * 60 + minutes, "19:00", days)).toBe(day);
});

it("tells nothing before the house has said its hour", () => {
  expect(dayShownAt(1200, undefined, days)).toBeUndefined();
});
