import { afterEach, describe, expect, it } from "vitest";
import { type TaskFixture, openTaskFixture } from "#tests/fixtures/tasks/task-fixture.ts";
import { addDays, iso, startOfDay } from "#server/platform/clock.ts";

let fixture: TaskFixture;
afterEach(() => fixture.tearDown());

// Days on which the clocks change, at midnight itself in Cairo, Beirut and Santiago, and days on which they don't.
const nights: [zone: string, day: string][] = [
  ["Europe/Berlin", "2026-03-29"],
  ["Europe/Berlin", "2026-10-26"],
  ["America/New_York", "2026-03-08"],
  ["America/New_York", "2026-11-02"],
  ["Africa/Cairo", "2026-04-24"],
  ["Asia/Beirut", "2026-03-29"],
  ["America/Santiago", "2026-09-06"],
  ["Asia/Kolkata", "2026-07-01"],
  ["Pacific/Auckland", "2026-04-05"],
  ["Pacific/Kiritimati", "2027-01-01"],
  ["Australia/Lord_Howe", "2026-10-04"],
  ["UTC", "2028-03-01"],
];

describe.each(nights)("around midnight in %s before %s", (timeZone, day) => {
  const before = addDays(day, -1);
  const midnight = startOfDay(day, timeZone);
  const open = () => {
    fixture = openTaskFixture({ at: iso(midnight - 12 * 3_600_000), timeZone });
    return fixture.add({ memberIds: ["mia"], recurrence: "FREQ=DAILY" });
  };

  it("a tap at 23:59:59.9 is the old day's and one at 00:00:00.1 the new day's", async () => {
    const teeth = await open();
    fixture.clock.set(iso(midnight - 100));
    expect(await fixture.close(teeth, "mia")).toMatchObject({ task: { due: before }, awarded: 1 });
    expect(fixture.stars.earnedToday()).toMatchObject({ mia: 1 });
    fixture.clock.set(iso(midnight + 100));
    expect(fixture.stars.earnedToday()).toMatchObject({ mia: 0 });
    expect(await fixture.close(teeth, "mia")).toMatchObject({
      task: { due: day },
      awarded: 1,
      balance: 2,
    });
    expect(await fixture.streak("mia")).toBe(2);
    expect(fixture.stars.entries({ limit: 5 }).entries.map(({ date }) => date)).toEqual([
      day,
      before,
    ]);
  });

  it("an offline tap of the old day counts for it when it says so", async () => {
    const teeth = await open();
    fixture.clock.set(iso(midnight + 100));
    expect(await fixture.close(teeth, "mia", before)).toMatchObject({
      task: { due: before },
      awarded: 1,
    });
    expect(await fixture.rows("mia")).toEqual(["Feed the cat"]);
    expect(await fixture.close(teeth, "mia", before)).toMatchObject({ awarded: 0 });
    expect(await fixture.close(teeth, "mia")).toMatchObject({ task: { due: day }, awarded: 1 });
    expect(await fixture.streak("mia")).toBe(2);
  });

  it("opening the old day's chore again leaves the new day's done", async () => {
    const teeth = await open();
    fixture.clock.set(iso(midnight - 100));
    await fixture.close(teeth, "mia");
    fixture.clock.set(iso(midnight + 100));
    await fixture.close(teeth, "mia");
    expect(await fixture.reopen(teeth, "mia", before)).toMatchObject({
      task: { due: before },
      awarded: -1,
      balance: 1,
    });
    expect(await fixture.rows("mia")).toEqual(["Feed the cat ✓"]);
    expect(fixture.stars.earnedToday()).toMatchObject({ mia: 1 });
    expect(await fixture.streak("mia")).toBe(1);
  });
});
