import * as z from "zod";
import type { Db } from "#server/db/connection.ts";
import { readSnapshot, serializeSnapshot } from "../close/completion-record.ts";
import type { FamilyTask } from "../family-tasks.ts";

/** A write to an outside source that was begun and isn't settled. */
export interface OutboxWrite {
  readonly id: number;
  readonly action: "close" | "reopen";
  /** The task as it was at the tap. */
  readonly task: FamilyTask;
  /** The day of the occurrence. */
  readonly occurrence: string;
  /** The day of the tap, in the family's zone. */
  readonly doneOn: string;
  readonly memberId: string;
  /** Set where its completion needs a parent's approval. */
  readonly approval?: "waiting";
  /** Milliseconds since 1970. */
  readonly begunAt: number;
}

export interface TaskOutboxStore {
  /** Stores a write before its first try; null while another one of the task isn't settled. */
  begin(write: Omit<OutboxWrite, "id">): OutboxWrite | null;
  /** Deletes a settled write. */
  settle(id: number): void;
  of(taskId: string): OutboxWrite | null;
  /** Oldest first. */
  all(): readonly OutboxWrite[];
}

interface Row {
  id: number;
  action: string;
  occurrence: string;
  done_on: string;
  member_id: string;
  snapshot: string;
  approval: string | null;
  begun_at: number;
}

const action = z.enum(["close", "reopen"]);
const approval = z.literal("waiting");

const read = (row: Row): OutboxWrite => ({
  id: row.id,
  action: action.parse(row.action),
  task: readSnapshot(row.snapshot),
  occurrence: row.occurrence,
  doneOn: row.done_on,
  memberId: row.member_id,
  ...(row.approval === null ? {} : { approval: approval.parse(row.approval) }),
  begunAt: row.begun_at,
});
const readOne = (row: Row | undefined): OutboxWrite | null =>
  row === undefined ? null : read(row);

const columns = "id, action, occurrence, done_on, member_id, snapshot, approval, begun_at";

/** Stores the pending writes in the database, so that none is lost in a power cut. */
export const createOutboxStore = (db: Db): TaskOutboxStore => {
  const insert = db.prepare<unknown[], Row>(
    `INSERT INTO task_outbox (task_id, action, occurrence, done_on, member_id, snapshot, approval, begun_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (task_id) DO NOTHING RETURNING ${columns}`,
  );
  const remove = db.prepare<[number]>("DELETE FROM task_outbox WHERE id = ?");
  const one = db.prepare<[string], Row>(`SELECT ${columns} FROM task_outbox WHERE task_id = ?`);
  const all = db.prepare<[], Row>(`SELECT ${columns} FROM task_outbox ORDER BY id`);
  return {
    begin: ({ action: what, task, occurrence, doneOn, memberId, approval: needed, begunAt }) =>
      readOne(
        insert.get(
          task.id,
          what,
          occurrence,
          doneOn,
          memberId,
          serializeSnapshot(task),
          needed ?? null,
          begunAt,
        ),
      ),
    settle: (id) => {
      remove.run(id);
    },
    of: (taskId) => readOne(one.get(taskId)),
    all: () => all.all().map(read),
  };
};
