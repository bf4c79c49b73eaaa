import { expect, it } from "vitest";
import type { PresetHours } from "#contract/wall-view.ts";
import { presetAt } from "./preset-at.ts";

const morning: PresetHours = {
  ...{ preset: "childrensMorning", days: "weekdays" },
  ...{ start: "06:00", end: "08:30" },
};
const night: PresetHours = { preset: "calmClock", start: "21:00", end: "06:00", days: "weekend" };
const wall = { preset: "kitchen", hours: [morning, night] } as const;

const at = (day: string, dayBefore: string, time: string): string => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return presetAt({ ...wall, hours: [...wall.hours] }, day, dayBefore, hour * 60 + minute);
};
const friday = ["2026-11-20", "2026-11-19"] as const;
const saturday = ["2026-11-21", "2026-11-20"] as const;
const monday = ["2026-11-23", "2026-11-22"] as const;

it("the children's morning is on school days until half past eight", () => {
  expect(at(...friday, "05:59")).toBe("kitchen");
  expect(at(...friday, "06:00")).toBe("childrensMorning");
  expect(at(...friday, "08:29")).toBe("childrensMorning");
  expect(at(...friday, "08:30")).toBe("kitchen");
  expect(at(...saturday, "07:00")).toBe("kitchen");
});

it("an hour that goes over midnight belongs to the day on which it begins", () => {
  expect(at(...friday, "22:00")).toBe("kitchen");
  expect(at(...saturday, "05:00")).toBe("kitchen");
  expect(at(...saturday, "22:00")).toBe("calmClock");
  expect(at(...monday, "05:59")).toBe("calmClock");
});
