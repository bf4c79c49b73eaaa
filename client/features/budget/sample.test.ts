import { expect, it } from "vitest";
import { budget, periods } from "#contract/budget.ts";
import { sampleBudget } from "./sample.ts";

const given = {
  now: Date.parse("2026-11-21T16:42:00Z"),
  members: [],
  timeZone: "Europe/Berlin",
  language: "en",
  units: "metric",
} as const;

it.each(periods)(
  "every sum of the sample budget (%s) is right, as a family would check",
  (period) => {
    const { totals, categories } = budget["GET /api/budget"].answer.parse(
      sampleBudget(given, period),
    );
    const total = (of: "budgeted" | "spent" | "left") =>
      categories.reduce((sum, category) => sum + category[of], 0);
    expect(totals).toEqual({
      budgeted: total("budgeted"),
      spent: total("spent"),
      safeToSpend: total("left"),
    });
    expect(categories.map(({ spent }) => spent)).toEqual(
      categories.map(({ spent }) => spent).toSorted((a, b) => b - a),
    );
  },
);

it("the sample year to date is the sum of its months, and its last one is this month", () => {
  const { totals, year } = sampleBudget(given, "ytd");
  expect(year).toHaveLength(11);
  expect(year.reduce((sum, { spent }) => sum + spent, 0)).toBe(totals.spent);
  expect(year.at(-1)).toMatchObject({
    month: "2026-11",
    spent: sampleBudget(given, "month").totals.spent,
  });
});

it("in January the month before is last year's December, with the whole of last year beside it", () => {
  const january = { ...given, now: Date.parse("2027-01-05T12:00:00Z") };
  expect(sampleBudget(january, "last").year.map(({ month }) => month)).toContain("2026-12");
  expect(sampleBudget(january, "last").year).toHaveLength(12);
  expect(sampleBudget(january, "month").year).toHaveLength(1);
});
