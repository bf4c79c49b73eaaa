import { expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import { minutesUntil, upcomingAt, eventWaitFor } from "./next-event.ts";

const event = (title: string, start: string, end: string, allDay = false): CalendarEvent => ({
  id: title,
  feedId: "f",
  title,
  start,
  end,
  allDay,
  memberIds: [],
  color: "#888888",
  recurring: false,
  editable: false,
});
const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const now = Date.parse(at("17:42"));
const titles = (list: readonly CalendarEvent[]) => list.map(({ title }) => title);

it("9:00 comes before 10:15, whatever the feed's order and offset", () => {
  const { next, after } = upcomingAt(
    [
      event("late", at("20:15"), at("21:00")),
      event("soon", "2026-11-20T20:00:00+02:00", at("18:45")),
    ],
    now,
  );
  expect([next?.title, titles(after)]).toEqual(["soon", ["late"]]);
});

it("what goes on now stands beside what comes next, and alone when nothing does", () => {
  const film = event("Film", at("17:00"), at("19:00"));
  const piano = event("Piano", at("18:00"), at("18:45"));
  expect(upcomingAt([film, piano], now)).toEqual({ next: piano, after: [], ongoing: [film] });
  expect(upcomingAt([film], now).next).toBe(film);
});

it("birthdays and what is over are nothing to be on time for", () => {
  const day = event("Birthday", "2026-11-20", "2026-11-21", true);
  expect(upcomingAt([day, event("School", at("08:00"), at("12:00"))], now).next).toBeUndefined();
});

it("a minute that has begun counts: at 17:42:30 there are 18 minutes to 18:00", () => {
  expect(minutesUntil(at("18:00"), Date.parse("2026-11-20T17:42:30Z"))).toBe(18);
});

it("the wait is told in minutes, from an hour on in hours and minutes, from half a day on by its day", () => {
  const film = event("Film", at("20:00"), at("22:00"));
  const waits = ["20:00", "19:01", "19:00", "18:08", "07:59"].map((time) =>
    eventWaitFor(film, Date.parse(at(time))),
  );
  expect(waits).toEqual([
    { kind: "running" },
    { kind: "minutes", count: 59 },
    { kind: "hours", hours: 1, minutes: 0 },
    { kind: "hours", hours: 1, minutes: 52 },
    { kind: "later" },
  ]);
});
