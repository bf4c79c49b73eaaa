import { expect, test } from "vitest";
import { calendarDayRange } from "./day-range.ts";

const today = "2026-11-21";

test("without a word the wall gets two weeks back and four ahead", () => {
  expect(calendarDayRange({}, today)).toEqual({ start: "2026-11-07", end: "2026-12-19" });
});

test("one side alone brings six weeks with it", () => {
  expect(calendarDayRange({ start: "2027-06-01" }, today)).toEqual({
    start: "2027-06-01",
    end: "2027-07-13",
  });
  expect(calendarDayRange({ end: "2027-07-13" }, today)).toEqual({
    start: "2027-06-01",
    end: "2027-07-13",
  });
});

test("an end before the start, and more than 400 days, are refused by name", () => {
  expect(calendarDayRange({ start: "2026-01-01", end: "2027-02-04" }, today).end).toBe(
    "2027-02-04",
  );
  for (const end of ["2027-02-05", "2025-12-31"])
    expect(() => calendarDayRange({ start: "2026-01-01", end }, today)).toThrow(
      expect.objectContaining({ status: 400, details: { code: "invalid", field: "end" } }),
    );
});
