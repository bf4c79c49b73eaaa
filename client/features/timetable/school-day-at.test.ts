import { expect, it } from "vitest";
import type { SchoolDay } from "#contract/timetable.ts";
import { comingSchoolDate, schoolDayAt } from "./school-day-at.ts";

const schoolDay = (
  date: string,
  ...hours: (readonly [start: string, end: string])[]
): SchoolDay => ({
  ...{ date, memberId: "mia", bring: [] },
  lessons: hours.map(([start, end]) => ({ start, end, subjectId: "maths" })),
});
const wednesday = schoolDay("2026-05-20", ["08:00", "08:45"], ["09:55", "11:25"]);
const thursday = schoolDay("2026-05-21", ["08:50", "09:35"]);
const shownAt = (clock: string, days: readonly SchoolDay[], memberId = "mia") =>
  schoolDayAt(days, memberId, { today: "2026-05-20", tomorrow: "2026-05-21", clock })?.date;

it("Mia sees today's lessons until the last one is over, and then what to bring tomorrow", () => {
  const days = [wednesday, thursday];
  const hours = ["07:00", "09:00", "11:24", "11:25", "16:47"];
  expect(hours.map((clock) => shownAt(clock, days)?.slice(-2))).toEqual([
    ...["20", "20", "20", "21", "21"],
  ]);
});

it("after the last lesson of the week there is nothing, and on holidays they are named all day", () => {
  expect(shownAt("16:47", [wednesday])).toBeUndefined();
  expect(shownAt("16:47", [{ ...wednesday, lessons: [], free: "Whitsun" }, thursday])).toBe(
    wednesday.date,
  );
  expect(shownAt("16:47", [thursday])).toBeUndefined();
  expect(shownAt("09:00", [wednesday], "leo")).toBeUndefined();
});

it("the week to open is the coming school day's: on Sunday the next one, on a Saturday with lessons still this one", () => {
  const days = [schoolDay("2026-05-22"), schoolDay("2026-05-25"), schoolDay("2026-05-26")];
  expect(comingSchoolDate(days, "2026-05-22")).toBe("2026-05-22");
  expect(comingSchoolDate(days.toReversed(), "2026-05-24")).toBe("2026-05-25");
  expect(comingSchoolDate([schoolDay("2026-05-23"), ...days], "2026-05-23")).toBe("2026-05-23");
  expect(comingSchoolDate([], "2026-05-24")).toBe("2026-05-24");
});
