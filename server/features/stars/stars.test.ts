import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type TaskFixture,
  testRoster,
  openTaskFixture,
} from "#tests/fixtures/tasks/task-fixture.ts";

let fixture: TaskFixture;
let roster = testRoster;
beforeEach(() => {
  roster = testRoster;
  fixture = openTaskFixture({ at: "2026-11-20T08:00:00Z", roster: () => roster });
});
afterEach(() => fixture.tearDown());

const earn = async (memberId: string, title: string, stars = 1) => {
  const id = await fixture.add({ title, stars });
  await fixture.close(id, memberId);
  return id;
};

describe("the ledger", () => {
  it("says what stars were given and taken for, newest first", async () => {
    const id = await earn("mia", "Teeth", 2);
    fixture.clock.set("2026-11-20T09:00:00Z");
    await fixture.reopen(id, "leo");
    const entry = {
      memberId: "mia",
      kind: "chore",
      reason: "Teeth",
      taskId: id,
      date: "2026-11-20",
      id: expect.any(String),
    };
    expect(fixture.stars.entries({ limit: 50 })).toEqual({
      entries: [
        { ...entry, delta: -2, createdAt: "2026-11-20T09:00:00.000Z" },
        { ...entry, delta: 2, createdAt: "2026-11-20T08:00:00.000Z" },
      ],
      next: null,
    });
  });

  it("comes in pages that miss nothing and repeat nothing, also while stars are added", async () => {
    for (let n = 0; n < 25; n += 1) await earn(n % 2 === 0 ? "mia" : "leo", `Chore ${n}`);
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const { entries, next } = fixture.stars.entries({ limit: 4, memberId: "mia", before });
      seen.push(...entries.map(({ reason }) => reason));
      before = next ?? undefined;
      await earn("mia", "Meanwhile");
    } while (before !== undefined);
    expect(seen).toEqual(Array.from({ length: 13 }, (_, n) => `Chore ${24 - 2 * n}`));
  });

  it("refuses a stranger and a cursor that it never gave", () => {
    for (const memberId of ["zoe", "__proto__"])
      expect(() => fixture.stars.entries({ limit: 5, memberId })).toThrow(
        expect.objectContaining({ details: { code: "invalid", field: "memberId" } }),
      );
    for (const before of ["", "x", "1 OR 1=1", "-1", "9".repeat(200)])
      expect(() => fixture.stars.entries({ limit: 5, before })).toThrow(
        expect.objectContaining({ details: { code: "invalid", field: "before" } }),
      );
  });

  it.each([
    "UPDATE ledger SET delta = 100",
    "DELETE FROM ledger",
    "REPLACE INTO ledger (id, member_id, delta, kind, reason, day, created_at) VALUES (1, 'leo', 9, 'adjustment', 'x', '2026-11-20', 0)",
    "REPLACE INTO ledger (member_id, delta, kind, reason, completion_id, day, created_at) SELECT 'leo', 9, 'award', 'x', completion_id, day, 0 FROM ledger",
    "INSERT INTO ledger (member_id, delta, kind, reason, completion_id, day, created_at) SELECT member_id, delta, kind, reason, completion_id, day, 0 FROM ledger",
  ])("is never changed, not even by hand: %s", async (sql) => {
    await earn("mia", "Teeth");
    expect(() => fixture.db.exec(sql)).toThrow("append-only");
    expect(fixture.stars.balances()).toEqual({ mia: 1, leo: 0, mom: 0 });
  });

  it("has no entry of nothing and none for a completion that isn't there", () => {
    const insert =
      "INSERT INTO ledger (member_id, delta, kind, reason, completion_id, day, created_at) VALUES";
    expect(() =>
      fixture.db.exec(`${insert} ('mia', 0, 'adjustment', 'x', NULL, '2026-11-20', 0)`),
    ).toThrow("CHECK");
    expect(() =>
      fixture.db.exec(`${insert} ('mia', 1, 'award', 'x', NULL, '2026-11-20', 0)`),
    ).toThrow("CHECK");
    expect(() =>
      fixture.db.exec(`${insert} ('mia', 1, 'award', 'x', 99, '2026-11-20', 0)`),
    ).toThrow("FOREIGN KEY");
  });
});

describe("what is to be celebrated", () => {
  const recent = () => fixture.stars.recentAwards().map(({ memberId, delta }) => [memberId, delta]);

  it("is what chores earned within the last ten seconds, newest first", async () => {
    await earn("mia", "Teeth", 2);
    fixture.clock.advance(9_000);
    await earn("leo", "Bed");
    expect(recent()).toEqual([
      ["leo", 1],
      ["mia", 2],
    ]);
    fixture.clock.advance(1_000);
    expect(recent()).toEqual([["leo", 1]]);
    fixture.clock.advance(10_000);
    expect(recent()).toEqual([]);
  });

  it("is nothing that was opened again, and a chore that is done once more only once", async () => {
    const id = await earn("mia", "Teeth", 2);
    await fixture.reopen(id, "mia");
    expect(recent()).toEqual([]);
    await fixture.close(id, "mia");
    await fixture.close(id, "mia");
    expect(recent()).toEqual([["mia", 2]]);
  });

  it("is no chore without stars, and nothing that a parent gave", async () => {
    await earn("mia", "Bed", 0);
    fixture.stars.adjust({ memberId: "mia", delta: 5, reason: "Helped grandma" });
    expect(recent()).toEqual([]);
  });
});

describe("balances", () => {
  it("have everyone who lives here, 0 included, and nobody else", async () => {
    await earn("mia", "Teeth", 2);
    await earn("leo", "Bed", 1);
    expect(fixture.stars.balances()).toEqual({ mia: 2, leo: 1, mom: 0 });
    roster = testRoster.filter(({ id }) => id !== "leo");
    expect(fixture.stars.balances()).toEqual({ mia: 2, mom: 0 });
    roster = testRoster;
    expect(fixture.stars.balances()).toEqual({ mia: 2, leo: 1, mom: 0 });
  });

  it("of today are what was earned today, less what was taken back of it", async () => {
    const teeth = await earn("mia", "Teeth", 2);
    fixture.clock.set("2026-11-21T08:00:00Z");
    await earn("mia", "Bed", 1);
    expect(fixture.stars.earnedToday()).toEqual({ mia: 1, leo: 0, mom: 0 });
    await fixture.reopen(teeth, "mia");
    expect(fixture.stars.earnedToday()).toEqual({ mia: 1, leo: 0, mom: 0 });
    expect(fixture.stars.balances()).toEqual({ mia: 1, leo: 0, mom: 0 });
  });
});
