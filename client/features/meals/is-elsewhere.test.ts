import { expect, it } from "vitest";
import type { MealPlan } from "#contract/meals.ts";
import { isElsewhere } from "./is-elsewhere.ts";

const planWith = (day: string): MealPlan => ({
  ...{ start: "2026-11-23", end: "2026-11-29", slots: ["lunch", "dinner"] },
  days: { "2026-11-24": [], "2026-11-25": [], [day]: [{ id: "s", slot: "dinner", title: "Soup" }] },
});
const tuesday = { date: "2026-11-24", slot: "dinner" } as const;

it("a meal that Mom moved on after Mia isn't where Mia put it", () => {
  expect(isElsewhere(planWith("2026-11-25"), "s", tuesday)).toBe(true);
  expect(isElsewhere(planWith("2026-11-24"), "s", { ...tuesday, slot: "lunch" })).toBe(true);
  expect(isElsewhere(planWith("2026-11-24"), "s", tuesday)).toBe(false);
});
