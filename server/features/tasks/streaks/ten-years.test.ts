import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type TaskFixture,
  testRoster,
  openTaskFixture,
} from "#tests/fixtures/tasks/task-fixture.ts";
import { addDays } from "#server/platform/clock.ts";
import { createStars } from "../../stars/stars.ts";
import { createTaskExtrasStore } from "../authoring/task-extras-store.ts";
import { createCompletionStore } from "../close/completion-store.ts";
import { createAbsenceStore } from "#server/features/absences/absence-store.ts";
import { createTaskRecords } from "../task-store.ts";
import { createStreakStore } from "./streak-store.ts";
import { createTurnStore } from "../turns/turn-store.ts";

let fixture: TaskFixture;
beforeEach(() => {
  fixture = openTaskFixture({ at: "2016-11-20T08:00:00Z" });
});
afterEach(() => fixture.tearDown());

/** Every statement that a read or a tap prepares. */
const statements = (): string[] => {
  const seen: string[] = [];
  const spied = new Proxy(fixture.db, {
    get: (db, name) => {
      if (name === "prepare")
        return (sql: string) => {
          seen.push(sql);
          return db.prepare(sql);
        };
      const value: unknown = Reflect.get(db, name, db);
      return typeof value === "function" ? value.bind(db) : value;
    },
  });
  createTaskRecords(spied);
  createCompletionStore(spied);
  createStreakStore(spied);
  createTaskExtrasStore(spied);
  createTurnStore(spied);
  createAbsenceStore(spied);
  createStars({ db: spied, roster: () => testRoster, clock: fixture.clock, timeZone: () => "UTC" });
  return seen;
};

/** One row, one row a member, what is to do today, and what waits for a parent. */
const small =
  /^SCAN (streak_settled|turns_settled|star_balances|tasks USING INDEX tasks_to_do|completions USING INDEX completions_waiting|arrangements USING (COVERING )?INDEX arrangements_with_turns|CONSTANT ROW)/;

const anything = (sql: string): unknown[] => {
  const names = [...sql.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, null]);
  return names.length > 0 ? [Object.fromEntries(names)] : [...sql.matchAll(/\?/g)].map(() => null);
};

interface Step {
  readonly detail: string;
}

describe("ten years of chores", () => {
  it("are never walked through: every question finds its few rows by an index", () => {
    const sqls = statements();
    expect(sqls.length).toBeGreaterThan(45);
    for (const sql of sqls) {
      const plan = fixture.db
        .prepare<unknown[], Step>(`EXPLAIN QUERY PLAN ${sql}`)
        .all(...anything(sql));
      const scans = plan.map(({ detail }) => detail).filter((detail) => detail.startsWith("SCAN"));
      expect(
        scans.filter((detail) => !small.test(detail)),
        sql,
      ).toEqual([]);
    }
  });

  it("leave no finished to-do behind that a board would have to look at", async () => {
    for (let n = 0; n < 20; n += 1) {
      const id = await fixture.add({ list: "todo", title: `To-do ${n}` });
      await fixture.tasks.close("todo", { id, memberId: "mom" });
    }
    fixture.clock.set("2026-11-20T08:00:00Z");
    expect(createTaskRecords(fixture.db).unfinished()).toEqual([]);
    expect(await fixture.tasks.todos()).toEqual([]);
  });

  it(
    "add up to the same balance, board and streak as counting them all again",
    { timeout: 60_000 },
    async () => {
      const teeth = await fixture.add({ recurrence: "FREQ=DAILY", memberIds: ["mia"] });
      let day = "2016-11-20";
      fixture.db.exec("BEGIN");
      for (let n = 0; n < 3652; n += 1, day = addDays(day, 1)) {
        fixture.clock.set(`${day}T08:00:00Z`);
        await fixture.close(teeth, "mia");
      }
      fixture.db.exec("COMMIT");
      expect(fixture.stars.balances()).toEqual({ mia: 3652, leo: 0, mom: 0 });
      expect(await fixture.column("mia")).toMatchObject({
        starsToday: 1,
        streak: 3652,
        tasks: [{ done: true }],
      });
    },
  );
});
