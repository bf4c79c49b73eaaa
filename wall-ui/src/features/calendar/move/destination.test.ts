import { expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import { calendarEvent } from "#tests/fixtures/calendar/calendar-event.ts";
import { destinationOf, type CalendarSlot } from "./destination.ts";

const zone = "Europe/Berlin";
const event = (start: string, end: string, memberIds: string[] = ["mia"]) =>
  calendarEvent("Dentist", start, end, { memberIds, editable: true });
const dentist = event("2026-11-24T14:20:00Z", "2026-11-24T15:05:00Z");
const trip = event("2026-11-20", "2026-11-25");
const carry = (what: CalendarEvent, at: CalendarSlot, to: CalendarSlot) =>
  destinationOf({ event: what, at }, to, zone);

it("a trip grabbed on its third day moves as far as the finger, not to where the finger is", () => {
  expect(carry(trip, { day: "2026-11-22" }, { day: "2026-11-29" })).toEqual({ day: "2026-11-27" });
  expect(carry(trip, { day: "2026-11-22" }, { day: "2026-11-22" })).toBeUndefined();
});

it("along the day it moves in quarters of an hour, and keeps its odd minutes", () => {
  const at = { day: "2026-11-24", minute: 15 * 60 + 31 };
  expect(carry(dentist, at, { day: "2026-11-24", minute: 16 * 60 + 40 })).toEqual({
    day: "2026-11-24",
    minute: 16 * 60 + 35,
  });
  expect(carry(dentist, at, { day: "2026-11-24", minute: 15 * 60 + 36 })).toBeUndefined();
});

it("the morning half of a night shift takes the evening along, back over midnight", () => {
  const shift = event("2026-11-24T21:00:00Z", "2026-11-25T05:00:00Z");
  const at = { day: "2026-11-25", minute: 5 * 60 };
  expect(carry(shift, at, { day: "2026-11-25", minute: 3 * 60 })).toEqual({
    day: "2026-11-24",
    minute: 20 * 60,
  });
  expect(carry(shift, at, { day: "2026-11-25", minute: 8 * 60 })).toEqual({
    day: "2026-11-25",
    minute: 60,
  });
});

it("a whole day that is put on the time-line begins there", () => {
  expect(
    carry(
      trip,
      { day: "2026-11-22", lane: "mia" },
      { day: "2026-11-22", lane: "mia", minute: 604 },
    ),
  ).toEqual({ day: "2026-11-22", minute: 600 });
});

it("in another row it is another child's, in everyone's row everyone's, and a second time nobody's", () => {
  const at = { day: "2026-11-24", lane: "mia" };
  const on = (lane: string) => ({ day: "2026-11-24", lane });
  expect(carry(dentist, at, on("leo"))).toEqual({ day: "2026-11-24", memberIds: ["leo"] });
  expect(carry(dentist, at, on(""))).toEqual({ day: "2026-11-24", memberIds: [] });
  const both = event(dentist.start, dentist.end, ["mia", "leo", "dad"]);
  expect(carry(both, at, on("mom"))).toMatchObject({ memberIds: ["leo", "dad", "mom"] });
  expect(carry(both, at, on("leo"))).toBeUndefined();
});

it("the hour on the clock stays over the night in which the clocks change", () => {
  const early = event("2026-10-24T07:00:00Z", "2026-10-24T08:00:00Z");
  expect(
    carry(early, { day: "2026-10-24", minute: 540 }, { day: "2026-10-26", minute: 600 }),
  ).toEqual({ day: "2026-10-26", minute: 600 });
});
