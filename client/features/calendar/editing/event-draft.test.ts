import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import {
  withAllDay,
  withStart,
  eventDraftOf,
  draftOfParsedLine,
  emptyEventDraft,
  isReady,
  newEventOf,
  nextHour,
  eventPatchOf,
  repetitionProblemOf,
  timeProblemOf,
} from "./event-draft.ts";

const zone = "Europe/Berlin";
const piano: CalendarEvent = {
  ...{ id: "p~family", feedId: "family", title: "Piano", color: "#d9662b", memberIds: ["mia"] },
  ...{ start: "2026-11-23T16:00:00.000Z", end: "2026-11-23T16:45:00.000Z", allDay: false },
  ...{ location: "Music school", recurring: false, editable: true },
};
const before = eventDraftOf(piano, zone);

describe("an event in the form", () => {
  it("stands at the house's hours, wherever the phone is, and an untouched one changes nothing", () => {
    expect([before.from, before.to]).toEqual([
      { day: "2026-11-23", minute: 17 * 60 },
      { day: "2026-11-23", minute: 17 * 60 + 45 },
    ]);
    expect(eventPatchOf(before, before, zone)).toEqual({});
  });

  it("sends only what was changed, and takes away what was rubbed out", () => {
    const changed = { ...before, title: " Piano lesson ", location: "  ", notes: "Bring notes" };
    expect(eventPatchOf(before, changed, zone)).toEqual({
      ...{ title: "Piano lesson", location: null, notes: "Bring notes" },
    });
    expect(
      eventPatchOf(
        before,
        { ...before, repetition: { kind: "yearly", every: 1, ending: { kind: "never" } } },
        zone,
      ),
    ).toEqual({ recurrence: "FREQ=YEARLY" });
  });

  it("keeps its picture, gets another, or loses it", () => {
    expect(newEventOf(before, zone)).not.toHaveProperty("icon");
    const pictured = eventDraftOf({ ...piano, icon: "musical-keyboard" }, zone);
    expect(newEventOf(pictured, zone)).toMatchObject({ icon: "musical-keyboard" });
    expect(eventPatchOf(pictured, pictured, zone)).toEqual({});
    expect(eventPatchOf(pictured, { ...pictured, icon: "🎻" }, zone)).toEqual({ icon: "🎻" });
    expect(eventPatchOf(pictured, { ...pictured, icon: undefined }, zone)).toEqual({ icon: null });
  });

  it("the end follows the beginning over midnight, a month's end and both changes of the clocks", () => {
    const at = (day: string, minute: number) =>
      eventPatchOf(before, { ...before, ...withStart(before, { day, minute }) }, zone);
    expect(at("2026-11-30", 23 * 60 + 30)).toEqual({
      ...{ start: "2026-11-30T22:30:00.000Z", end: "2026-11-30T23:15:00.000Z", allDay: false },
    });
    expect(at("2027-03-28", 17 * 60)).toMatchObject({ start: "2027-03-28T15:00:00.000Z" });
    expect(at("2027-10-31", 17 * 60)).toMatchObject({ start: "2027-10-31T16:00:00.000Z" });
    // An hour that the clock skips is the one after it.
    expect(at("2027-03-28", 150)).toMatchObject({
      ...{ start: "2027-03-28T01:30:00.000Z", end: "2027-03-28T02:15:00.000Z" },
    });
  });

  it("over the hour that comes twice it can be opened and kept as it is", () => {
    const night = { ...piano, start: "2026-10-25T00:30:00.000Z", end: "2026-10-25T01:15:00.000Z" };
    const draft = eventDraftOf(night, zone);
    expect([timeProblemOf(draft), eventPatchOf(draft, draft, zone)]).toEqual([undefined, {}]);
  });

  it("in the second of those two hours it stays there when only its end is changed", () => {
    const late = eventDraftOf(
      { ...piano, start: "2026-10-25T01:30:00.000Z", end: "2026-10-25T02:30:00.000Z" },
      zone,
    );
    const longer = { ...late, to: { ...late.to, minute: late.to.minute + 30 } };
    expect(eventPatchOf(late, longer, zone)).toMatchObject({
      ...{ start: "2026-10-25T01:30:00.000Z", end: "2026-10-25T03:00:00.000Z" },
    });
    const nextDay = { ...late, ...withStart(late, { ...late.from, day: "2026-10-26" }) };
    expect(eventPatchOf(late, nextDay, zone)).toMatchObject({ start: "2026-10-26T01:30:00.000Z" });
  });

  it("made all day it keeps its days, and gets an hour when it has hours again", () => {
    const evening = { ...before, to: { day: "2026-11-24", minute: 0 } };
    const whole = { ...evening, ...withAllDay(evening, true) };
    expect(newEventOf(whole, zone)).toMatchObject({ start: "2026-11-23", end: "2026-11-24" });
    const days = eventDraftOf(
      { ...piano, start: "2026-12-30", end: "2027-01-03", allDay: true },
      zone,
    );
    expect(days.to.day).toBe("2027-01-02");
    expect(newEventOf(days, zone)).toMatchObject({ start: "2026-12-30", end: "2027-01-03" });
    const hours = { ...days, ...withAllDay({ ...days, to: days.from }, false) };
    expect(newEventOf(hours, zone)).toMatchObject({
      ...{ start: "2026-12-30T08:00:00.000Z", end: "2026-12-30T09:00:00.000Z" },
    });
  });

  it("is not sent without a name, before its beginning, in the year 9999, or with ten thousand letters", () => {
    expect(isReady(before)).toBe(true);
    expect(isReady({ ...before, title: "  " })).toBe(false);
    expect(isReady({ ...before, title: "x".repeat(10_000) })).toBe(false);
    const backwards = { ...before, to: { day: "2026-11-23", minute: 16 * 60 } };
    expect([timeProblemOf(backwards), isReady(backwards)]).toEqual(["end", false]);
    const far = { day: "9999-01-01", minute: 0 };
    expect(timeProblemOf({ ...before, from: far, to: far })).toBe("year");
    expect(timeProblemOf({ ...before, to: { day: "2046-11-23", minute: 0 } })).toBe("long");
    const over = { kind: "until", day: "2026-11-22" } as const;
    expect(
      repetitionProblemOf({ ...before, repetition: { kind: "daily", every: 1, ending: over } }),
    ).toBe("until");
  });

  it("a new one begins at the next full hour and is an hour long", () => {
    expect([nextHour(0), nextHour(61), nextHour(23 * 60 + 50)]).toEqual([60, 120, 23 * 60]);
    expect(
      newEventOf({ ...emptyEventDraft("2026-11-30", 23 * 60, ["leo"]), title: "Late" }, zone),
    ).toEqual({
      ...{ title: "Late", memberIds: ["leo"], allDay: false },
      ...{ start: "2026-11-30T22:00:00.000Z", end: "2026-11-30T23:00:00.000Z" },
    });
  });

  it("what was said without a day stands on the day that is looked at", () => {
    const said = { title: "Vet", allDay: false, memberIds: [], asks: [{ about: "date" as const }] };
    expect(draftOfParsedLine(said, { day: "2026-11-24", minute: 600 }, zone)).toMatchObject({
      ...{ title: "Vet", from: { day: "2026-11-24", minute: 600 } },
    });
  });
});
