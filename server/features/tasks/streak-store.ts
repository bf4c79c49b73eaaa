import * as z from "zod";
import type { Db } from "../../db/open.ts";

/** A day that has passed, for one member. */
export interface StreakDay {
  readonly memberId: string;
  readonly day: string;
  /** The ids of what the member was to do, as it stood when the day ended. */
  readonly due: readonly string[];
  /** The streak after that day. */
  readonly length: number;
}

export interface StreakStore {
  /** The last day that is settled; null before the first. */
  settledThrough(): string | null;
  setSettledThrough(day: string): void;
  keep(streakDay: StreakDay): void;
  /** The streak after the last settled day before a day; 0 when there is none. */
  lengthBefore(memberId: string, day: string): number;
  /** Who had something to do on a settled day. */
  onDay(day: string): readonly StreakDay[];
  /** A member's settled days from a day on, oldest first. */
  from(memberId: string, day: string): readonly StreakDay[];
  /** Forgets days after a day: a clock that ran ahead has been set right. */
  forgetAfter(day: string): void;
}

interface Row {
  member_id: string;
  day: string;
  due: string;
  length: number;
}

const ids = z.array(z.string());
const read = (row: Row): StreakDay => ({
  memberId: row.member_id,
  day: row.day,
  due: ids.parse(JSON.parse(row.due)),
  length: row.length,
});

/** Days that have passed, in the family's database. */
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
  const onDay = db.prepare<[string], Row>(
    "SELECT member_id, day, due, length FROM streak_days WHERE day = ?",
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
      put.run(memberId, day, JSON.stringify(due), length);
    },
    lengthBefore: (memberId, day) => before.get(memberId, day)?.length ?? 0,
    onDay: (day) => onDay.all(day).map(read),
    from: (memberId, day) => from.all(memberId, day).map(read),
    forgetAfter: (day) => {
      forget.run(day);
    },
  };
};
