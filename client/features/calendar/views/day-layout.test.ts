import { expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import { calendarEvent } from "#tests/fixtures/calendar/calendar-event.ts";
import { dayLayoutOf } from "./day-layout.ts";

// A clock an hour ahead of UTC.
const shifted = (instant: string | number) =>
  new Date(new Date(instant).getTime() + 3_600_000).toISOString();
const clock = {
  dayAt: (instant: string | number) => shifted(instant).slice(0, 10),
  minuteAt: (instant: string | number) =>
    Number(shifted(instant).slice(11, 13)) * 60 + Number(shifted(instant).slice(14, 16)),
};
const on = (day: string, ...events: CalendarEvent[]) => dayLayoutOf(events, day, clock);

it("a party across midnight is on both days, cut where each one ends", () => {
  const party = calendarEvent("Party", "2026-11-20T21:00:00Z", "2026-11-21T01:30:00Z");
  expect(on("2026-11-20", party).timed).toMatchObject([{ from: 22 * 60, to: 24 * 60 }]);
  expect(on("2026-11-21", party).timed).toMatchObject([{ from: 0, to: 2 * 60 + 30 }]);
  expect(on("2026-11-22", party).timed).toEqual([]);
});

it("an event that ends at midnight is not on the next day", () => {
  const film = calendarEvent("Film", "2026-11-20T21:00:00Z", "2026-11-20T23:00:00Z");
  expect(on("2026-11-20", film).timed).toMatchObject([{ from: 22 * 60, to: 24 * 60 }]);
  expect(on("2026-11-21", film).timed).toEqual([]);
});

it("a birthday is on its day only, its end being exclusive", () => {
  const birthday = calendarEvent("Birthday", "2026-11-20", "2026-11-21");
  expect(on("2026-11-20", birthday).allDay).toHaveLength(1);
  expect(on("2026-11-21", birthday).allDay).toHaveLength(0);
});

it("the middle day of a long journey is a whole day, and the hours reach to the earliest and latest event", () => {
  const journey = calendarEvent("Night train", "2026-11-19T20:00:00Z", "2026-11-21T06:00:00Z");
  const early = calendarEvent("Flight", "2026-11-20T03:10:00Z", "2026-11-20T05:00:00Z");
  expect(on("2026-11-20", journey, early)).toMatchObject({
    allDay: [{ title: "Night train" }],
    from: 4,
    to: 21,
  });
});
