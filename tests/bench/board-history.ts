import { join } from "node:path";
import Database from "better-sqlite3";
import type { Bench } from "#scripts/measure/figure.ts";
import type { MeasuredWall, StartedProgram } from "#scripts/measure/measured-wall.ts";
import { type Load, runReadLoad } from "#scripts/measure/load.ts";
import { median } from "#scripts/measure/median.ts";
import { addDays } from "#server/platform/clock.ts";

const rounds = 5;
const reads = { path: "/api/board/routine", connections: 4, forMs: 2000 };
const members = ["mia", "leo", "mom", "dad"];
const chores = 16;
const tenYears = 3652;

const choreOf = (index: number) => ({
  id: `chore-${index}`,
  title: `Chore ${index}`,
  owner: members[index % members.length] ?? "mia",
  // One in four is done in turns by all.
  goesAround: index % 4 === 3,
});

/** Sixteen daily chores, without completions. */
const seedChores = (db: Database.Database, firstDay: string): void => {
  const task = db.prepare(
    `INSERT INTO tasks (id, list, title, member_ids, stars, recurrence, created_on, created_at)
     VALUES (?, 'routine', ?, ?, 1, 'FREQ=DAILY', ?, ?)`,
  );
  const turns = db.prepare(
    "INSERT INTO arrangements (task_id, needs_approval, turn_order, turn_members) VALUES (?, 0, 'roundRobin', ?)",
  );
  for (let index = 0; index < chores; index += 1) {
    const { id, title, owner, goesAround } = choreOf(index);
    task.run(id, title, JSON.stringify(goesAround ? [] : [owner]), firstDay, index);
    if (goesAround) turns.run(id, JSON.stringify(members));
  }
};

/** Ten years in which every chore was done every day, with a week of holidays each season. */
const seedHistory = (db: Database.Database, firstDay: string): void => {
  const done = db.prepare(
    `INSERT INTO completions (task_id, occurrence, done_on, member_id, list, snapshot, closed_at)
     VALUES (?, ?, ?, ?, 'routine', ?, ?)`,
  );
  const award = db.prepare(
    `INSERT INTO ledger (member_id, delta, kind, reason, completion_id, task_id, day, created_at)
     VALUES (?, 1, 'award', ?, ?, ?, ?, ?)`,
  );
  const streak = db.prepare(
    "INSERT INTO streak_days (member_id, day, due, length) VALUES (?, ?, ?, ?)",
  );
  const turn = db.prepare("INSERT INTO turns (task_id, occurrence, member_id) VALUES (?, ?, ?)");
  const pause = db.prepare("INSERT INTO absences (start_day, end_day, made_on) VALUES (?, ?, ?)");
  for (let n = 0; n < tenYears; n += 1) {
    const day = addDays(firstDay, n);
    if (n % 91 === 0) pause.run(day, addDays(day, 6), day);
    const due = new Map<string, string[]>();
    for (let index = 0; index < chores; index += 1) {
      const { id, title, owner, goesAround } = choreOf(index);
      const memberId = goesAround ? (members[n % members.length] ?? owner) : owner;
      const at = Date.parse(`${day}T12:00:00Z`) + index;
      const task = {
        ...{ id, title, list: "routine", memberIds: [memberId], daypart: null, stars: 1 },
        ...{ recurrence: "FREQ=DAILY", createdAt: index },
      };
      const { lastInsertRowid } = done.run(id, day, day, memberId, JSON.stringify(task), at);
      award.run(memberId, title, lastInsertRowid, id, day, at);
      if (goesAround) turn.run(id, day, memberId);
      due.set(memberId, [...(due.get(memberId) ?? []), id]);
    }
    for (const [memberId, ids] of due) streak.run(memberId, day, JSON.stringify(ids), n + 1);
  }
};

const seed = (wall: MeasuredWall, withHistory: boolean): void => {
  const today = new Date().toISOString().slice(0, 10);
  const firstDay = addDays(today, -tenYears);
  const db = new Database(join(wall.dataDir, "wall.db"));
  db.transaction(() => {
    seedChores(db, firstDay);
    if (withHistory) seedHistory(db, firstDay);
    db.prepare("INSERT INTO streak_settled (id, through) VALUES (1, ?)").run(addDays(today, -1));
    db.prepare("INSERT INTO turns_settled (id, through) VALUES (1, ?)").run(addDays(today, -1));
  })();
  db.close();
};

const wallWith = async (wall: MeasuredWall, withHistory: boolean): Promise<StartedProgram> => {
  // The first start creates the tables.
  const first = await wall.startWall({ TZ: "UTC" });
  await first.stop();
  seed(wall, withHistory);
  return wall.startWall({ TZ: "UTC" });
};

const msOf = (loads: readonly Load[]): number =>
  median(loads.map(({ perSecond }) => (1000 * reads.connections) / perSecond));

/** The chore board, which every screen reads after each tap: in its first week and after ten years. */
export const bench: Bench = {
  name: "board history",
  run: async (open) => {
    const [old, fresh] = [await wallWith(open(), true), await wallWith(open(), false)];
    const [ours, theirs]: [Load[], Load[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await runReadLoad({ url: old.url, ...reads }));
      theirs.push(await runReadLoad({ url: fresh.url, ...reads }));
    }
    return [
      {
        what: "chore board after ten years, beside one without a history",
        unit: "ms",
        ours: msOf(ours),
        reference: msOf(theirs),
        goal: "≤ 1.2 ×",
      },
    ];
  },
};
