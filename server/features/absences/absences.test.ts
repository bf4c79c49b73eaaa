import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { NewAbsence } from "#contract/absences.ts";
import { HttpError } from "#server/platform/errors.ts";
import { testRoster } from "#tests/fixtures/tasks/task-fixture.ts";
import { type TaskFixture, openTaskFixture } from "#tests/fixtures/tasks/task-fixture.ts";
import { createAbsenceStore } from "./absence-store.ts";
import { createAbsences } from "./absences.ts";

let fixture: TaskFixture;
const open = (timeZone = "UTC"): void => {
  fixture = openTaskFixture({ at: "2026-11-02T16:00:00Z", timeZone });
};
beforeEach(() => open());
afterEach(() => fixture.tearDown());

const absences = (timeZone = "UTC") =>
  createAbsences({
    ...{ store: createAbsenceStore(fixture.db), roster: () => testRoster, clock: fixture.clock },
    ...{ timeZone: () => timeZone, changedFrom: fixture.tasks.awayChangedFrom },
    atomically: (work) => fixture.db.transaction(work)(),
  });
const add = (given: NewAbsence) => {
  absences().check(given);
  return fixture.tasks.afterSettling(() => absences().add(given));
};
const change = (id: string, given: NewAbsence) => {
  absences().checkChange(id, given);
  return fixture.tasks.afterSettling(() => absences().change(id, given));
};
const remove = (id: string) => {
  absences().find(id);
  return fixture.tasks.afterSettling(() => absences().remove(id));
};
const day = (n: number): string => `2026-11-${String(n).padStart(2, "0")}`;
const on = (n: number): void => fixture.clock.set(`${day(n)}T16:00:00Z`);
const doOn = async (id: string, ...days: number[]) => {
  for (const n of days) {
    on(n);
    await fixture.close(id, "mia");
  }
};
const [away, here] = [
  Array.from({ length: 7 }, () => "away" as const),
  Array.from({ length: 7 }, () => null),
];
/** 2 November 2026 is a Monday. */
const everyOtherWeek: NewAbsence = {
  ...{ start: day(2), memberIds: ["mia"], reason: "With Dad" },
  weeks: [here, away],
};
const refusal = (write: () => unknown): unknown => {
  try {
    write();
  } catch (error) {
    if (error instanceof HttpError)
      return [error.status, error.details.field ?? error.details.code];
    throw error;
  }
  return "was taken";
};

describe("Mia, who is with her father every other week", () => {
  it("has no chores there, and the board says until when and where she is", async () => {
    await fixture.add({ title: "Teeth", memberIds: ["mia"], recurrence: "FREQ=DAILY" });
    await add(everyOtherWeek);
    expect(await fixture.rows("mia")).toEqual(["Teeth"]);
    on(10);
    expect(await fixture.rows("mia")).toEqual([]);
    expect((await fixture.column("mia")).paused).toEqual({ until: day(15), reason: "With Dad" });
    on(16);
    expect(await fixture.rows("mia")).toEqual(["Teeth"]);
    expect((await fixture.column("mia")).paused).toBeUndefined();
  });

  it("keeps her streak over each week away", async () => {
    const teeth = await fixture.add({
      title: "Teeth",
      memberIds: ["mia"],
      recurrence: "FREQ=DAILY",
    });
    await add(everyOtherWeek);
    await doOn(teeth, 2, 3, 4, 5, 6, 7, 8);
    expect(await fixture.streak("mia")).toBe(7);
    on(15);
    expect(await fixture.streak("mia")).toBe(7);
    await doOn(teeth, 16, 17);
    expect(await fixture.streak("mia")).toBe(9);
    on(25);
    await fixture.tasks.settleDays();
    expect(await fixture.streak("mia")).toBe(0);
  });

  it("finds nothing overdue of her weeks away", async () => {
    await fixture.add({
      title: "Bath",
      memberIds: ["mia"],
      due: day(11),
      recurrence: "FREQ=WEEKLY",
    });
    await add(everyOtherWeek);
    on(16);
    expect(await fixture.rows("mia")).toEqual([]);
    on(18);
    expect((await fixture.column("mia")).tasks).toMatchObject([{ title: "Bath", due: day(18) }]);
  });

  it("is passed by in turns while she is away", async () => {
    await fixture.add({
      ...{ title: "Table", memberIds: [], recurrence: "FREQ=DAILY" },
      rotation: { order: "roundRobin", memberIds: ["mia", "leo"] },
    });
    await add(everyOtherWeek);
    const whose = async (n: number): Promise<string[]> => {
      on(n);
      await fixture.tasks.settleDays();
      const rows = async (id: string) => ((await fixture.rows(id)).length > 0 ? [id] : []);
      return [...(await rows("mia")), ...(await rows("leo"))];
    };
    for (const n of [9, 10, 11]) expect(await whose(n)).not.toContain("mia");
  });

  it("stays for a day that is swapped, and has her chores on it", async () => {
    await fixture.add({ title: "Teeth", memberIds: ["mia"], recurrence: "FREQ=DAILY" });
    const { id } = await add(everyOtherWeek);
    await change(id, { ...everyOtherWeek, exceptions: [{ date: day(11), is: null }] });
    on(10);
    expect((await fixture.column("mia")).paused?.until).toBe(day(10));
    on(11);
    expect(await fixture.rows("mia")).toEqual(["Teeth"]);
    on(12);
    expect(await fixture.rows("mia")).toEqual([]);
  });

  it("keeps what was, when her weeks change months later", async () => {
    const { id } = await add(everyOtherWeek);
    fixture.clock.set("2027-02-01T16:00:00Z");
    await change(id, { ...everyOtherWeek, weeks: [away, here] });
    const days = (start: string, end: string) => Object.keys(absences().days(start, end));
    expect(days(day(2), day(15))).toEqual([9, 10, 11, 12, 13, 14, 15].map(day));
    expect(days("2027-02-01", "2027-02-14").at(0)).toBe("2027-02-08");
    expect(absences().list()).toMatchObject([{ id, start: "2027-01-25" }]);
    await remove(id);
    expect(days("2027-02-01", "2027-02-28")).toEqual([]);
    expect(days(day(2), day(15))).toHaveLength(7);
  });

  it("who never is at home on a chore's day is never asked for it, and the board still answers", async () => {
    const monday = ["away", null, null, null, null, null, null] as const;
    await add({ ...everyOtherWeek, weeks: [[...monday]] });
    await fixture.add({
      title: "Bins",
      memberIds: ["mia"],
      due: day(9),
      recurrence: "FREQ=WEEKLY",
    });
    on(17);
    expect(await fixture.rows("mia")).toEqual([]);
  });
});

describe("a grown-up's shifts", () => {
  const shifts: NewAbsence = {
    ...{ start: day(2), memberIds: ["mom"] },
    weeks: [["early", "early", "late", "night", "off", null, null]],
  };

  it("take no chores away, and keep nobody from a streak", async () => {
    await fixture.add({ title: "Plants", memberIds: ["mom"], recurrence: "FREQ=DAILY" });
    await add(shifts);
    expect(await fixture.rows("mom")).toEqual(["Plants"]);
    expect((await fixture.column("mom")).paused).toBeUndefined();
    expect(absences().isAway("mom", day(2))).toBe(false);
  });

  it("have hours of their own where the family names them, and stand beside days away", async () => {
    const hours = { start: "05:30", end: "13:00" };
    const times = {
      early: hours,
      late: { start: "13:00", end: "21:00" },
      night: { start: "21:00", end: "05:30" },
    };
    await add({ ...shifts, shiftTimes: times });
    await add({ start: day(2), end: day(3), memberIds: ["mom"], reason: "Trip" });
    expect(absences().days(day(2), day(2))).toEqual({
      [day(2)]: [
        { memberId: "mom", kind: "away", reason: "Trip", absenceId: "2" },
        { memberId: "mom", kind: "early", absenceId: "1", time: hours },
      ],
    });
  });
});

describe("what can't be", () => {
  it.each<[string, NewAbsence, unknown]>([
    ["weeks of nobody", { start: day(2), weeks: [away] }, [400, "memberIds"]],
    ["an unknown member", { ...everyOtherWeek, memberIds: ["ghost"] }, [400, "memberIds"]],
    [
      "a child's shift",
      { ...everyOtherWeek, weeks: [["late", ...here.slice(1)]] },
      [400, "memberIds"],
    ],
    ["weeks without any day", { ...everyOtherWeek, weeks: [here] }, [400, "weeks"]],
    [
      "a swap before the first day",
      { ...everyOtherWeek, exceptions: [{ date: day(1), is: null }] },
      [400, "exceptions"],
    ],
    [
      "a swap after the last day",
      { ...everyOtherWeek, end: day(20), exceptions: [{ date: day(21), is: null }] },
      [400, "exceptions"],
    ],
    [
      "a day that is swapped twice",
      {
        ...everyOtherWeek,
        exceptions: [
          { date: day(9), is: null },
          { date: day(9), is: "away" },
        ],
      },
      [400, "exceptions"],
    ],
    ["an end before its start", { ...everyOtherWeek, end: "2026-11-01" }, [400, "end"]],
    ["days away without an end", { start: day(2), memberIds: ["mia"] }, [400, "end"]],
    ["a start long ago", { ...everyOtherWeek, start: "2026-10-25" }, [400, "start"]],
  ])("is refused with its field: %s", (_, given, expected) => {
    expect(refusal(() => add(given))).toEqual(expected);
    expect(absences().list()).toEqual([]);
  });

  it("is two sets of weeks of one child on one day: the second is refused, the first stays", async () => {
    await add(everyOtherWeek);
    expect(refusal(() => add({ ...everyOtherWeek, weeks: [away] }))).toEqual([
      409,
      "absencesOverlap",
    ]);
    await add({ ...everyOtherWeek, weeks: [away, here], reason: "With Grandma" });
    await add({ ...everyOtherWeek, memberIds: ["leo"] });
    expect(absences().list()).toHaveLength(3);
  });

  it("is a change of what is over", async () => {
    const { id } = await add({ ...everyOtherWeek, end: day(10) });
    on(12);
    expect(refusal(() => change(id, everyOtherWeek))).toEqual([409, "pauseOver"]);
    expect(refusal(() => remove(id))).toEqual([409, "pauseOver"]);
    expect(refusal(() => absences().find("77"))).toEqual([404, "notFound"]);
  });

  it("is a pause by way of weeks: the list of pauses has days away alone", async () => {
    const { id } = await add(everyOtherWeek);
    await add({ start: day(20), end: day(22), reason: "Grandma" });
    expect(fixture.tasks.pauses.list()).toEqual([
      { id: "2", start: day(20), end: day(22), reason: "Grandma" },
    ]);
    expect(refusal(() => fixture.tasks.pauses.remove(id))).toEqual([404, "notFound"]);
  });
});
