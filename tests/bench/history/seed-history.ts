import { join } from "node:path";
import Database from "better-sqlite3";
import { addDays } from "#server/platform/clock.ts";

const choresOfEach = 4;
const daysOfAYear = 365.25;

interface SeededChore {
  readonly id: string;
  readonly title: string;
  readonly owner: string;
  /** One in four is done in turns by all. */
  readonly goesAround: boolean;
}

/** Four daily chores for each member. */
const choresOf = (members: readonly string[]): readonly SeededChore[] =>
  Array.from({ length: members.length * choresOfEach }, (_, index) => ({
    ...{ id: `chore-${index}`, title: `Chore ${index}`, goesAround: index % 4 === 3 },
    owner: members[index % members.length] ?? "",
  }));

const seedChores = (db: Database.Database, members: readonly string[], firstDay: string): void => {
  const task = db.prepare(
    `INSERT INTO tasks (id, list, title, member_ids, stars, recurrence, created_on, created_at)
     VALUES (?, 'routine', ?, ?, 1, 'FREQ=DAILY', ?, ?)`,
  );
  const turns = db.prepare(
    "INSERT INTO arrangements (task_id, needs_approval, turn_order, turn_members) VALUES (?, 0, 'roundRobin', ?)",
  );
  for (const [index, { id, title, owner, goesAround }] of choresOf(members).entries()) {
    task.run(id, title, JSON.stringify(goesAround ? [] : [owner]), firstDay, index);
    if (goesAround) turns.run(id, JSON.stringify(members));
  }
};

const historyStatements = (db: Database.Database) => ({
  done: db.prepare(
    `INSERT INTO completions (task_id, occurrence, done_on, member_id, list, snapshot, closed_at)
     VALUES (?, ?, ?, ?, 'routine', ?, ?)`,
  ),
  award: db.prepare(
    `INSERT INTO ledger (member_id, delta, kind, reason, completion_id, task_id, day, created_at)
     VALUES (?, 1, 'award', ?, ?, ?, ?, ?)`,
  ),
  streak: db.prepare("INSERT INTO streak_days (member_id, day, due, length) VALUES (?, ?, ?, ?)"),
  turn: db.prepare("INSERT INTO turns (task_id, occurrence, member_id) VALUES (?, ?, ?)"),
  pause: db.prepare("INSERT INTO absences (start_day, end_day, made_on) VALUES (?, ?, ?)"),
});

/** Days on which every chore was done, with a week of holidays each season. */
const seedDays = (
  db: Database.Database,
  members: readonly string[],
  { firstDay, days }: { readonly firstDay: string; readonly days: number },
): void => {
  const { done, award, streak, turn, pause } = historyStatements(db);
  for (let n = 0; n < days; n += 1) {
    const day = addDays(firstDay, n);
    // None of them today, when a board has to look for the first day back of each chore.
    if (n % 91 === 0 && n + 7 < days) pause.run(day, addDays(day, 6), day);
    const due = new Map<string, string[]>();
    for (const [index, { id, title, owner, goesAround }] of choresOf(members).entries()) {
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

/** Writes four daily chores for each member into a house's database, and so many years in which all were done every day. */
export const seedHistory = (dataDir: string, members: readonly string[], years: number): void => {
  const today = new Date().toISOString().slice(0, 10);
  const days = Math.floor(years * daysOfAYear);
  const firstDay = addDays(today, -days);
  const db = new Database(join(dataDir, "wall.db"));
  db.transaction(() => {
    seedChores(db, members, firstDay);
    seedDays(db, members, { firstDay, days });
    db.prepare("INSERT INTO streak_settled (id, through) VALUES (1, ?)").run(addDays(today, -1));
    db.prepare("INSERT INTO turns_settled (id, through) VALUES (1, ?)").run(addDays(today, -1));
  })();
  db.close();
};
