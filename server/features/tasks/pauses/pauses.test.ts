import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TaskFixture, openTaskFixture } from "#tests/fixtures/tasks/task-fixture.ts";
import type { NewPause } from "#contract/tasks-pauses.ts";
import { HttpError } from "#server/platform/errors.ts";

let fixture: TaskFixture;
beforeEach(() => {
  fixture = openTaskFixture({ at: "2026-11-02T16:00:00Z" });
});
afterEach(() => fixture.tearDown());

const day = (n: number): string => `2026-11-${String(n).padStart(2, "0")}`;
const on = (n: number): void => fixture.clock.set(`${day(n)}T16:00:00Z`);
const daily = (title: string, memberIds = ["mia"]) =>
  fixture.add({ title, memberIds, recurrence: "FREQ=DAILY" });
const doOn = async (id: string, ...days: number[]) => {
  for (const n of days) {
    on(n);
    await fixture.close(id, "mia");
  }
};
const pause = async (from: number, to: number, rest: Partial<NewPause> = {}) =>
  fixture.tasks.pauses.add({ start: day(from), end: day(to), ...rest });
const mia = { memberIds: ["mia"] };
const refusal = async (write: () => unknown): Promise<unknown> => {
  try {
    await write();
  } catch (error) {
    if (error instanceof HttpError)
      return [error.status, error.details.field ?? error.details.code];
    throw error;
  }
  return "was taken";
};
const unassigned = async () =>
  (await fixture.tasks.board("routine", fixture.tasks.today())).unassigned.map(
    ({ title }) => title,
  );

describe("a paused member", () => {
  it("has no chores on those days, and the board says until when and why", async () => {
    await daily("Teeth");
    await pause(3, 5, { ...mia, reason: "School trip" });
    expect(await fixture.rows("mia")).toEqual(["Teeth"]);
    expect((await fixture.column("mia")).paused).toBeUndefined();
    on(3);
    expect(await fixture.rows("mia")).toEqual([]);
    expect((await fixture.column("mia")).paused).toEqual({ until: day(5), reason: "School trip" });
    expect((await fixture.column("leo")).paused).toBeUndefined();
    on(6);
    expect(await fixture.rows("mia")).toEqual(["Teeth"]);
    expect((await fixture.column("mia")).paused).toBeUndefined();
    expect(await fixture.rows("mia", day(4))).toEqual([]);
  });

  it("is away as long as one pause follows another", async () => {
    await pause(2, 4, { reason: "Holidays" });
    await pause(3, 8, mia);
    await pause(9, 9, mia);
    expect((await fixture.column("mia")).paused).toEqual({ until: day(9), reason: "Holidays" });
    expect((await fixture.column("leo")).paused).toEqual({ until: day(4), reason: "Holidays" });
  });

  it("keeps her streak, which neither grows nor ends", async () => {
    const teeth = await daily("Teeth");
    await doOn(teeth, 2, 3);
    await pause(4, 10, mia);
    on(8);
    expect(await fixture.streak("mia")).toBe(2);
    await fixture.tasks.settleDays();
    await doOn(teeth, 9);
    expect(await fixture.streak("mia")).toBe(2);
    await doOn(teeth, 11);
    expect(await fixture.streak("mia")).toBe(3);
    on(13);
    expect(await fixture.streak("mia")).toBe(0);
  });

  it("finds nothing overdue of what fell into it, and what was overdue before", async () => {
    await fixture.add({
      ...{ title: "Bins", memberIds: ["mia"], due: day(4), recurrence: "FREQ=WEEKLY" },
    });
    await fixture.add({
      ...{ title: "Bath", memberIds: ["mia"], due: day(2), recurrence: "FREQ=WEEKLY" },
    });
    await pause(3, 6, mia);
    on(4);
    expect(await fixture.rows("mia")).toEqual([]);
    on(7);
    expect(await fixture.rows("mia")).toEqual(["Bath"]);
    on(11);
    expect((await fixture.rows("mia")).toSorted()).toEqual(["Bath", "Bins"]);
  });

  it("finds on the first day back what isn't bound to a day", async () => {
    const water = await fixture.add({ title: "Water", memberIds: ["mia"], repeatAfterDays: 3 });
    fixture.clock.advance(1000);
    const shoes = await fixture.add({ title: "Shoes", memberIds: ["mia"], due: day(6) });
    await doOn(water, 2);
    await pause(4, 10, mia);
    on(5);
    expect(await fixture.rows("mia")).toEqual([]);
    on(11);
    expect((await fixture.column("mia")).tasks).toMatchObject([
      { title: "Water", due: day(11) },
      { title: "Shoes", due: day(11) },
    ]);
    expect(await fixture.streak("mia")).toBe(1);
    await fixture.close(water, "mia");
    await fixture.close(shoes, "mia");
    expect(await fixture.streak("mia")).toBe(2);
    on(12);
    expect(await fixture.streak("mia")).toBe(2);
    await fixture.reopen(shoes, "mia");
    expect(await fixture.streak("mia")).toBe(0);
    on(14);
    expect(await fixture.rows("mia")).toEqual(["Water", "Shoes"]);
  });

  it("leaves a shared chore to those who are there", async () => {
    await daily("Table", ["mia", "leo"]);
    await pause(2, 4, mia);
    expect([await fixture.rows("mia"), await fixture.rows("leo")]).toEqual([[], ["Table"]]);
    await pause(2, 2, { memberIds: ["leo"] });
    expect([await fixture.rows("mia"), await fixture.rows("leo"), await unassigned()]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it("may do a chore all the same, for its stars", async () => {
    const teeth = await daily("Teeth");
    await pause(2, 4, mia);
    expect(await fixture.close(teeth, "mia")).toMatchObject({ awarded: 1 });
    expect(await fixture.rows("mia")).toEqual(["Teeth ✓"]);
    expect(await fixture.streak("mia")).toBe(0);
  });
});

describe("a paused house", () => {
  it("has nothing up for grabs either; one who stays at home has", async () => {
    await fixture.add({ title: "Plants", due: day(3) });
    await pause(2, 5, { memberIds: ["mia", "leo"] });
    on(3);
    expect(await unassigned()).toEqual(["Plants"]);
    await pause(2, 5);
    expect(await unassigned()).toEqual([]);
    on(6);
    expect(await unassigned()).toEqual(["Plants"]);
  });

  it("leaves to-dos alone", async () => {
    await fixture.add({ title: "Passport", list: "todo", memberIds: ["mom"], due: day(3) });
    await pause(2, 5);
    expect(await fixture.tasks.todos()).toHaveLength(1);
    on(3);
    const board = await fixture.tasks.board("todo", day(3));
    expect(board.members.find(({ id }) => id === "mom")?.tasks).toHaveLength(1);
  });
});

describe("a pause that was forgotten", () => {
  it("may be entered up to seven days later and mends the streak", async () => {
    const teeth = await daily("Teeth");
    const bed = await daily("Bed", ["mia", "leo"]);
    await doOn(teeth, 2, 3);
    on(3);
    await fixture.close(bed, "mia");
    await doOn(teeth, 8);
    await fixture.close(bed, "mia");
    expect(await fixture.streak("mia")).toBe(1);
    await pause(4, 7, mia);
    expect(await fixture.streak("mia")).toBe(2);
    expect(await fixture.streak("leo")).toBe(0);
    on(9);
    await fixture.tasks.settleDays();
    expect(await fixture.streak("mia")).toBe(2);
  });

  it("taken away on the day on which it was entered never was", async () => {
    const teeth = await daily("Teeth");
    await doOn(teeth, 2, 5);
    const { id } = await pause(3, 4, mia);
    expect(await fixture.streak("mia")).toBe(2);
    await fixture.tasks.pauses.remove(id);
    expect(await fixture.streak("mia")).toBe(1);
    expect(fixture.tasks.pauses.list()).toEqual([]);
  });

  it("taken away later ends yesterday, and the days gone by stay paused", async () => {
    const teeth = await daily("Teeth");
    await doOn(teeth, 2);
    const { id } = await pause(3, 9, mia);
    on(6);
    await fixture.tasks.pauses.remove(id);
    expect(fixture.tasks.pauses.list()).toMatchObject([{ start: day(3), end: day(5) }]);
    expect(await fixture.rows("mia")).toEqual(["Teeth"]);
    await fixture.close(teeth, "mia");
    expect(await fixture.streak("mia")).toBe(2);
    on(7);
    expect(await refusal(() => fixture.tasks.pauses.remove(id))).toEqual([409, "pauseOver"]);
    const ahead = await pause(20, 22);
    on(8);
    await fixture.tasks.pauses.remove(ahead.id);
    expect(fixture.tasks.pauses.list()).toHaveLength(1);
  });

  it("is listed by its first day until a week after its end", async () => {
    await pause(20, 22, { reason: "Grandma" });
    await pause(2, 3, mia);
    expect(fixture.tasks.pauses.list()).toEqual([
      { id: "2", start: day(2), end: day(3), memberIds: ["mia"] },
      { id: "1", start: day(20), end: day(22), reason: "Grandma" },
    ]);
    on(10);
    expect(fixture.tasks.pauses.list()).toHaveLength(2);
    on(11);
    expect(fixture.tasks.pauses.list()).toHaveLength(1);
  });
});

describe("a wrong pause", () => {
  it.each<[string, NewPause, string]>([
    ["an end before its start", { start: day(5), end: day(4) }, "end"],
    ["ten years", { start: day(5), end: "2036-11-05" }, "end"],
    ["a year and two days", { start: day(5), end: "2027-11-06" }, "end"],
    ["a start more than a week back", { start: "2026-10-25", end: day(5) }, "start"],
    ["a stranger", { start: day(5), end: day(6), memberIds: ["mia", "zoe"] }, "memberIds"],
  ])("with %s is refused, and nothing is kept", async (_what, given, field) => {
    expect(await refusal(() => fixture.tasks.pauses.add(given))).toEqual([400, field]);
    expect(fixture.tasks.pauses.list()).toEqual([]);
  });

  it("that isn't there can't be taken away", async () => {
    for (const id of ["1", "nothing", "__proto__", "1e9", "-1"])
      expect(await refusal(() => fixture.tasks.pauses.remove(id))).toEqual([404, "notFound"]);
  });
});
