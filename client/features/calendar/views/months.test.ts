import { expect, it } from "vitest";
import { addMonths, monthEnd, monthStart, monthWeeks } from "./months.ts";

const corners = (day: string, firstWeekday: number) => {
  const weeks = monthWeeks(day, firstWeekday);
  return [weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)];
};

it("a month's sheet is filled up with days of its neighbours, beginning on the family's first day", () => {
  expect(corners("2026-11-21", 1)).toEqual([6, "2026-10-26", "2026-12-06"]);
  expect(corners("2026-11-21", 7)).toEqual([5, "2026-11-01", "2026-12-05"]);
  expect(corners("2026-11-21", 6)).toEqual([5, "2026-10-31", "2026-12-04"]);
});

it("February may need four weeks only, and every day stands once", () => {
  expect(corners("2027-02-10", 1)).toEqual([4, "2027-02-01", "2027-02-28"]);
  const days = monthWeeks("2028-02-29", 1).flat();
  expect(new Set(days).size).toBe(days.length);
  expect(days).toContain("2028-02-29");
});

it("the month in which the clocks change has all its days, a week being seven", () => {
  for (const month of ["2026-03-29", "2026-10-25"])
    expect(monthWeeks(month, 1).every((week) => new Set(week).size === 7)).toBe(true);
  expect(monthWeeks("2026-10-25", 1).flat()).toHaveLength(35);
});

it("a month later is that month's first day, from a 31st and over the year's end too", () => {
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-01");
  expect(addMonths("2026-12-31", 1)).toBe("2027-01-01");
  expect(addMonths("2026-01-05", -1)).toBe("2025-12-01");
  expect([monthStart("2028-02-29"), monthEnd("2028-02-01")]).toEqual(["2028-02-01", "2028-02-29"]);
});
