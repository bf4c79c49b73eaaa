import { expect, it } from "vitest";
import { yearGapsOf, budgetYearOf } from "./budget-year.ts";

const seen = (...months: string[]) => months.map((month) => ({ month, budgeted: 2, spent: 1 }));

it("the year has twelve months, of which those to come and those never seen are empty", () => {
  const year = budgetYearOf({ period: "ytd", year: seen("2026-09", "2026-11") }, "2026-11-20");
  expect(year.filter(({ seen: figures }) => figures !== undefined)).toMatchObject([
    { month: "2026-09", isNow: false, isShown: true },
    { month: "2026-11", isNow: true, isShown: true },
  ]);
  expect(year).toHaveLength(12);
  expect(year.at(-1)).toMatchObject({ month: "2026-12", isShown: false });
});

it("last month of a January belongs to the year before", () => {
  const year = budgetYearOf({ period: "last", year: seen("2025-11", "2025-12") }, "2026-01-04");
  expect(year[0]?.month).toBe("2025-01");
  expect(year.filter(({ isShown }) => isShown)).toMatchObject([{ month: "2025-12" }]);
  expect(year.some(({ isNow }) => isNow)).toBe(false);
});

it("a budget that was begun in spring lacks nothing before, and a month without power it lacks", () => {
  const year = seen("2026-04", "2026-06");
  const missing = ["2026-01", "2026-02", "2026-03", "2026-05"];
  expect(yearGapsOf({ missing, year })).toEqual({ since: "2026-04", without: ["2026-05"] });
  expect(yearGapsOf({ missing: [], year })).toEqual({ since: undefined, without: [] });
});
