import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  type CalendarFixture,
  openCalendarFixture,
  pianoLesson,
} from "../../fixtures/calendar/calendar-fixture.ts";

let calendar: CalendarFixture;
beforeAll(async () => {
  calendar = await openCalendarFixture();
});
afterEach(() => calendar.empty());
afterAll(() => calendar.server.close());

const add: CalendarFixture["add"] = (event) => calendar.add(event);
const change: CalendarFixture["change"] = (...how) => calendar.change(...how);
const remove: CalendarFixture["remove"] = (...how) => calendar.remove(...how);
const between: CalendarFixture["between"] = (...days) => calendar.between(...days);
const lines: CalendarFixture["lines"] = (...days) => calendar.lines(...days);

describe("what can't be", () => {
  const bad: [string, Record<string, unknown>, string][] = [
    ["an end before its start", { end: "2026-11-23T15:00:00Z" }, "end"],
    ["the year 9999", { start: "9999-01-01T00:00:00Z", end: "9999-01-01T01:00:00Z" }, "start"],
    ["a rule of seconds", { recurrence: "FREQ=SECONDLY" }, "recurrence"],
    [
      "a rule that never comes",
      { recurrence: "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30" },
      "recurrence",
    ],
    ["a rule over before it begins", { recurrence: "FREQ=DAILY;UNTIL=20260101" }, "recurrence"],
    ["a title of 10,000 letters", { title: "x".repeat(10_000) }, "title"],
    ["no title", { title: "  " }, "title"],
    ["a picture whose name is too long", { icon: "x".repeat(65) }, "icon"],
    ["somebody who doesn't live here", { memberIds: ["mia", "ghost"] }, "memberIds"],
    ["a date for an hour", { start: "2026-11-23" }, "start"],
    ["an hour for a whole day", { allDay: true }, "start"],
    ["the 30 February", { allDay: true, start: "2027-02-30", end: "2027-03-02" }, "start"],
    ["an hour of nowhere", { start: "2026-11-23T16:00:00" }, "start"],
    ["a field that nobody knows", { colour: "red" }, "colour"],
  ];
  it.each(bad)(
    "refuses %s by its field, for a new event and for a change",
    async (_what, part, field) => {
      const { id } = await add(pianoLesson);
      const before = await between("2026-11-01", "2027-01-31");
      const fresh = await calendar.phone.send("POST", "/api/calendar/events", {
        ...pianoLesson,
        ...part,
      });
      expect([fresh.status, fresh.body.field]).toEqual([400, field]);
      const changed = await change(id, "?scope=following&occurrence=2026-12-07T16:00:00Z", {
        ...{ start: "2026-12-07T16:00:00Z", end: "2026-12-07T17:00:00Z" },
        ...part,
        ...(field === "end" ? { end: "2026-12-07T15:00:00Z" } : {}),
      });
      expect([changed.status, changed.body.field]).toEqual([400, field]);
      expect(await between("2026-11-01", "2027-01-31")).toEqual(before);
    },
  );

  it.each([
    ["2026-11-24T16:00:00Z", "a day without it"],
    ["2026-11-30", "a date for an hour"],
    ["9999-01-01T00:00:00Z", "another age"],
    ["yesterday", "no time at all"],
    ["2026-02-30", "no day at all"],
    ["", "nothing"],
  ])("refuses the occurrence %s: %s", async (occurrence) => {
    const { id } = await add(pianoLesson);
    for (const scope of ["one", "following", "all"])
      for (const answer of [
        await change(id, `?scope=${scope}&occurrence=${occurrence}`, { title: "No" }),
        await remove(id, `?scope=${scope}&occurrence=${occurrence}`),
      ])
        expect([answer.status, answer.body.field]).toEqual([400, "occurrence"]);
    expect(await lines("2026-11-23", "2026-11-23")).toEqual(["Piano 2026-11-23T16:00"]);
  });

  it("knows a time by its day where all were moved to another hour meanwhile", async () => {
    const { id } = await add(pianoLesson);
    const before = "?scope=one&occurrence=2026-11-30T15:00:00Z";
    expect((await change(id, before, { title: "Cello" })).status).toBe(200);
    expect(await lines("2026-11-30", "2026-11-30")).toEqual(["Cello 2026-11-30T16:00"]);
    expect((await remove(id, before)).status).toBe(204);
    expect(await lines("2026-11-30", "2026-11-30")).toEqual([]);
  });

  it("needs to be told which time is meant, and changes none that was deleted there", async () => {
    const { id } = await add(pianoLesson);
    expect((await remove(id, "?scope=one")).body.field).toBe("occurrence");
    const time = "?scope=one&occurrence=2026-11-30T16:00:00Z";
    await remove(id, time);
    expect((await remove(id, time)).status).toBe(204);
    const again = await change(id, time, { title: "No" });
    expect([again.status, again.body.field]).toEqual([400, "occurrence"]);
    for (const unknown of ["nobody~family", "nobody", `${id}~x`, "a~shared-1234"])
      expect((await change(unknown, "", { title: "No" })).status).toBe(404);
  });

  it("gives one time no rule of its own", async () => {
    const { id } = await add(pianoLesson);
    const { status, body } = await change(id, "?scope=one&occurrence=2026-11-30T16:00:00Z", {
      recurrence: "FREQ=DAILY",
    });
    expect([status, body.field]).toEqual([400, "recurrence"]);
  });
});
