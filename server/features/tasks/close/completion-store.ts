import type { Db } from "#server/db/connection.ts";
import type { TaskList } from "#server/providers/tasks/port.ts";
import {
  type CompletionApprovalStore,
  createCompletionApprovalStore,
} from "./completion-approval-store.ts";
import {
  type Completion,
  completionColumns,
  type CompletionRow,
  readCompletion,
  serializeSnapshot,
} from "./completion-record.ts";

/** The completions of tasks. */
export interface CompletionStore extends CompletionApprovalStore {
  /** Stores a completion; null where the occurrence was completed already. */
  record(done: Omit<Completion, "id">): Completion | null;
  /** Reopens a completion; false where that had happened already. */
  reopen(id: number, at: number): boolean;
  /** What was done on a day, or earlier or later for that day. */
  ofDay(list: TaskList, day: string): readonly Completion[];
  doneOn(taskId: string, day: string): Completion | null;
  of(taskId: string, occurrence: string): Completion | null;
  latest(taskId: string): Completion | null;
  /** How many routines each member did after one instant and up to another. */
  countBetween(after: number, until: number): ReadonlyMap<string, number>;
}

const readOne = (row: CompletionRow | undefined): Completion | null =>
  row === undefined ? null : readCompletion(row);

/** Stores completions, whichever source the tasks come from; never calls that source. */
export const createCompletionStore = (db: Db): CompletionStore => {
  const insert = db.prepare<
    [string, string, string, string, string, string, number, string | null],
    CompletionRow
  >(
    `INSERT INTO completions (task_id, occurrence, done_on, member_id, list, snapshot, closed_at, approval)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (task_id, occurrence) WHERE reopened_at IS NULL DO NOTHING RETURNING ${completionColumns}`,
  );
  const reopen = db.prepare<[number, number]>(
    "UPDATE completions SET reopened_at = ? WHERE id = ? AND reopened_at IS NULL",
  );
  const active = (where: string): string =>
    `SELECT ${completionColumns} FROM completions WHERE reopened_at IS NULL AND ${where}`;
  const ofDay = db.prepare<[string, string, string, string, string], CompletionRow>(
    `${active("done_on = ? AND list = ?")} UNION ALL ${active("occurrence = ? AND list = ? AND done_on <> ?")}`,
  );
  const doneOn = db.prepare<[string, string], CompletionRow>(active("task_id = ? AND done_on = ?"));
  const of = db.prepare<[string, string], CompletionRow>(active("task_id = ? AND occurrence = ?"));
  const latest = db.prepare<[string], CompletionRow>(
    active("task_id = ? ORDER BY done_on DESC LIMIT 1"),
  );
  // The index on days leads to the rows; a tap made offline arrives days after its own.
  const counts = db.prepare<{ after: number; until: number }, { member_id: string; count: number }>(
    `SELECT member_id, count(*) AS count FROM completions
     WHERE reopened_at IS NULL AND list = 'routine' AND closed_at > :after AND closed_at <= :until
       AND done_on BETWEEN date(:after / 1000, 'unixepoch', '-9 days') AND date(:until / 1000, 'unixepoch', '+1 day')
     GROUP BY member_id`,
  );
  return {
    record: ({ taskId, occurrence, doneOn: day, memberId, closedAt, task, approval }) =>
      readOne(
        insert.get(
          taskId,
          occurrence,
          day,
          memberId,
          task.list,
          serializeSnapshot(task),
          closedAt,
          approval ?? null,
        ),
      ),
    reopen: (id, at) => reopen.run(at, id).changes === 1,
    ofDay: (list, day) => ofDay.all(day, list, day, list, day).map(readCompletion),
    doneOn: (taskId, day) => readOne(doneOn.get(taskId, day)),
    of: (taskId, occurrence) => readOne(of.get(taskId, occurrence)),
    latest: (taskId) => readOne(latest.get(taskId)),
    countBetween: (after, until) =>
      new Map(counts.all({ after, until }).map(({ member_id, count }) => [member_id, count])),
    ...createCompletionApprovalStore(
      db,
      (taskId, occurrence) => of.get(taskId, occurrence) !== undefined,
    ),
  };
};
