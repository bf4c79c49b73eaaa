import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch, EditScope } from "#contract/calendar-family.ts";
import { type EventChange, withEventChanges } from "./optimistic-change.ts";
import { timesAfterMove } from "./move-event.ts";
import { inverseChangeOf } from "./inverse-change.ts";

const timeZone = "Europe/Berlin";
const lesson = (start: string): CalendarEvent => ({
  ...{ id: `s-${start}`, seriesId: "s", occurrence: start, feedId: "family", title: "Piano" },
  ...{ start, end: new Date(Date.parse(start) + 45 * 60_000).toISOString(), allDay: false },
  ...{ memberIds: ["mia"], color: "#d9662b", location: "School", recurring: true, editable: true },
});
/** Mondays at 17:00, before and after the clocks change, into another month. */
const lessons = [
  "2026-10-19T15:00:00.000Z",
  "2026-10-26T16:00:00.000Z",
  "2026-11-02T16:00:00.000Z",
].map(lesson);

const shown = (...changes: EventChange[]) =>
  withEventChanges(lessons, changes).map(({ title, start }) => `${title} ${start.slice(0, 16)}`);
const target = (at: number, scope: EditScope) => ({
  ...{ id: "s", scope, occurrence: lessons[at]?.occurrence ?? "" },
});
const changed = (at: number, scope: EditScope, patch: EventPatch): EventChange => ({
  ...{ kind: "change", target: target(at, scope), patch, timeZone },
  fromDay: lessons[at]?.start.slice(0, 10) ?? "",
});
const toTuesday = (at: number) => {
  const event = lessons[at] ?? lesson("");
  const [day = ""] = event.start.split("T");
  return timesAfterMove(
    event,
    {
      day: day.replace(/\d\d$/, (date) => String(Number(date) + 1).padStart(2, "0")),
      minute: 18 * 60,
    },
    timeZone,
  );
};

describe("a lesson each week, changed before the house has answered", () => {
  it("moves once, from a time on, or every time, and keeps its hour over the change of the clocks", () => {
    expect(shown(changed(1, "one", toTuesday(1)))).toEqual([
      "Piano 2026-10-19T15:00",
      "Piano 2026-10-27T17:00",
      "Piano 2026-11-02T16:00",
    ]);
    expect(shown(changed(1, "following", toTuesday(1)))).toEqual([
      "Piano 2026-10-19T15:00",
      "Piano 2026-10-27T17:00",
      "Piano 2026-11-03T17:00",
    ]);
    expect(shown(changed(1, "all", toTuesday(1)))).toEqual([
      "Piano 2026-10-20T16:00",
      "Piano 2026-10-27T17:00",
      "Piano 2026-11-03T17:00",
    ]);
  });

  it("is called otherwise, and is deleted, for as much of it as is meant", () => {
    expect(shown(changed(1, "following", { title: "Flute" }))).toEqual([
      "Piano 2026-10-19T15:00",
      "Flute 2026-10-26T16:00",
      "Flute 2026-11-02T16:00",
    ]);
    expect(shown({ kind: "remove", target: target(1, "one") })).toHaveLength(2);
    expect(shown({ kind: "remove", target: target(1, "following") })).toEqual([
      "Piano 2026-10-19T15:00",
    ]);
    expect(shown({ kind: "remove", target: target(1, "all") })).toEqual([]);
  });

  it("one change after the other means what the first one made of it", () => {
    const [, moved = lesson("")] = withEventChanges(lessons, [changed(1, "all", toTuesday(1))]);
    const { occurrence = "" } = moved;
    const again: EventChange = {
      ...{ kind: "remove", target: { id: "s", scope: "one", occurrence } },
    };
    expect(shown(changed(1, "all", toTuesday(1)), again)).toEqual([
      "Piano 2026-10-20T16:00",
      "Piano 2026-11-03T17:00",
    ]);
  });

  it("loses what is taken away, and is there once where it no longer repeats", () => {
    const [only, ...others] = withEventChanges(lessons, [
      changed(1, "all", { recurrence: null, location: null, notes: "Last one" }),
    ]);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ start: "2026-10-26T16:00:00.000Z", notes: "Last one" });
    expect(only).not.toHaveProperty("location");
  });

  it("has its new picture at once, and the one before when that is taken back", () => {
    const pictured = { ...lesson("2026-10-26T16:00:00.000Z"), icon: "musical-keyboard" };
    const change = {
      kind: "change" as const,
      ...{ target: target(1, "one"), patch: { icon: null } },
      ...{ fromDay: "2026-10-26", timeZone },
    };
    const [bare] = withEventChanges([pictured], [change]);
    expect(bare).not.toHaveProperty("icon");
    expect(inverseChangeOf(pictured, change, bare)?.patch).toEqual({ icon: "musical-keyboard" });
    const other = { ...change, patch: { icon: "🎻" } };
    expect(withEventChanges([pictured], [other])).toEqual([{ ...pictured, icon: "🎻" }]);
  });

  it("leaves the events of others alone", () => {
    const other = { ...lesson("2026-10-26T16:00:00.000Z"), seriesId: "t" };
    expect(withEventChanges([other], [changed(1, "all", { title: "Flute" })])).toEqual([other]);
  });
});

describe("an event that is let go of elsewhere", () => {
  const day = { start: "2026-12-30", end: "2027-01-02", allDay: true };
  it("keeps its length and its hour, over the change of the clocks too", () => {
    const night = { start: "2027-03-27T21:00:00Z", end: "2027-03-28T06:00:00Z", allDay: false };
    expect(timesAfterMove(night, { day: "2027-03-20" }, timeZone)).toEqual({
      ...{ start: "2027-03-20T21:00:00.000Z", end: "2027-03-21T06:00:00.000Z", allDay: false },
    });
    expect(timesAfterMove(night, { day: "2027-03-28" }, timeZone).start).toBe(
      "2027-03-28T20:00:00.000Z",
    );
    expect(timesAfterMove(day, { day: "2027-01-30" }, timeZone)).toEqual({
      ...{ start: "2027-01-30", end: "2027-02-02", allDay: true },
    });
  });
  it("that was all day is an hour long where it is put at an hour", () => {
    expect(timesAfterMove(day, { day: "2027-01-30", minute: 600 }, timeZone)).toEqual({
      ...{ start: "2027-01-30T09:00:00.000Z", end: "2027-01-30T10:00:00.000Z", allDay: false },
    });
  });
});
