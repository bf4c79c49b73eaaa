import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type TaskFixture,
  openTaskFixture,
  phoneCaller,
} from "#tests/fixtures/tasks/task-fixture.ts";

const mom = phoneCaller("mom");
let fixture: TaskFixture;
beforeEach(() => {
  fixture = openTaskFixture({ at: "2026-11-02T16:00:00Z" });
});
afterEach(() => fixture.tearDown());

const daily = (title: string, memberIds = ["mia"]) =>
  fixture.add({ title, memberIds, recurrence: "FREQ=DAILY" });
const on = (day: number, hour = 16): void =>
  fixture.clock.set(
    `2026-11-${String(day).padStart(2, "0")}T${String(hour).padStart(2, "0")}:00:00Z`,
  );
/** Mia does a chore on each of these days of November. */
const doOn = async (id: string, ...days: number[]) => {
  for (const day of days) {
    on(day);
    await fixture.close(id, "mia");
  }
};

describe("a streak", () => {
  it("grows with every day on which all was done, today when complete", async () => {
    const teeth = await daily("Teeth");
    const bed = await daily("Bed");
    await doOn(teeth, 2);
    expect(await fixture.streak("mia")).toBe(0);
    await fixture.close(bed, "mia");
    expect(await fixture.streak("mia")).toBe(1);
    on(3);
    expect(await fixture.streak("mia")).toBe(1);
    await fixture.close(bed, "mia");
    await fixture.close(teeth, "mia");
    expect(await fixture.streak("mia")).toBe(2);
    await fixture.reopen(teeth, "mia");
    expect(await fixture.streak("mia")).toBe(1);
  });

  it("ends with a day on which something was left", async () => {
    const teeth = await daily("Teeth");
    await doOn(teeth, 2, 3);
    on(5);
    expect(await fixture.streak("mia")).toBe(0);
    await doOn(teeth, 5, 6);
    expect(await fixture.streak("mia")).toBe(2);
  });

  it("takes no notice of days without chores", async () => {
    const bins = await fixture.add({
      memberIds: ["mia"],
      due: "2026-11-02",
      recurrence: "FREQ=WEEKLY;BYDAY=MO,WE",
    });
    await doOn(bins, 2, 4);
    on(8);
    expect(await fixture.streak("mia")).toBe(2);
    await doOn(bins, 9);
    expect(await fixture.streak("mia")).toBe(3);
  });

  it("ends when a weekly chore is done late, and its stars are given all the same", async () => {
    const bins = await fixture.add({
      memberIds: ["mia"],
      due: "2026-11-02",
      recurrence: "FREQ=WEEKLY",
    });
    await doOn(bins, 2, 10);
    expect(await fixture.streak("mia")).toBe(0);
    expect(fixture.stars.balanceOf("mia")).toBe(2);
  });

  it("neither grows nor ends by what a sibling did for her", async () => {
    const teeth = await daily("Teeth");
    const table = await daily("Table");
    await doOn(teeth, 2);
    await fixture.close(table, "leo");
    expect(await fixture.streak("mia")).toBe(1);
    expect(await fixture.streak("leo")).toBe(0);
    on(3);
    await fixture.close(table, "leo");
    await fixture.close(teeth, "leo");
    on(4);
    expect(await fixture.streak("mia")).toBe(1);
  });

  it("grows for who did a shared chore and doesn't end for the other", async () => {
    const table = await daily("Table", ["mia", "leo"]);
    await doOn(table, 2, 3);
    expect([await fixture.streak("mia"), await fixture.streak("leo")]).toEqual([2, 0]);
  });

  it("isn't touched by chores without a day of their own", async () => {
    const teeth = await daily("Teeth");
    await fixture.add({ title: "Some time: tidy the shed", memberIds: ["mia"] });
    await doOn(teeth, 2, 3);
    expect(await fixture.streak("mia")).toBe(2);
  });

  it("counts an offline tap of yesterday that arrives today", async () => {
    const teeth = await daily("Teeth");
    await doOn(teeth, 2);
    on(4);
    await fixture.close(teeth, "mia");
    expect(await fixture.streak("mia")).toBe(1);
    await fixture.close(teeth, "mia", "2026-11-03");
    expect(await fixture.streak("mia")).toBe(3);
    expect((await fixture.column("mia", "2026-11-03")).starsToday).toBe(1);
    await fixture.reopen(teeth, "mia", "2026-11-03");
    expect(await fixture.streak("mia")).toBe(1);
  });

  it("is settled anew when a weekly chore is opened again days later", async () => {
    const bins = await fixture.add({
      memberIds: ["mia"],
      due: "2026-11-02",
      recurrence: "FREQ=WEEKLY",
    });
    const teeth = await daily("Teeth");
    await doOn(bins, 2);
    await doOn(teeth, 2, 3, 4, 5);
    expect(await fixture.streak("mia")).toBe(4);
    await fixture.reopen(bins, "mia");
    expect(await fixture.streak("mia")).toBe(3);
  });

  it("keeps the days gone by when chores are changed or deleted", async () => {
    const teeth = await daily("Teeth");
    const bed = await daily("Bed");
    await doOn(teeth, 2, 3);
    await fixture.close(bed, "mia");
    on(4);
    await fixture.tasks.remove(bed, mom);
    await fixture.tasks.change(teeth, { memberIds: ["leo"] }, mom);
    expect(await fixture.streak("mia")).toBe(1);
    expect(await fixture.streak("leo")).toBe(0);
    on(5);
    expect(await fixture.streak("mia")).toBe(1);
  });

  it("is not mended by deleting, the next day, what was left undone", async () => {
    const teeth = await daily("Teeth");
    const bed = await daily("Bed");
    await doOn(teeth, 2);
    on(3, 7);
    await fixture.tasks.remove(bed, mom);
    expect(await fixture.streak("mia")).toBe(0);
  });

  it("knows of the days that passed while the machine was off", async () => {
    const teeth = await daily("Teeth");
    await doOn(teeth, 2, 3);
    on(20);
    fixture.restart();
    await fixture.tasks.settleDays();
    expect(await fixture.streak("mia")).toBe(0);
    const bins = await fixture.add({
      memberIds: ["leo"],
      due: "2026-11-20",
      recurrence: "FREQ=WEEKLY",
    });
    await fixture.close(bins, "leo");
    on(26);
    fixture.restart();
    expect(await fixture.streak("leo")).toBe(1);
    await fixture.tasks.settleDays();
    expect(await fixture.streak("leo")).toBe(1);
  });

  it("is the same read before and after the night's settling, and reading never writes", async () => {
    const teeth = await daily("Teeth");
    await doOn(teeth, 2, 3, 4);
    on(5, 0);
    fixture.db.pragma("query_only = ON");
    expect(await fixture.streak("mia")).toBe(3);
    fixture.db.pragma("query_only = OFF");
    await fixture.tasks.settleDays();
    expect(await fixture.streak("mia")).toBe(3);
  });

  it("can be looked up on a board of a day gone by", async () => {
    const teeth = await daily("Teeth");
    await doOn(teeth, 2, 3, 4, 6);
    const lengths = ["2026-11-02", "2026-11-04", "2026-11-05", "2026-11-06", "2026-11-09"];
    expect(
      await Promise.all(lengths.map(async (day) => (await fixture.column("mia", day)).streak)),
    ).toEqual([1, 3, 0, 1, 1]);
  });

  it("survives a clock that ran a month ahead for a moment", async () => {
    const teeth = await daily("Teeth");
    await doOn(teeth, 2, 3);
    fixture.clock.set("2026-12-20T16:00:00Z");
    await fixture.tasks.settleDays();
    await doOn(teeth, 4, 5);
    expect(await fixture.streak("mia")).toBe(4);
  });

  it("forgets what a clock ahead had settled, though the chores have other days by now", async () => {
    const bins = await fixture.add({
      memberIds: ["mia"],
      due: "2026-11-02",
      recurrence: "FREQ=WEEKLY;BYDAY=MO,WE",
    });
    await doOn(bins, 2);
    fixture.clock.set("2026-12-20T16:00:00Z");
    await fixture.tasks.settleDays();
    on(3);
    await fixture.tasks.change(bins, { recurrence: "FREQ=WEEKLY;BYDAY=MO" }, mom);
    await doOn(bins, 9);
    expect(await fixture.streak("mia")).toBe(2);
  });
});
