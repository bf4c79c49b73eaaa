import { expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import { comingToday } from "./coming-today.ts";

const event = (title: string, from: string, to: string, ...memberIds: string[]): CalendarEvent => ({
  ...{ id: title, feedId: "family", title, memberIds, color: "#336699" },
  ...{ start: from, end: to, allDay: from.length === 10, recurring: false, editable: true },
});
const football = event("Football", "2026-05-20T15:30:00Z", "2026-05-20T17:00:00Z", "leo");
const choir = event("Choir", "2026-05-20T17:45:00Z", "2026-05-20T19:30:00Z", "dad");
const school = event("School", "2026-05-20T06:00:00Z", "2026-05-20T11:00:00Z", "mia");
const dentist = event("Dentist", "2026-05-21T07:00:00Z", "2026-05-21T08:00:00Z", "mia");
const birthday = event("Birthday", "2026-05-20", "2026-05-21");
const all = [football, choir, school, dentist, birthday];
const day = { now: Date.parse("2026-05-20T14:47:00Z"), today: "2026-05-20" };
const shownTo = (memberIds?: readonly string[], events = all) => {
  const { next, also } = comingToday(events, { ...day, timeZone: "Europe/Berlin", memberIds });
  return [next?.title, ...also.map(({ title }) => title)];
};

it("my phone begins with what is mine today, and tells what else the family has", () => {
  expect(shownTo(["dad"])).toEqual(["Choir", "Birthday", "Football"]);
  expect(shownTo(["leo"])).toEqual(["Football", "Birthday", "Choir"]);
  expect(shownTo(["dad", "mia", "leo"])).toEqual(["Football", "Birthday", "Choir"]);
});

it("a night shift that names nobody doesn't stand above what the family has before it", () => {
  const shift = event("Night shift", "2026-05-20T20:00:00Z", "2026-05-21T04:00:00Z");
  const tea = event("Tea", "2026-05-20T15:00:00Z", "2026-05-20T15:20:00Z");
  expect(shownTo(["mia"], [...all, shift])).toEqual([
    ...["Football", "Birthday", "Choir", "Night shift"],
  ]);
  expect(shownTo(["dad"], [...all, shift])).toEqual([
    ...["Choir", "Birthday", "Football", "Night shift"],
  ]);
  expect(shownTo(["dad"], [...all, tea])).toEqual(["Tea", "Birthday", "Football", "Choir"]);
  expect(shownTo(["mia"], [school, dentist, shift])).toEqual(["Night shift"]);
});

it("without anything of mine today it is the family's next, and only then my own of another day", () => {
  expect(shownTo(["mia"])).toEqual(["Football", "Birthday", "Choir"]);
  expect(shownTo(["mia"], [school, dentist])).toEqual(["Dentist"]);
  expect(shownTo(["mom"], [dentist])).toEqual(["Dentist"]);
  expect(shownTo()).toEqual(["Football", "Birthday", "Choir"]);
});
