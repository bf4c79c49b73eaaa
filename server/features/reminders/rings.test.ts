import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { ReminderSettings } from "#contract/reminders.ts";
import { isInQuietHours } from "../../jobs/quiet-hours.ts";
import { testRoster } from "#tests/fixtures/tasks/task-fixture.ts";
import { leadInstant } from "./lead-instant.ts";
import { dueRings, type Ring, ringsWithin } from "./rings.ts";
import { everyWall } from "./who-is-reminded.ts";

const timeZone = "Europe/Berlin";
const noQuiet = { sleepStart: "00:00", sleepEnd: "00:00", sleepNights: {}, timeZone };
const night = { sleepStart: "22:00", sleepEnd: "07:00", sleepNights: {}, timeZone };
const nothing: ReminderSettings = { members: {}, calendars: {} };

const event = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...{ id: "u~family", feedId: "family", title: "Dentist", memberIds: ["mom"], color: "#2a8f6d" },
  ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z", allDay: false },
  ...{ recurring: false, editable: true },
  ...fields,
});
const at = (text: string): number => Date.parse(text);
const ringsOf = (
  one: CalendarEvent,
  {
    quiet = noQuiet,
    settings = nothing,
  }: { quiet?: typeof night; settings?: ReminderSettings } = {},
): readonly Ring[] =>
  ringsWithin(
    [one],
    { timeZone, roster: testRoster, settings, quietHours: () => quiet },
    { from: at("2026-01-01T00:00:00Z"), to: at("2027-01-01T00:00:00Z") },
  );
const nightsOfYear = (events: readonly CalendarEvent[]): readonly Ring[] =>
  ringsWithin(
    events,
    { timeZone, roster: testRoster, settings: nothing, quietHours: () => night },
    { from: at("2026-01-01T00:00:00Z"), to: at("2027-01-01T00:00:00Z") },
  );
const timesFor = (target: string, rings: readonly Ring[]): string[] =>
  rings
    .filter((ring) => ring.target === target)
    .flatMap(({ times }) => times.map((ms) => new Date(ms).toISOString()));
const inLocal = (ms: number): string =>
  new Date(ms).toLocaleString("sv-SE", { timeZone }).slice(0, 16);

describe("a reminder before an event", () => {
  it.each([
    [{ minutes: 30 }, "2026-11-24 15:00"],
    [{ hours: 2 }, "2026-11-24 13:30"],
    [{ days: 1 }, "2026-11-23 15:30"],
    [{ days: 1, at: "18:00" }, "2026-11-23 18:00"],
  ] as const)("comes in time: %j", (lead, when) => {
    expect(inLocal(leadInstant(lead, event(), timeZone))).toBe(when);
  });

  it.each([
    ["spring", "2026-03-29", "2026-03-28 08:00", "2026-03-28 07:00"],
    ["autumn", "2026-10-25", "2026-10-24 08:00", "2026-10-24 09:00"],
  ])(
    "a day before keeps the hour over the %s change of the clock; 24 hours don't",
    (_, day, dayBefore, hoursBefore) => {
      const offset = day < "2026-06" ? "+02:00" : "+01:00";
      const morning = event({ start: new Date(`${day}T08:00:00${offset}`).toISOString() });
      expect(inLocal(leadInstant({ days: 1 }, morning, timeZone))).toBe(dayBefore);
      expect(inLocal(leadInstant({ hours: 24 }, morning, timeZone))).toBe(hoursBefore);
    },
  );

  it.each([
    [{ days: 1 }, "2026-11-23 18:00"],
    [{ days: 0 }, "2026-11-24 08:00"],
    [{ days: 2, at: "07:30" }, "2026-11-22 07:30"],
    [{ hours: 6 }, "2026-11-23 18:00"],
  ] as const)("of a whole day comes at a time of people: %j", (lead, when) => {
    const birthday = event({ allDay: true, start: "2026-11-24", end: "2026-11-25" });
    expect(inLocal(leadInstant(lead, birthday, timeZone))).toBe(when);
  });
});

describe("who is reminded", () => {
  const settings: ReminderSettings = {
    members: {
      mom: { timed: [{ minutes: 10 }], allDay: [], quiet: null },
      mia: { timed: [{ hours: 1 }], allDay: [{ days: 1 }], quiet: null },
    },
    calendars: {},
  };
  const tenBefore = "2026-11-24T14:20:00.000Z";
  const hourBefore = "2026-11-24T13:30:00.000Z";

  it("each member as they are used to it, and the walls of all of it", () => {
    const rings = ringsOf(event({ memberIds: ["mom", "mia"] }), { settings });
    expect(timesFor("mia", rings)).toEqual([hourBefore]);
    expect(timesFor(everyWall, rings).toSorted()).toEqual([hourBefore, tenBefore]);
  });

  it("a parent for a child, as the child is", () => {
    const rings = ringsOf(event({ memberIds: ["mia"] }), { settings });
    expect([timesFor("mia", rings), timesFor("mom", rings)]).toEqual([[hourBefore], [hourBefore]]);
  });

  it("nobody for whom the family chose none for this event", () => {
    expect(ringsOf(event({ reminders: { before: [] } }), { settings })).toEqual([]);
  });

  it("by the family's choice rather than by the calendar's alarm, and by that rather than as usual", () => {
    const alarms = ["2026-11-24T14:00:00.000Z"];
    const rang = event({ alarms });
    expect(timesFor(everyWall, ringsOf(rang, { settings }))).toEqual(alarms);
    expect(timesFor("mom", ringsOf(rang, { settings }))).toEqual([]);
    const onPhones = { ...settings, calendars: { family: { usual: null, phones: true } } };
    expect(timesFor("mom", ringsOf(rang, { settings: onPhones }))).toEqual(alarms);
    const chosen = event({ alarms, reminders: { before: [{ minutes: 10 }] } });
    expect(timesFor("mom", ringsOf(chosen, { settings }))).toEqual([tenBefore]);
  });

  it("no wall of what a private calendar only calls busy", () => {
    const rings = ringsOf(event({ busy: true, title: "" }), { settings });
    expect([timesFor("mom", rings), timesFor(everyWall, rings)]).toEqual([[tenBefore], []]);
  });
});

describe("a reminder that is due while people sleep", () => {
  const flight = (fields: Partial<CalendarEvent> = {}) =>
    event({
      ...{ start: "2026-11-25T03:30:00.000Z", end: "2026-11-25T06:00:00.000Z" },
      ...{ reminders: { before: [{ minutes: 60 }] } },
      ...fields,
    });

  it("comes before they go to bed", () => {
    expect(timesFor("mom", ringsOf(flight(), { quiet: night }))).toEqual([
      "2026-11-24T20:45:00.000Z",
    ]);
  });

  it("comes at its time where it is urgent", () => {
    const urgent = flight({ reminders: { before: [{ minutes: 60 }], urgent: true } });
    expect(timesFor("mom", ringsOf(urgent, { quiet: night }))).toEqual([
      "2026-11-25T02:30:00.000Z",
    ]);
  });

  it("comes when they get up, to who couldn't be told before, if there is still time", () => {
    const school = flight({ start: "2026-11-25T06:45:00.000Z" });
    expect(timesFor("mom", ringsOf(school, { quiet: night }))).toEqual([
      ...["2026-11-24T20:45:00.000Z", "2026-11-25T06:00:00.000Z"],
    ]);
  });

  it("never rings within any night of a year, both changes of the clock included", () => {
    const nights = Array.from({ length: 365 }, (_, day) => {
      const start = at("2026-01-01T02:10:00Z") + day * 24 * 3600_000 + day * 97_000;
      const [from, to] = [start, start + 3600_000].map((ms) => new Date(ms).toISOString());
      return flight({ id: `u${day}~family`, start: from ?? "", end: to ?? "" });
    });
    const rings = nightsOfYear(nights);
    expect(rings.length).toBeGreaterThan(365);
    for (const { times } of rings)
      for (const ms of times) expect(isInQuietHours(ms, night), inLocal(ms)).toBe(false);
  });
});

describe("what rings now", () => {
  const due = (
    one: CalendarEvent,
    now: string,
    { checked = now, sent = null }: { checked?: string; sent?: string | null } = {},
  ) =>
    dueRings(ringsOf(one), {
      ...{ now: at(now), from: Math.min(at(checked), at(now) - 3600_000) },
      sentUntil: () => (sent === null ? null : at(sent)),
    }).filter(({ target }) => target === "mom");
  const twice = event({ reminders: { before: [{ hours: 3 }, { minutes: 30 }] } });

  it("is what was due while the machine was off, once and only until the event begins", () => {
    const off = { checked: "2026-11-24T10:00:00Z" };
    expect(due(twice, "2026-11-24T14:29:00Z", off).map(({ dueAt }) => dueAt)).toEqual([
      at("2026-11-24T14:00:00Z"),
    ]);
    expect(due(twice, "2026-11-24T14:30:00Z", off)).toEqual([]);
  });

  it("isn't what rang already, whatever else of the event changed", () => {
    expect(due(twice, "2026-11-24T14:05:00Z", { sent: "2026-11-24T14:00:00Z" })).toEqual([]);
  });

  it("is what was written too late for its time, but not what was due hours ago", () => {
    expect(
      due(event({ reminders: { before: [{ minutes: 60 }] } }), "2026-11-24T14:20:00Z"),
    ).toHaveLength(1);
    expect(due(event({ reminders: { before: [{ days: 1 }] } }), "2026-11-24T14:20:00Z")).toEqual(
      [],
    );
  });

  it("is an alarm that its calendar means for the end, while the event goes on", () => {
    const alarm = event({ alarms: ["2026-11-24T15:05:00.000Z"] });
    const [ring] = ringsOf(alarm);
    expect([ring?.target, ring?.until]).toEqual([everyWall, at("2026-11-24T15:15:00Z")]);
    expect(
      ringsOf(event({ alarms: ["2021-01-01T00:00:00.000Z", "2026-11-24T15:20:00.000Z"] })).filter(
        ({ dueAt }) => dueAt > at("2026-01-01T00:00:00Z"),
      ),
    ).toEqual([]);
  });
});
