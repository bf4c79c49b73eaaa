import type { Db } from "#server/db/connection.ts";
import {
  approvalStates,
  type Completion,
  completionColumns,
  type CompletionRow,
  type CompletionToApprove,
  readCompletion,
} from "./completion-record.ts";

/** The completions that need a parent's approval. */
export interface CompletionApprovalStore {
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

const readToApprove = (row: CompletionRow): CompletionToApprove => ({
  ...readCompletion(row),
  approval: approvalStates.parse(row.approval),
  reopened: row.reopened_at !== null,
});

/** Stores the parents' decisions; `isDone` tells whether an occurrence has a completion that wasn't reopened. */
export const createCompletionApprovalStore = (
  db: Db,
  isDone: (taskId: string, occurrence: string) => boolean,
): CompletionApprovalStore => {
  const waits = "approval = 'waiting' AND reopened_at IS NULL";
  const waiting = db.prepare<[], CompletionRow>(
    `SELECT ${completionColumns} FROM completions WHERE ${waits} ORDER BY closed_at, id`,
  );
  const toApprove = (where: string): string =>
    `SELECT ${completionColumns} FROM completions WHERE task_id = ? AND approval IS NOT NULL ${where} LIMIT 1`;
  const ofOccurrence = db.prepare<[string, string], CompletionRow>(
    toApprove("AND occurrence = ? ORDER BY id DESC"),
  );
  const oldestWaiting = db.prepare<[string], CompletionRow>(
    toApprove(`AND ${waits} ORDER BY occurrence, id`),
  );
  const latestDecided = db.prepare<[string], CompletionRow>(
    toApprove("ORDER BY occurrence DESC, id DESC"),
  );
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
    waiting: () => waiting.all().map(readCompletion),
    toApprove: (taskId, occurrence) => {
      const row =
        occurrence === undefined
          ? (oldestWaiting.get(taskId) ?? latestDecided.get(taskId))
          : ofOccurrence.get(taskId, occurrence);
      if (row === undefined) return null;
      // Reopened and then done again by a parent, it no longer awaits a decision.
      const sinceDone = row.reopened_at !== null && isDone(taskId, row.occurrence);
      return sinceDone ? null : readToApprove(row);
    },
    approve: (id) => approve.run(id).changes === 1,
    reject: (id) => reject.run(id).changes === 1,
    revertToWaiting: (id) => {
      waitAgain.run(id);
    },
  };
};
