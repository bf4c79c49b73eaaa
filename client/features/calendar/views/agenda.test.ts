import { expect, it } from "vitest";
import { calendarEvent } from "#tests/fixtures/calendar/calendar-event.ts";
import { agendaOf, dailyAgendaOf } from "./agenda.ts";
import { groupByDay } from "./by-day.ts";
import { eventsOfMembers } from "./filter-by-member.ts";

const event = (title: string, start: string, end: string, memberIds: string[] = []) =>
  calendarEvent(title, start, end, { memberIds });

const zone = "Europe/Berlin";
const trip = event("Trip", "2026-11-19", "2026-11-24", ["mia"]);
const late = event("Night shift", "2026-11-21T21:00:00Z", "2026-11-22T05:00:00Z", ["dad"]);
const early = event("Choir", "2026-11-21T23:30:00Z", "2026-11-22T00:30:00Z");
const ferry = event("Ferry", "2026-11-22T07:00:00Z", "2026-11-23T09:00:00Z");

it("the list has each thing once, under the day it begins on, what began before under the first", () => {
  const days = agendaOf([ferry, early, late, trip], "2026-11-21", "2026-12-18", zone);
  expect(days.map(({ day, events }) => [day, events.map(({ title }) => title)])).toEqual([
    ["2026-11-21", ["Trip", "Night shift"]],
    ["2026-11-22", ["Choir", "Ferry"]],
  ]);
});

it("a list without events still has its first day", () => {
  expect(agendaOf([], "2026-11-21", "2026-12-18", zone)).toEqual([
    { day: "2026-11-21", events: [] },
  ]);
});

it("a night shift is a line on both of its days, what is longer than a day is a bar", () => {
  const { spans, timedOn } = groupByDay([ferry, early, late, trip], zone);
  const titles = (day: string) => timedOn(day).map(({ title }) => title);
  expect([titles("2026-11-21"), titles("2026-11-22"), titles("2026-11-23")]).toEqual([
    ["Night shift"],
    ["Night shift", "Choir"],
    [],
  ]);
  expect(spans.map(({ item, first, last }) => [item.title, first, last])).toEqual([
    ["Ferry", "2026-11-22", "2026-11-23"],
    ["Trip", "2026-11-19", "2026-11-23"],
  ]);
});

it("a face shows its own events and everyone's, two faces both, no face the whole family's", () => {
  const titles = (...who: string[]) =>
    eventsOfMembers([late, early, trip], new Set(who)).map(({ title }) => title);
  expect(titles("mia")).toEqual(["Choir", "Trip"]);
  expect(titles("mia", "dad")).toEqual(["Night shift", "Choir", "Trip"]);
  expect(titles()).toEqual(["Night shift", "Choir", "Trip"]);
});

const linesOf = (events: Parameters<typeof dailyAgendaOf>[0], others: string[] = []) =>
  dailyAgendaOf(events, {
    ...{ first: "2026-11-21", last: "2026-12-18", timeZone: zone, others: new Set(others) },
  }).map(({ day, events: there }) => [day.slice(5), ...there.map(({ title }) => title)]);

it("Mia's trip stands on every day that she is away, and the night shift also on the morning that it ends", () => {
  expect(linesOf([ferry, early, late, trip], ["2026-11-30"])).toEqual([
    ["11-21", "Trip", "Night shift"],
    ["11-22", "Trip", "Night shift", "Choir", "Ferry"],
    ["11-23", "Trip", "Ferry"],
    ["11-30"],
  ]);
});

it("weeks of holidays stand on their first day and beside what else there is, and fill no list by themselves", () => {
  const holidays = event("Holidays", "2026-11-24", "2026-12-15");
  const dentist = event("Dentist", "2026-12-02T09:00:00Z", "2026-12-02T10:00:00Z");
  expect(linesOf([holidays, dentist])).toEqual([
    ["11-24", "Holidays"],
    ["12-02", "Holidays", "Dentist"],
  ]);
});
