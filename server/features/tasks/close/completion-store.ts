import * as z from "zod";
import { dayparts, rotation } from "#contract/tasks.ts";
import type { Db } from "#server/db/connection.ts";
import type { TaskList } from "#server/providers/tasks/port.ts";
import type { FamilyTask } from "../family-tasks.ts";

/** An occurrence that a member did and that wasn't reopened since. */
export interface Completion {
  readonly id: number;
  readonly taskId: string;
  /** The day of the occurrence. */
  readonly occurrence: string;
  /** The day of the tap, in the family's zone. */
  readonly doneOn: string;
  readonly memberId: string;
  /** Milliseconds since 1970. */
  readonly closedAt: number;
  /** The task as it was at the tap. */
  readonly task: FamilyTask;
  /** Set where it needs a parent's approval, which awards its stars. */
  readonly approval?: CompletionApproval;
}

export type CompletionApproval = "waiting" | "approved" | "rejected";

/** A completion that a parent may decide on, or has decided on. */
export interface CompletionToApprove extends Completion {
  readonly approval: CompletionApproval;
  /** Whether it was reopened; a rejected one is as soon as its source has settled that. */
  readonly reopened: boolean;
}

export interface CompletionStore {
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
  /** All completions that wait for a parent, oldest first. */
  waiting(): readonly Completion[];
  /**
   * The subject of a parent's decision on a task: the last completion of that occurrence, else the oldest that waits,
   * else the latest decided.
   */
  toApprove(taskId: string, occurrence: string | undefined): CompletionToApprove | null;
  /** Approves a waiting completion; false where it doesn't wait. */
  approve(id: number): boolean;
  /** Rejects a waiting completion, which stays done until it is reopened; false where it doesn't wait. */
  reject(id: number): boolean;
  /** Makes a rejected completion wait again, because its source didn't reopen it. */
  revertToWaiting(id: number): void;
}

interface Row {
  id: number;
  task_id: string;
  occurrence: string;
  done_on: string;
  member_id: string;
  snapshot: string;
  closed_at: number;
  approval: string | null;
  reopened_at: number | null;
}

const text = z.string().exactOptional();
const snapshot = z.object({
  id: z.string(),
  title: z.string(),
  list: z.enum(["todo", "routine"]),
  memberIds: z.array(z.string()),
  icon: text,
  daypart: z.enum(dayparts).nullable(),
  stars: z.number(),
  due: text,
  recurrence: text,
  repeatAfterDays: z.number().exactOptional(),
  repeatsOtherwise: z.literal(true).exactOptional(),
  notes: text,
  createdAt: z.number(),
  needsApproval: z.boolean().exactOptional(),
  rotation: rotation.exactOptional(),
});
/** Serializes the task of a completion for the database. */
export const serializeSnapshot = (task: FamilyTask): string => JSON.stringify(snapshot.parse(task));
/** Parses what `serializeSnapshot` wrote. */
export const readSnapshot = (words: string): FamilyTask => snapshot.parse(JSON.parse(words));

const approvals = z.enum(["waiting", "approved", "rejected"]);

const read = (row: Row): Completion => ({
  id: row.id,
  taskId: row.task_id,
  occurrence: row.occurrence,
  doneOn: row.done_on,
  memberId: row.member_id,
  closedAt: row.closed_at,
  task: readSnapshot(row.snapshot),
  ...(row.approval === null ? {} : { approval: approvals.parse(row.approval) }),
});
const readOne = (row: Row | undefined): Completion | null => (row === undefined ? null : read(row));

const readToApprove = (row: Row): CompletionToApprove => ({
  ...read(row),
  approval: approvals.parse(row.approval),
  reopened: row.reopened_at !== null,
});

const columns =
  "id, task_id, occurrence, done_on, member_id, snapshot, closed_at, approval, reopened_at";

/** Stores completions, whichever source the tasks come from; never calls that source. */
export const createCompletionStore = (db: Db): CompletionStore => {
  const insert = db.prepare<
    [string, string, string, string, string, string, number, string | null],
    Row
  >(
    `INSERT INTO completions (task_id, occurrence, done_on, member_id, list, snapshot, closed_at, approval)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (task_id, occurrence) WHERE reopened_at IS NULL DO NOTHING RETURNING ${columns}`,
  );
  const reopen = db.prepare<[number, number]>(
    "UPDATE completions SET reopened_at = ? WHERE id = ? AND reopened_at IS NULL",
  );
  const active = (where: string): string =>
    `SELECT ${columns} FROM completions WHERE reopened_at IS NULL AND ${where}`;
  const ofDay = db.prepare<[string, string, string, string, string], Row>(
    `${active("done_on = ? AND list = ?")} UNION ALL ${active("occurrence = ? AND list = ? AND done_on <> ?")}`,
  );
  const doneOn = db.prepare<[string, string], Row>(active("task_id = ? AND done_on = ?"));
  const of = db.prepare<[string, string], Row>(active("task_id = ? AND occurrence = ?"));
  const latest = db.prepare<[string], Row>(active("task_id = ? ORDER BY done_on DESC LIMIT 1"));
  // The index on days leads to the rows; a tap made offline arrives days after its own.
  const counts = db.prepare<{ after: number; until: number }, { member_id: string; count: number }>(
    `SELECT member_id, count(*) AS count FROM completions
     WHERE reopened_at IS NULL AND list = 'routine' AND closed_at > :after AND closed_at <= :until
       AND done_on BETWEEN date(:after / 1000, 'unixepoch', '-9 days') AND date(:until / 1000, 'unixepoch', '+1 day')
     GROUP BY member_id`,
  );
  const waits = "approval = 'waiting' AND reopened_at IS NULL";
  const waiting = db.prepare<[], Row>(
    `SELECT ${columns} FROM completions WHERE ${waits} ORDER BY closed_at, id`,
  );
  const toApprove = (where: string): string =>
    `SELECT ${columns} FROM completions WHERE task_id = ? AND approval IS NOT NULL ${where} LIMIT 1`;
  const ofOccurrence = db.prepare<[string, string], Row>(
    toApprove("AND occurrence = ? ORDER BY id DESC"),
  );
  const oldestWaiting = db.prepare<[string], Row>(
    toApprove(`AND ${waits} ORDER BY occurrence, id`),
  );
  const latestDecided = db.prepare<[string], Row>(toApprove("ORDER BY occurrence DESC, id DESC"));
  const approve = db.prepare<[number]>(
    `UPDATE completions SET approval = 'approved' WHERE id = ? AND ${waits}`,
  );
  const reject = db.prepare<[number]>(
    `UPDATE completions SET approval = 'rejected' WHERE id = ? AND ${waits}`,
  );
  const waitAgain = db.prepare<[number]>(
    "UPDATE completions SET approval = 'waiting' WHERE id = ? AND approval = 'rejected' AND reopened_at IS NULL",
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
    ofDay: (list, day) => ofDay.all(day, list, day, list, day).map(read),
    doneOn: (taskId, day) => readOne(doneOn.get(taskId, day)),
    of: (taskId, occurrence) => readOne(of.get(taskId, occurrence)),
    latest: (taskId) => readOne(latest.get(taskId)),
    countBetween: (after, until) =>
      new Map(counts.all({ after, until }).map(({ member_id, count }) => [member_id, count])),
    waiting: () => waiting.all().map(read),
    toApprove: (taskId, occurrence) => {
      const row =
        occurrence === undefined
          ? (oldestWaiting.get(taskId) ?? latestDecided.get(taskId))
          : ofOccurrence.get(taskId, occurrence);
      if (row === undefined) return null;
      // Reopened and then done again by a parent, it no longer awaits a decision.
      const sinceDone = row.reopened_at !== null && of.get(taskId, row.occurrence) !== undefined;
      return sinceDone ? null : readToApprove(row);
    },
    approve: (id) => approve.run(id).changes === 1,
    reject: (id) => reject.run(id).changes === 1,
    revertToWaiting: (id) => {
      waitAgain.run(id);
    },
  };
};
