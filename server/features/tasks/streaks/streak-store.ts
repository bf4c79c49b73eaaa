import * as z from "zod";
import type { Db } from "#server/db/connection.ts";

/** A task and the day of its occurrence. */
interface DueTask {
  readonly id: string;
  readonly occurrence: string;
}

/** A past day of one member. */
export interface StreakDay {
  readonly memberId: string;
  readonly day: string;
  /** What the member had to do, as of the end of the day. */
  readonly due: readonly DueTask[];
  /** The streak after that day. */
  readonly length: number;
}

export interface StreakStore {
  /** The last settled day; null before the first. */
  settledThrough(): string | null;
  setSettledThrough(day: string): void;
  keep(streakDay: StreakDay): void;
  /** The streak after the last settled day before a day; 0 where there is none. */
  lengthBefore(memberId: string, day: string): number;
  /** The members who had something to do on a settled day or after it. */
  membersFrom(day: string): readonly string[];
  /** A member's settled days from a day on, oldest first. */
  from(memberId: string, day: string): readonly StreakDay[];
  /** Deletes the days after a day, which a clock that was ahead has left. */
  forgetAfter(day: string): void;
}

interface Row {
  member_id: string;
  day: string;
  due: string;
  length: number;
}

// An id alone means an occurrence of the same day, as nearly all are.
const dueTasks = z.array(
  z.union([z.string(), z.object({ id: z.string(), occurrence: z.string() })]),
);
const read = (row: Row): StreakDay => ({
  memberId: row.member_id,
  day: row.day,
  due: dueTasks
    .parse(JSON.parse(row.due))
    .map((due) => (typeof due === "string" ? { id: due, occurrence: row.day } : due)),
  length: row.length,
});

/** Stores the settled days of streaks. */
export const createStreakStore = (db: Db): StreakStore => {
  const through = db.prepare<[], { through: string }>("SELECT through FROM streak_settled");
  const setThrough = db.prepare<[string]>(
    "INSERT INTO streak_settled (id, through) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET through = excluded.through",
  );
  const put = db.prepare<[string, string, string, number]>(
    `INSERT INTO streak_days (member_id, day, due, length) VALUES (?, ?, ?, ?)
     ON CONFLICT (member_id, day) DO UPDATE SET due = excluded.due, length = excluded.length`,
  );
  const before = db.prepare<[string, string], { length: number }>(
    "SELECT length FROM streak_days WHERE member_id = ? AND day < ? ORDER BY day DESC LIMIT 1",
  );
  const members = db.prepare<[string], { member_id: string }>(
    "SELECT DISTINCT member_id FROM streak_days INDEXED BY streak_days_by_day WHERE day >= ?",
  );
  const from = db.prepare<[string, string], Row>(
    "SELECT member_id, day, due, length FROM streak_days WHERE member_id = ? AND day >= ? ORDER BY day",
  );
  const forget = db.prepare<[string]>("DELETE FROM streak_days WHERE day > ?");
  return {
    settledThrough: () => through.get()?.through ?? null,
    setSettledThrough: (day) => {
      setThrough.run(day);
    },
    keep: ({ memberId, day, due, length }) => {
      const compactDue = due.map((one) => (one.occurrence === day ? one.id : one));
      put.run(memberId, day, JSON.stringify(compactDue), length);
    },
    lengthBefore: (memberId, day) => before.get(memberId, day)?.length ?? 0,
    membersFrom: (day) => members.all(day).map(({ member_id }) => member_id),
    from: (memberId, day) => from.all(memberId, day).map(read),
    forgetAfter: (day) => {
      forget.run(day);
    },
  };
};
