import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CalendarEvent, CalendarRange } from "#contract/calendar.ts";
import {
  type CalendarStore,
  emptyCalendar,
  eventsBetween,
  eventsOnDay,
  forgetBefore,
  knownSince,
  mergeRange,
  partlyKnownSince,
  eventDaysOf,
} from "./range-store.ts";
import { addDays, daysFrom } from "../../i18n/time.ts";

const zone = "Europe/Berlin";

const event = (id: string, start: string, end: string, title = id): CalendarEvent => ({
  id,
  feedId: "mia-1",
  title,
  start,
  end,
  allDay: !start.includes("T"),
  memberIds: ["mia"],
  color: "#d9662b",
  recurring: false,
  editable: false,
});

const answer = (start: string, end: string, ...events: CalendarEvent[]): CalendarRange => ({
  start,
  end,
  events,
  feeds: [{ id: "mia-1", name: "Mia", state: "ok" }],
});

const ids = (events: readonly CalendarEvent[]) => events.map(({ id }) => id);
const merged = (...answers: CalendarRange[]): CalendarStore =>
  answers.reduce((store, one, at) => mergeRange(store, one, at + 1, zone), emptyCalendar);

const piano = event("piano", "2026-11-23T15:30:00Z", "2026-11-23T16:15:00Z");
const choir = event("choir", "2026-11-27T19:00:00Z", "2026-11-27T20:30:00Z");
const concert = event("concert", "2026-12-02T16:30:00Z", "2026-12-02T18:00:00Z");
const holiday = event("holiday", "2026-11-29", "2026-12-04");

describe("answers about ranges of days in one store", () => {
  it("puts two weeks that follow each other side by side", () => {
    const store = merged(
      answer("2026-11-16", "2026-11-29", piano, choir),
      answer("2026-11-30", "2026-12-13", concert),
    );
    expect(ids(eventsBetween(store.events, "2026-11-16", "2026-12-13", zone))).toEqual([
      "piano",
      "choir",
      "concert",
    ]);
  });

  it("holds an event once that two overlapping ranges bring", () => {
    const store = merged(
      answer("2026-11-16", "2026-11-29", piano, choir),
      answer("2026-11-25", "2026-12-08", choir, concert),
    );
    expect(ids(store.events).toSorted()).toEqual(["choir", "concert", "piano"]);
  });

  it("forgets an event that was deleted, and nothing outside of the days that were read again", () => {
    const store = merged(
      answer("2026-11-16", "2026-12-13", piano, choir, concert),
      answer("2026-11-23", "2026-11-29", piano),
    );
    expect(ids(store.events).toSorted()).toEqual(["concert", "piano"]);
  });

  it("empties a week that became empty", () => {
    const store = merged(
      answer("2026-11-23", "2026-11-29", piano, choir),
      answer("2026-11-23", "2026-11-29"),
    );
    expect(store.events).toEqual([]);
  });

  it("shows a moved event at its new time only, also where the old day was not read again", () => {
    const moved = { ...piano, start: "2026-12-01T15:30:00Z", end: "2026-12-01T16:15:00Z" };
    const store = merged(
      answer("2026-11-16", "2026-11-29", piano),
      answer("2026-11-30", "2026-12-13", moved),
    );
    expect(eventsOnDay(store.events, "2026-11-23", zone)).toEqual([]);
    expect(ids(eventsOnDay(store.events, "2026-12-01", zone))).toEqual(["piano"]);
  });

  it("takes an event out that was moved out of the days that were read again", () => {
    const store = merged(
      answer("2026-11-16", "2026-11-29", choir),
      answer("2026-11-27", "2026-11-27"),
    );
    expect(store.events).toEqual([]);
    const found = mergeRange(
      store,
      answer("2026-12-07", "2026-12-13", {
        ...choir,
        start: "2026-12-11T19:00:00Z",
        end: "2026-12-11T20:30:00Z",
      }),
      9,
      zone,
    );
    expect(ids(eventsOnDay(found.events, "2026-12-11", zone))).toEqual(["choir"]);
  });

  it("keeps a holiday whole that reaches over the edge of a range", () => {
    const store = merged(
      answer("2026-11-16", "2026-11-29", holiday),
      answer("2026-11-30", "2026-12-13", holiday),
    );
    expect(store.events).toEqual([holiday]);
    for (const day of daysFrom("2026-11-29", "2026-12-03"))
      expect(ids(eventsOnDay(store.events, day, zone))).toEqual(["holiday"]);
    expect(eventsOnDay(store.events, "2026-12-04", zone)).toEqual([]);
  });

  it("takes a holiday away whole when the newer half says that it was cancelled", () => {
    const store = merged(
      answer("2026-11-16", "2026-11-29", holiday),
      answer("2026-11-30", "2026-12-13", concert),
    );
    expect(ids(store.events)).toEqual(["concert"]);
  });

  it("believes the newer half about a holiday that was shortened", () => {
    const shorter = { ...holiday, end: "2026-12-02" };
    const store = merged(
      answer("2026-11-16", "2026-11-29", holiday),
      answer("2026-11-30", "2026-12-13", shorter),
    );
    expect(store.events).toEqual([shorter]);
  });

  it("doesn't let a slow old answer bring back what a newer one took away", () => {
    const newer = mergeRange(emptyCalendar, answer("2026-11-23", "2026-11-29", piano), 20, zone);
    const store = mergeRange(
      newer,
      answer("2026-11-16", "2026-12-06", piano, choir, concert),
      10,
      zone,
    );
    expect(ids(store.events).toSorted()).toEqual(["concert", "piano"]);
    expect(knownSince(store, "2026-11-23", "2026-11-29")).toBe(20);
    expect(knownSince(store, "2026-11-16", "2026-12-06")).toBe(10);
  });

  it("knows which days nobody has asked about", () => {
    const store = merged(answer("2026-11-16", "2026-11-29"));
    expect(knownSince(store, "2026-11-20", "2026-11-29")).toBe(1);
    expect(knownSince(store, "2026-11-20", "2026-11-30")).toBeUndefined();
    expect(partlyKnownSince(store, "2026-11-20", "2026-11-30")).toBe(1);
    expect(partlyKnownSince(store, "2026-12-20", "2026-12-30")).toBe(0);
  });

  it("forgets days nobody has looked at for long, but not an event that reaches out of them", () => {
    const old = mergeRange(
      emptyCalendar,
      answer("2026-11-16", "2026-11-29", piano, holiday),
      1,
      zone,
    );
    const store = mergeRange(old, answer("2026-11-30", "2026-12-06", holiday, concert), 50, zone);
    const rest = forgetBefore(store, 40, zone);
    expect(ids(rest.events).toSorted()).toEqual(["concert", "holiday"]);
    expect(knownSince(rest, "2026-11-23", "2026-11-23")).toBeUndefined();
  });

  it("shows for the days last read exactly what that answer said, whatever came before", () => {
    const days = fc.integer({ min: 0, max: 40 }).map((count) => addDays("2026-11-01", count));
    const app = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 0, max: 9 }),
        day: days,
        length: fc.integer({ min: 1, max: 6 }),
      }),
      { selector: ({ id }) => id },
    );
    const reads = fc.array(fc.tuple(app, days, fc.integer({ min: 0, max: 20 })), {
      minLength: 1,
    });
    fc.assert(
      fc.property(reads, (all) => {
        const answers = all.map(([events, start, length]) => {
          const end = addDays(start, length);
          const here = events.map(({ id, day, length: many }) =>
            event(String(id), day, addDays(day, many)),
          );
          return answer(start, end, ...eventsBetween(here, start, end, zone));
        });
        const last = answers.at(-1);
        if (last === undefined) return;
        const store = merged(...answers);
        expect(eventsBetween(store.events, last.start, last.end, zone)).toEqual(last.events);
        expect(new Set(ids(store.events)).size).toBe(store.events.length);
      }),
    );
  });
});

describe("the days that an event touches", () => {
  it("leaves out the midnight at which it ends", () => {
    const party = event("party", "2026-11-21T19:00:00Z", "2026-11-21T23:00:00Z");
    expect(eventDaysOf(party, zone)).toEqual({ first: "2026-11-21", last: "2026-11-21" });
    expect(eventDaysOf(party, "Asia/Tokyo")).toEqual({ first: "2026-11-22", last: "2026-11-22" });
  });

  it("shows a night shift on both days", () => {
    const shift = event("shift", "2026-11-21T21:00:00Z", "2026-11-22T05:00:00Z");
    expect(eventDaysOf(shift, zone)).toEqual({ first: "2026-11-21", last: "2026-11-22" });
  });

  it("gives a moment without length its day, also at midnight", () => {
    const moment = event("moment", "2026-11-20T23:00:00Z", "2026-11-20T23:00:00Z");
    expect(eventDaysOf(moment, zone)).toEqual({ first: "2026-11-21", last: "2026-11-21" });
  });
});

describe("the order of a day", () => {
  it("has all-day events first, then by the instant: nine before quarter past ten", () => {
    const late = event("late", "2026-11-23T10:15:00+01:00", "2026-11-23T11:00:00+01:00");
    const early = event("early", "2026-11-23T09:00:00+01:00", "2026-11-23T09:30:00+01:00");
    const birthday = event("birthday", "2026-11-23", "2026-11-24");
    const overnight = event("overnight", "2026-11-22T22:00:00Z", "2026-11-23T07:00:00Z");
    expect(ids(eventsOnDay([late, early, overnight, birthday], "2026-11-23", zone))).toEqual([
      "overnight",
      "birthday",
      "early",
      "late",
    ]);
  });
});
