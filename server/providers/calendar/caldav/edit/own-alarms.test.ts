import { describe, expect, it } from "vitest";
import type { ReminderLead } from "#contract/reminders.ts";
import { createObject } from "./create-object.ts";
import { changeObject } from "./edit-object.ts";
import { mergeEdit } from "./merge-edit.ts";
import { hasSameContent } from "./same-content.ts";

const context = {
  now: Date.parse("2026-11-20T12:00:00Z"),
  zone: "Europe/Berlin",
  newUid: () => "uid-1@wall",
};
const dentist = {
  title: "Dentist",
  start: "2026-11-24T14:30:00.000Z",
  end: "2026-11-24T15:15:00.000Z",
  allDay: false,
};
const birthday = { title: "Birthday", start: "2026-11-24", end: "2026-11-25", allDay: true };
const triggersIn = (ics: string | null | undefined): string[] =>
  (ics ?? "").split("\r\n").filter((line) => line.startsWith("TRIGGER"));
const withTheirs = (ics: string): string =>
  ics.replace(
    "END:VEVENT",
    [
      ...["BEGIN:VALARM", "UID:theirs", "ACTION:DISPLAY", "DESCRIPTION:Soon"],
      ...["TRIGGER:-PT7M", "END:VALARM", "END:VEVENT"],
    ].join("\r\n"),
  );

describe("reminders that a family wants in its calendar", () => {
  it.each<[ReminderLead, string]>([
    [{ minutes: 30 }, "TRIGGER:-PT30M"],
    [{ minutes: 0 }, "TRIGGER:PT0S"],
    [{ hours: 2 }, "TRIGGER:-PT2H"],
    [{ days: 1 }, "TRIGGER:-P1D"],
    [{ days: 1, at: "18:00" }, "TRIGGER:-PT21H30M"],
    [{ days: 2, at: "18:00" }, "TRIGGER:-P1DT21H30M"],
  ])("%j before the dentist at 15:30 is %s", (lead, line) => {
    expect(triggersIn(createObject({ ...dentist, alarms: [lead] }, context).ics)).toEqual([line]);
  });

  it.each<[ReminderLead, string]>([
    [{ days: 1 }, "TRIGGER:-PT6H"],
    [{ days: 0 }, "TRIGGER:PT8H"],
    [{ days: 2 }, "TRIGGER:-P1DT6H"],
    [{ days: 1, at: "20:15" }, "TRIGGER:-PT3H45M"],
  ])("%j of a whole day is %s", (lead, line) => {
    expect(triggersIn(createObject({ ...birthday, alarms: [lead] }, context).ics)).toEqual([line]);
  });

  it("take the place of those it chose before, and leave others' alarms as they are", () => {
    const first = createObject({ ...dentist, alarms: [{ minutes: 30 }, { hours: 2 }] }, context);
    const changed = changeObject(withTheirs(first.ics), {}, { alarms: [{ minutes: 10 }] }, context);
    expect(triggersIn(changed.ics)).toEqual(["TRIGGER:-PT7M", "TRIGGER:-PT10M"]);
    const none = changeObject(changed.ics ?? "", {}, { alarms: [] }, context);
    expect(triggersIn(none.ics)).toEqual(["TRIGGER:-PT7M"]);
    const titled = changeObject(changed.ics ?? "", {}, { title: "Dentist, upstairs" }, context);
    expect(triggersIn(titled.ics)).toEqual(["TRIGGER:-PT7M", "TRIGGER:-PT10M"]);
  });

  it("of one week are that week's, and the others keep theirs", () => {
    const weekly = { ...dentist, recurrence: "FREQ=WEEKLY;BYDAY=TU", alarms: [{ hours: 1 }] };
    const { ics } = createObject(weekly, context);
    const which = { occurrence: "2026-12-01T14:30:00.000Z" };
    const changed = changeObject(ics, which, { alarms: [{ minutes: 5 }] }, context);
    expect(triggersIn(changed.ics)).toEqual(["TRIGGER:-PT1H", "TRIGGER:-PT5M"]);
  });

  it("of single weeks stay those of that week where the whole series is moved", () => {
    const weekly = { ...dentist, recurrence: "FREQ=WEEKLY;BYDAY=TU", alarms: [{ hours: 1 }] };
    const { ics } = createObject(weekly, context);
    const [one, another] = ["2026-12-01T14:30:00.000Z", "2026-12-08T14:30:00.000Z"];
    const changed = changeObject(ics, { occurrence: one }, { alarms: [{ minutes: 5 }] }, context);
    const atNine = { start: "2026-11-24T08:00:00.000Z", end: "2026-11-24T08:45:00.000Z" };
    const alarmsAt = { [one]: [{ minutes: 5 }], [another]: [{ days: 1, at: "18:00" }] };
    const patch = { ...atNine, alarms: [{ hours: 1 }], alarmsAt };
    const moved = changeObject(changed.ics ?? "", { scope: "all" }, patch, context).ics ?? "";
    expect(triggersIn(moved)).toEqual(["TRIGGER:-PT1H", "TRIGGER:-PT5M", "TRIGGER:-PT15H"]);
    expect(moved.match(/RECURRENCE-ID.*/g)?.map((line) => line.trim().slice(-15))).toEqual([
      ...["20261201T090000", "20261208T090000"],
    ]);
  });

  it("from a week on are the series', and weeks that are still to come before it keep theirs", () => {
    const weekly = { ...dentist, recurrence: "FREQ=WEEKLY;BYDAY=TU", alarms: [{ hours: 1 }] };
    const { ics } = createObject(weekly, context);
    const alarmsFrom = {
      "2026-12-01T14:30:00.000Z": [{ minutes: 5 }],
      "2026-12-15T14:30:00.000Z": [{ minutes: 10 }],
    };
    const patch = { alarms: [{ hours: 1 }], alarmsFrom };
    const changed = changeObject(ics, { scope: "all" }, patch, context).ics ?? "";
    const told = changed.match(/(?:RECURRENCE-ID|TRIGGER).*/g) ?? [];
    expect(told.map((line) => line.trim().replace(/^RECURRENCE-ID.*:/, ""))).toEqual([
      "TRIGGER:-PT10M",
      ...["20261124T153000", "TRIGGER:-PT1H", "20261201T153000", "TRIGGER:-PT5M"],
      ...["20261208T153000", "TRIGGER:-PT5M"],
    ]);
    // What is over rings no more.
    const later = { ...context, now: Date.parse("2026-12-09T12:00:00Z") };
    const after = changeObject(ics, { scope: "all" }, patch, later).ics;
    expect(triggersIn(after)).toEqual(["TRIGGER:-PT10M"]);
  });

  it("from a later week on leave the weeks before a split of the series as they are", () => {
    const weekly = { ...dentist, recurrence: "FREQ=WEEKLY;BYDAY=TU", alarms: [{ hours: 1 }] };
    const { ics } = createObject(weekly, context);
    const which = { scope: "following", occurrence: "2026-12-08T14:30:00.000Z" } as const;
    const alarmsFrom = { "2026-12-22T14:30:00.000Z": [{ minutes: 10 }] };
    const split = changeObject(ics, which, { alarms: [{ hours: 2 }], alarmsFrom }, context);
    expect(split.ics).not.toContain("RECURRENCE-ID");
    expect(triggersIn(split.ics)).toEqual(["TRIGGER:-PT1H"]);
    expect(triggersIn(split.following?.ics)).toEqual([
      ...["TRIGGER:-PT10M", "TRIGGER:-PT2H", "TRIGGER:-PT2H"],
    ]);
  });

  it("of a week that is left of its series make no change of a single time of it", () => {
    const { ics } = createObject({ ...dentist, alarms: [{ hours: 1 }] }, context);
    const alarmsAt = { [dentist.start]: [{ minutes: 5 }] };
    const atNine = { start: "2026-11-24T08:00:00.000Z", end: "2026-11-24T08:45:00.000Z" };
    const patch = { ...atNine, alarms: [{ hours: 1 }], alarmsAt };
    const moved = changeObject(ics, { scope: "all" }, patch, context).ics;
    expect(moved).not.toContain("RECURRENCE-ID");
    expect(triggersIn(moved)).toEqual(["TRIGGER:-PT1H"]);
  });

  it("at a time of day count from the new beginning, also where others changed something meanwhile", () => {
    const alarms = [{ days: 1, at: "18:00" }];
    const { ics } = createObject({ ...dentist, alarms }, context);
    const theirs = changeObject(ics, {}, { location: "Main street 1" }, context).ics;
    const atNine = { start: "2026-11-24T08:00:00.000Z", end: "2026-11-24T08:45:00.000Z" };
    const edit = { kind: "change", which: {}, patch: { ...atNine, alarms } } as const;
    const merged = mergeEdit(ics, theirs, edit, context);
    expect(triggersIn(merged.kind === "edited" ? merged.edited.ics : null)).toEqual([
      "TRIGGER:-PT15H",
    ]);
  });

  it("are written beside what others changed meanwhile, and aren't taken for written before they are", () => {
    const { ics } = createObject(dentist, context);
    const theirs = changeObject(ics, {}, { location: "Main street 1" }, context).ics;
    const edit = { kind: "change", which: {}, patch: { alarms: [{ minutes: 30 }] } } as const;
    const wanted = changeObject(ics, {}, edit.patch, context).ics ?? "";
    expect(hasSameContent(ics, wanted)).toBe(false);
    const merged = mergeEdit(ics, theirs, edit, context);
    expect(merged.kind).toBe("edited");
    const made = merged.kind === "edited" ? merged.edited.ics : null;
    expect(made).toContain("LOCATION:Main street 1");
    expect(triggersIn(made)).toEqual(["TRIGGER:-PT30M"]);
    expect(mergeEdit(ics, made, edit, context)).toEqual({ kind: "same" });
  });
});
