import { expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import { calendarEvent } from "#tests/fixtures/calendar/calendar-event.ts";
import { searchEvents } from "./search.ts";

const event = (title: string, start: string, more: Partial<CalendarEvent> = {}) =>
  calendarEvent(title, start, start, more);
const now = Date.parse("2026-11-21T12:00:00Z");
const names = new Map([
  ["mia", "Mia"],
  ["leo", "Léo"],
]);
const events = [
  event("Zahnärztin", "2026-11-03T09:00:00Z", { memberIds: ["leo"], location: "Weststraße 3" }),
  event("Piano", "2026-11-09T16:00:00Z", { recurring: true, seriesId: "p", memberIds: ["mia"] }),
  event("Piano", "2026-11-16T16:00:00Z", { recurring: true, seriesId: "p", memberIds: ["mia"] }),
  event("Grandma's birthday", "2026-11-21", { end: "2026-11-22" }),
  event("Piano", "2026-11-23T16:00:00Z", { recurring: true, seriesId: "p", memberIds: ["mia"] }),
  event("Piano", "2026-11-30T16:00:00Z", { recurring: true, seriesId: "p", memberIds: ["mia"] }),
  event("درس البيانو", "2026-12-01T16:00:00Z", { notes: "Bring the piano book" }),
];
const found = (words: string, at = now) => {
  const { coming, past } = searchEvents(events, words, {
    now: at,
    timeZone: "Europe/Berlin",
    names,
  });
  const told = (list: readonly CalendarEvent[]) =>
    list.map(({ title, start }) => `${title} ${start.slice(0, 10)}`);
  return [told(coming), told(past)];
};

it("accents, capitals and ß are not needed, and the words may be the place or a name", () => {
  const dentist = [[], ["Zahnärztin 2026-11-03"]];
  expect(found("zahnarztin")).toEqual(dentist);
  expect(found("WESTSTRASSE leo")).toEqual(dentist);
  expect(found("weststrasse mia")).toEqual([[], []]);
});

it("of a lesson every week only the next and the last are told; notes are searched too", () => {
  expect(found("piano")).toEqual([
    ["Piano 2026-11-23", "درس البيانو 2026-12-01"],
    ["Piano 2026-11-16"],
  ]);
  expect(found("بيانو")).toEqual([["درس البيانو 2026-12-01"], []]);
});

it("a whole day is still to come until the family's midnight", () => {
  expect(found("grandma", Date.parse("2026-11-21T22:59:00Z"))).toEqual([
    ["Grandma's birthday 2026-11-21"],
    [],
  ]);
  expect(found("grandma", Date.parse("2026-11-21T23:00:00Z"))).toEqual([
    [],
    ["Grandma's birthday 2026-11-21"],
  ]);
});

it("no words find nothing", () => {
  expect(found("  ")).toEqual([[], []]);
});
