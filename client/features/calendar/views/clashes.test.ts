import { expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import { calendarEvent } from "#tests/fixtures/calendar/calendar-event.ts";
import { absentTimesOf } from "./absent-times.ts";
import { clashesIn } from "./clashes.ts";

const at = (time: string) => (time.length >= 10 ? time : `2026-11-20T${time}:00Z`);
const event = (title: string, memberIds: string[], from: string, to: string) =>
  calendarEvent(title, at(from), at(to), { id: title, memberIds });
const told = (...events: CalendarEvent[]) =>
  Object.fromEntries(
    [...clashesIn(events)].map(([id, clashes]) => [
      id,
      clashes.map(({ memberId, other }) => `${memberId}: ${other?.title}`),
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

const family = [
  { id: "leo", kid: true, needsCompany: true as const },
  { id: "mia", kid: true },
  { id: "mom", kid: false },
  { id: "dad", kid: false },
];
const toldOf = (...events: CalendarEvent[]) =>
  Object.fromEntries(
    [...clashesIn(events, family)].map(([id, clashes]) => [
      id,
      clashes.map(({ memberId, other }) => `${memberId}: ${other?.title ?? "nobody"}`),
    ]),
  );
const ride = (one: CalendarEvent, own: Partial<CalendarEvent>): CalendarEvent => ({
  ...one,
  ...own,
});

it("Dad can't drive to football while he sits with the tax adviser, nor collect, with the way", () => {
  const football = ride(event("Football", ["mia"], "16:00", "17:30"), {
    ...{ driver: "dad", leaveAt: at("15:35") },
  });
  expect(toldOf(football, event("Tax", ["dad"], "15:00", "15:40"))).toEqual({
    Football: ["dad: Tax"],
    Tax: ["dad: Football"],
  });
  expect(toldOf(football, event("Call", ["dad"], "16:30", "17:00"))).toEqual({});
  expect(toldOf(football, event("Choir", ["dad"], "17:45", "19:00"))).toEqual({
    Football: ["dad: Choir"],
    Choir: ["dad: Football"],
  });
  expect(
    toldOf(ride(football, { collector: "mom" }), event("Choir", ["dad"], "17:45", "19:00")),
  ).toEqual({});
});

it("one drive to the same place takes two children, and who goes along is there once", () => {
  const there = { driver: "mom", location: "Sports ground" };
  const leo = ride(event("Football", ["leo"], "16:00", "17:00"), there);
  const mia = ride(event("Judo", ["mia"], "16:00", "17:00"), {
    ...{ ...there, location: "sports  ground" },
  });
  expect(toldOf(leo, mia, ride(event("Show", ["mom", "mia"], "18:00", "19:00"), there))).toEqual(
    {},
  );
});

it("nobody takes little Leo until somebody drives or a grown-up goes along; Mia goes alone", () => {
  expect(
    toldOf(
      event("Playgroup", ["leo", "mia"], "09:00", "11:00"),
      event("Judo", ["mia"], "16:00", "17:00"),
      ride(event("Football", ["leo"], "12:00", "13:00"), { driver: "dad" }),
      event("Doctor", ["leo", "mom"], "14:00", "15:00"),
    ),
  ).toEqual({ Playgroup: ["leo: nobody"] });
});

const zone = "Europe/Berlin";
const shift = (memberId: string, kind: "early" | "night", start: string, end: string) => ({
  ...{ memberId, kind, absenceId: "1", time: { start, end } },
});
const away = (memberId: string, absenceId = "2") => ({
  ...{ memberId, kind: "away" as const, absenceId, reason: "Berlin" },
});
const absent = (
  days: Parameters<typeof absentTimesOf>[0],
  ...events: CalendarEvent[]
): Record<string, string[]> =>
  Object.fromEntries(
    [...clashesIn(events, family, absentTimesOf(days, zone))].map(([id, clashes]) => [
      id,
      clashes.map(({ memberId, absence }) => `${memberId}: ${absence?.kind}`),
    ]),
  );

it("Dad can't drive during his shift, nor go to the dentist then, but after it", () => {
  const days = { "2026-11-20": [shift("dad", "early", "06:00", "14:00")] };
  const judo = (from: string, to: string) =>
    ride(event("Judo", ["mia"], from, to), { driver: "dad" });
  expect(absent(days, judo("12:00", "14:00"))).toEqual({ Judo: ["dad: early"] });
  expect(absent(days, judo("13:00", "14:00"))).toEqual({});
  expect(absent(days, event("Dentist", ["dad"], "12:30", "13:30"))).toEqual({
    Dentist: ["dad: early"],
  });
  expect(absent(days, event("Early shift", ["dad"], "05:00", "13:00"))).toEqual({});
  expect(absent(days, event("Dentist", ["mom"], "12:30", "13:30"))).toEqual({});
});

it("a night shift lasts into the next morning, over the change of the clock too", () => {
  const night = { "2026-10-24": [shift("dad", "night", "22:00", "06:00")] };
  const morning = (from: string, to: string) =>
    event("Run", ["dad"], `2026-10-25T${from}:00Z`, `2026-10-25T${to}:00Z`);
  expect(absentTimesOf(night, zone).map(({ from, to }) => (to - from) / 3_600_000)).toEqual([9]);
  expect(absent(night, morning("04:30", "05:30"))).toEqual({ Run: ["dad: night"] });
  expect(absent(night, morning("05:00", "06:00"))).toEqual({});
});

it("who is away takes nobody, unless all who go are away with them", () => {
  const museum = ride(event("Museum", ["mia"], "10:00", "12:00"), { driver: "dad" });
  expect(absent({ "2026-11-20": [away("dad")] }, museum)).toEqual({ Museum: ["dad: away"] });
  expect(absent({ "2026-11-20": [away("dad"), away("mia", "3")] }, museum)).toEqual({
    Museum: ["dad: away"],
  });
  expect(absent({ "2026-11-20": [away("dad"), away("mia")] }, museum)).toEqual({});
  expect(absent({ "2026-11-20": [away("mia")] }, museum)).toEqual({});
  expect(absent({ "2026-11-20": [away("dad")] }, { ...museum, memberIds: [] })).toEqual({
    Museum: ["dad: away"],
  });
  expect(absent({ "2026-11-20": [away("dad")] }, event("Fair", ["dad"], "10:00", "12:00"))).toEqual(
    {},
  );
});
