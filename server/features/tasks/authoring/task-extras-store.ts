import * as z from "zod";
import { type Rotation, turnOrders } from "#contract/tasks.ts";
import type { Db } from "#server/db/connection.ts";

/** A routine's properties beyond what its source stores. */
export interface TaskExtras {
  readonly needsApproval: boolean;
  readonly rotation: Rotation | null;
}

export interface TaskExtrasStore {
  of(taskId: string): TaskExtras;
  /** Whether any chore has turns. */
  anyTurns(): boolean;
  put(taskId: string, arrangement: TaskExtras): void;
  remove(taskId: string): void;
}

interface Row {
  needs_approval: number;
  turn_order: string | null;
  turn_members: string | null;
}

const order = z.enum(turnOrders);
const memberIds = z.array(z.string());
/** The extras of a task without any. */
export const noTaskExtras: TaskExtras = { needsApproval: false, rotation: null };

const read = (row: Row): TaskExtras => ({
  needsApproval: row.needs_approval === 1,
  rotation:
    row.turn_members === null
      ? null
      : {
          order: order.parse(row.turn_order),
          memberIds: memberIds.parse(JSON.parse(row.turn_members)),
        },
});

/** Stores approval and turns by task, whichever source the task comes from. */
export const createTaskExtrasStore = (db: Db): TaskExtrasStore => {
  const one = db.prepare<[string], Row>(
    "SELECT needs_approval, turn_order, turn_members FROM arrangements WHERE task_id = ?",
  );
  const turns = db.prepare(
    "SELECT 1 FROM arrangements INDEXED BY arrangements_with_turns WHERE turn_order IS NOT NULL LIMIT 1",
  );
  const put = db.prepare<[string, number, string | null, string | null]>(
    `INSERT INTO arrangements (task_id, needs_approval, turn_order, turn_members) VALUES (?, ?, ?, ?)
     ON CONFLICT (task_id) DO UPDATE SET needs_approval = excluded.needs_approval,
       turn_order = excluded.turn_order, turn_members = excluded.turn_members`,
  );
  const remove = db.prepare<[string]>("DELETE FROM arrangements WHERE task_id = ?");
  return {
    of: (taskId) => {
      const row = one.get(taskId);
      return row === undefined ? noTaskExtras : read(row);
    },
    anyTurns: () => turns.get() !== undefined,
    put: (taskId, { needsApproval, rotation }) => {
      if (!needsApproval && rotation === null) remove.run(taskId);
      else
        put.run(
          taskId,
          needsApproval ? 1 : 0,
          rotation?.order ?? null,
          rotation === null ? null : JSON.stringify(rotation.memberIds),
        );
    },
    remove: (taskId) => {
      remove.run(taskId);
    },
  };
};
