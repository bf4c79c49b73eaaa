import type { Db } from "#server/db/connection.ts";

export interface TurnStore {
  /** Whose turn an occurrence is; null while that isn't decided. */
  of(taskId: string, occurrence: string): string | null;
  /** Whose turns the occurrences before one were, latest first; at most twenty. */
  before(taskId: string, occurrence: string): readonly string[];
  /** Stores whose turn it is, unless that is decided already. */
  keep(taskId: string, occurrence: string, memberId: string): void;
  forget(taskId: string, occurrence: string): void;
  /** Who did a task before a day and when, latest first; at most a hundred. */
  doneBefore(taskId: string, day: string): readonly { memberId: string; day: string }[];
  /** The last day whose turns are decided; null before the first. */
  settledThrough(): string | null;
  setSettledThrough(day: string): void;
}

/** Stores past and current turns. */
export const createTurnStore = (db: Db): TurnStore => {
  const one = db.prepare<[string, string], { member_id: string }>(
    "SELECT member_id FROM turns WHERE task_id = ? AND occurrence = ?",
  );
  const before = db.prepare<[string, string], { member_id: string }>(
    "SELECT member_id FROM turns WHERE task_id = ? AND occurrence < ? ORDER BY occurrence DESC LIMIT 20",
  );
  const keep = db.prepare<[string, string, string]>(
    "INSERT INTO turns (task_id, occurrence, member_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const forget = db.prepare<[string, string]>(
    "DELETE FROM turns WHERE task_id = ? AND occurrence = ?",
  );
  const done = db.prepare<[string, string], { member_id: string; done_on: string }>(
    `SELECT member_id, done_on FROM completions
     WHERE task_id = ? AND done_on < ? AND reopened_at IS NULL ORDER BY done_on DESC LIMIT 100`,
  );
  const through = db.prepare<[], { through: string }>("SELECT through FROM turns_settled");
  const setThrough = db.prepare<[string]>(
    "INSERT INTO turns_settled (id, through) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET through = excluded.through",
  );
  return {
    of: (taskId, occurrence) => one.get(taskId, occurrence)?.member_id ?? null,
    before: (taskId, occurrence) =>
      before.all(taskId, occurrence).map(({ member_id }) => member_id),
    keep: (taskId, occurrence, memberId) => {
      keep.run(taskId, occurrence, memberId);
    },
    forget: (taskId, occurrence) => {
      forget.run(taskId, occurrence);
    },
    doneBefore: (taskId, day) =>
      done
        .all(taskId, day)
        .map(({ member_id, done_on }) => ({ memberId: member_id, day: done_on })),
    settledThrough: () => through.get()?.through ?? null,
    setSettledThrough: (day) => {
      setThrough.run(day);
    },
  };
};
