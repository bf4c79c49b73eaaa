import { expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import { calendarEvent } from "#tests/fixtures/calendar/calendar-event.ts";
import { clashesIn } from "./clashes.ts";

const at = (time: string) => (time.length === 10 ? time : `2026-11-20T${time}:00Z`);
const event = (title: string, memberIds: string[], from: string, to: string) =>
  calendarEvent(title, at(from), at(to), { id: title, memberIds });
const told = (...events: CalendarEvent[]) =>
  Object.fromEntries(
    [...clashesIn(events)].map(([id, clashes]) => [
      id,
      clashes.map(({ memberId, other }) => `${memberId}: ${other.title}`),
    ]),
  );

it("Mia can't be at the piano and at judo at once, and both say so", () => {
  expect(
    told(
      event("Judo", ["mia"], "16:30", "17:30"),
      event("Piano", ["mia", "leo"], "16:00", "16:45"),
    ),
  ).toEqual({ Judo: ["mia: Piano"], Piano: ["mia: Judo"] });
});

it("one lesson after another is no clash, and neither are two children's lessons at once", () => {
  expect(
    told(
      event("Judo", ["mia"], "16:45", "17:30"),
      event("Piano", ["mia"], "16:00", "16:45"),
      event("Football", ["leo"], "16:00", "18:00"),
    ),
  ).toEqual({});
});

it("a birthday, a reminder without a length and what is everyone's keep nobody from going out", () => {
  expect(
    told(
      event("Piano", ["mia"], "16:00", "17:00"),
      event("Grandma's birthday", ["mia"], "2026-11-20", "2026-11-21"),
      event("Bring the key", ["mia"], "16:30", "16:30"),
      event("Dinner", [], "16:00", "18:00"),
    ),
  ).toEqual({});
});

it("a long day clashes with each thing in it, a short one in it only with the long", () => {
  expect(
    told(
      event("Trip", ["mom"], "08:00", "18:00"),
      event("Dentist", ["mom"], "09:00", "10:00"),
      event("Choir", ["mom"], "17:00", "19:00"),
    ),
  ).toEqual({
    Trip: ["mom: Dentist", "mom: Choir"],
    Dentist: ["mom: Trip"],
    Choir: ["mom: Trip"],
  });
});
