import * as z from "zod";
import { dayparts } from "../../../contract/tasks.ts";
import type { Db } from "../../db/open.ts";
import type { SourceTask, TaskList } from "../../providers/tasks/port.ts";

/** An occurrence that a member did, not reopened since. */
export interface Completion {
  readonly id: number;
  readonly taskId: string;
  /** The day that it was to be done. */
  readonly occurrence: string;
  /** The family's day of the tap. */
  readonly doneOn: string;
  readonly memberId: string;
  /** Milliseconds since 1970. */
  readonly closedAt: number;
  /** The task as it was then. */
  readonly task: SourceTask;
}

export interface Completions {
  /** Remembers that an occurrence was done; null when it already was. */
  record(done: Omit<Completion, "id">): Completion | null;
  /** Takes it back; false when that had happened already. */
  reopen(id: number, at: number): boolean;
  /** What was done on a day, or earlier or later for that day. */
  ofDay(list: TaskList, day: string): readonly Completion[];
  doneOn(taskId: string, day: string): Completion | null;
  of(taskId: string, occurrence: string): Completion | null;
  latest(taskId: string): Completion | null;
}

interface Row {
  id: number;
  task_id: string;
  occurrence: string;
  done_on: string;
  member_id: string;
  snapshot: string;
  closed_at: number;
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
  notes: text,
  createdAt: z.number(),
});

const read = (row: Row): Completion => ({
  id: row.id,
  taskId: row.task_id,
  occurrence: row.occurrence,
  doneOn: row.done_on,
  memberId: row.member_id,
  closedAt: row.closed_at,
  task: snapshot.parse(JSON.parse(row.snapshot)),
});
const readOne = (row: Row | undefined): Completion | null => (row === undefined ? null : read(row));

const columns = "id, task_id, occurrence, done_on, member_id, snapshot, closed_at";

/** What was done, whichever source the tasks come from; never asks that source. */
export const createCompletions = (db: Db): Completions => {
  const insert = db.prepare<[string, string, string, string, string, string, number], Row>(
    `INSERT INTO completions (task_id, occurrence, done_on, member_id, list, snapshot, closed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)
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
  return {
    record: ({ taskId, occurrence, doneOn: day, memberId, closedAt, task }) =>
      readOne(
        insert.get(
          taskId,
          occurrence,
          day,
          memberId,
          task.list,
          JSON.stringify(snapshot.parse(task)),
          closedAt,
        ),
      ),
    reopen: (id, at) => reopen.run(at, id).changes === 1,
    ofDay: (list, day) => ofDay.all(day, list, day, list, day).map(read),
    doneOn: (taskId, day) => readOne(doneOn.get(taskId, day)),
    of: (taskId, occurrence) => readOne(of.get(taskId, occurrence)),
    latest: (taskId) => readOne(latest.get(taskId)),
  };
};
