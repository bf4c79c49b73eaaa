import { expect, it } from "vitest";
import {
  isCalendarView,
  viewPageOf,
  neighbourPageStart,
  type CalendarView,
} from "./calendar-views.ts";

const pages = (view: CalendarView, day: string, firstWeekday = 1) => {
  const page = viewPageOf(view, day, firstWeekday);
  return [
    page.first,
    page.last,
    neighbourPageStart(view, page, 1),
    neighbourPageStart(view, page, -1),
  ];
};

it("each view turns to the page beside it, over the ends of months, years and summer time", () => {
  expect(pages("day", "2026-10-25")).toEqual([
    "2026-10-25",
    "2026-10-25",
    "2026-10-26",
    "2026-10-24",
  ]);
  expect(pages("week", "2026-12-31")).toEqual([
    "2026-12-28",
    "2027-01-03",
    "2027-01-04",
    "2026-12-21",
  ]);
  expect(pages("week", "2026-12-31", 7)).toEqual([
    "2026-12-27",
    "2027-01-02",
    "2027-01-03",
    "2026-12-20",
  ]);
  expect(pages("month", "2027-01-31")).toEqual([
    "2027-01-01",
    "2027-01-31",
    "2027-02-01",
    "2026-12-01",
  ]);
  expect(pages("agenda", "2026-11-21")).toEqual([
    "2026-11-21",
    "2026-12-18",
    "2026-12-19",
    "2026-10-24",
  ]);
});

it("an address may name a view, nothing else", () => {
  expect(["day", "agenda", "year", "", undefined].map(isCalendarView)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
