import { expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import { calendarEvent } from "#tests/fixtures/calendar/calendar-event.ts";
import { countdownsIn } from "./countdowns.ts";
import { isStarred, withStarred, withoutStar } from "./star-mark.ts";

const event = (title: string, start: string, end = start) => calendarEvent(title, start, end);
const told = (...events: CalendarEvent[]) =>
  countdownsIn(events, { first: "2026-11-21", last: "2027-02-19" }, ({ start }) =>
    start.slice(0, 10),
  ).map(({ kind, event: { title } }) => `${kind} ${title}`);

it("the days are counted to the nearest birthday or holidays", () => {
  expect(
    told(
      event("Dentist", "2026-11-22"),
      event("Weihnachtsferien", "2026-12-21", "2027-01-02"),
      event("Omas Geburtstag", "2026-12-03"),
    ),
  ).toEqual(["birthday Omas Geburtstag"]);
});

it("everything that somebody marked with a star comes in their place, also when it is later", () => {
  expect(
    told(
      event("Grandma's birthday", "2026-11-23"),
      event("⭐️ Sea side", "2026-12-27"),
      event("Theatre ★", "2026-12-05"),
    ),
  ).toEqual(["marked Theatre ★", "marked ⭐️ Sea side"]);
});

it("a journey that stands in both parents' calendars is waited for once", () => {
  const journey = event("★ Sea side", "2026-12-27", "2027-01-03");
  expect(told(journey, { ...journey, id: "of-dad", feedId: "dad" })).toEqual(["marked ★ Sea side"]);
});

it("what has begun, what is too far away, and an ordinary day are not waited for", () => {
  expect(
    told(
      event("Christmas holidays", "2026-11-20", "2026-11-30"),
      event("★ Wedding", "2027-06-01"),
      event("Dentist", "2026-11-23"),
    ),
  ).toEqual([]);
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

it("of hundreds that somebody marked the nearest fifty are told", () => {
  const many = Array.from({ length: 300 }, (_, at) => event(`★ ${at}`, "2026-12-05"));
  expect(told(...many)).toHaveLength(50);
});
