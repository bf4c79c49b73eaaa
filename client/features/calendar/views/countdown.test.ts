import { expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import { calendarEvent } from "#tests/fixtures/calendar/calendar-event.ts";
import { countdownsIn, isStarred, withStarred, withoutStar } from "./countdown.ts";

const event = (title: string, start: string, end = start) => calendarEvent(title, start, end);
const told = (today: string, ...events: CalendarEvent[]) => {
  const [next] = countdownsIn(events, today, "Europe/Berlin");
  return next && `${next.days} ${next.kind} ${next.event.title}`;
};

it("the days are counted to the nearest birthday or holidays, across the change of the clocks", () => {
  expect(
    told(
      "2026-10-23",
      event("Dentist", "2026-10-24"),
      event("Herbstferien", "2026-10-30", "2026-11-07"),
      event("Omas Geburtstag", "2026-10-26"),
    ),
  ).toBe("3 birthday Omas Geburtstag");
});

it("what somebody marked with a star comes first, also when it is later", () => {
  expect(
    told(
      "2026-11-21",
      event("Grandma's birthday", "2026-11-23"),
      event("⭐️ Sea side", "2026-12-27"),
      event("Theatre ★", "2026-12-05"),
    ),
  ).toBe("14 marked Theatre ★");
});

it("a party on the day itself is today's, whichever day it is elsewhere", () => {
  expect(told("2026-11-22", event("Tom's birthday party", "2026-11-21T23:30:00Z"))).toBe(
    "0 birthday Tom's birthday party",
  );
});

it("what has begun, what is too far away, and an ordinary day are not waited for", () => {
  expect(
    told(
      "2026-11-21",
      event("Christmas holidays", "2026-11-20", "2026-11-30"),
      event("★ Wedding", "2027-06-01"),
      event("Dentist", "2026-11-23"),
    ),
  ).toBeUndefined();
});

it("a star goes on a title once, and off it again", () => {
  expect(withStarred("Wedding", true)).toBe("★ Wedding");
  expect(withStarred("⭐ Wedding", true)).toBe("★ Wedding");
  expect(withStarred("★ Wedding", false)).toBe("Wedding");
  expect(withoutStar("The ⭐️ show")).toBe("The show");
  expect([isStarred("Star gazing"), isStarred("★ Wedding"), isStarred("")]).toEqual([
    false,
    true,
    false,
  ]);
});
