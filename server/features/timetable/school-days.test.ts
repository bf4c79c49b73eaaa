import { expect, it } from "vitest";
import type { TimetableSettings } from "#contract/timetable.ts";
import { schoolDayOf, weekOf } from "./school-days.ts";

const subject = (id: string, bring: string[] = []) => ({
  ...{ id, name: id, icon: "books", color: "#2f6fb3", bring },
});
const timetable: TimetableSettings = {
  weekA: "2026-11-25",
  subjects: [
    subject("maths"),
    subject("sport", ["Sports bag"]),
    subject("swimming", ["Towel", "Sports bag"]),
  ],
  lessons: {
    mia: [
      { day: "tue", week: "B", start: "10:00", end: "11:30", subjectId: "swimming" },
      { day: "tue", week: "both", start: "08:00", end: "09:30", subjectId: "maths", room: "12" },
      { day: "tue", week: "A", start: "10:00", end: "10:45", subjectId: "sport" },
    ],
  },
};
const subjects = (day: string) =>
  schoolDayOf(timetable, "mia", day, undefined)?.lessons.map(({ subjectId }) => subjectId);

it("Mia has sport in weeks A and swimming in weeks B, whatever day of the week was told", () => {
  expect(weekOf(timetable.weekA, "2026-11-23")).toBe("A");
  expect(weekOf(timetable.weekA, "2026-11-29")).toBe("A");
  expect(weekOf(timetable.weekA, "2026-11-22")).toBe("B");
  expect(subjects("2026-11-24")).toEqual(["maths", "sport"]);
  expect(subjects("2026-12-01")).toEqual(["maths", "swimming"]);
});

it("what two lessons need is to bring once", () => {
  expect(schoolDayOf(timetable, "mia", "2026-12-01", undefined)?.bring).toEqual([
    ...["Towel", "Sports bag"],
  ]);
});

it("there are no lessons on holidays, which say why, and nothing on other weekdays", () => {
  expect(schoolDayOf(timetable, "mia", "2026-12-29", "Christmas holidays")).toEqual({
    ...{ date: "2026-12-29", memberId: "mia", week: "B", lessons: [], bring: [] },
    free: "Christmas holidays",
  });
  expect(schoolDayOf(timetable, "mia", "2026-11-25", undefined)).toBeNull();
  expect(schoolDayOf(timetable, "leo", "2026-11-24", undefined)).toBeNull();
});
