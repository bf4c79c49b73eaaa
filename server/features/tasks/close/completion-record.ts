import * as z from "zod";
import { storedTask } from "#server/db/stored-json.ts";
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

/** A row of `completionColumns`. */
export interface CompletionRow {
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

/** Serializes the task of a completion for the database. */
export const serializeSnapshot = (task: FamilyTask): string =>
  JSON.stringify(storedTask.parse(task));
/** Parses what `serializeSnapshot` wrote. */
export const readSnapshot = (words: string): FamilyTask => storedTask.parse(JSON.parse(words));

/** The states of an approval in the database. */
export const approvalStates = z.enum(["waiting", "approved", "rejected"]);

/** Reads a completion from its row. */
export const readCompletion = (row: CompletionRow): Completion => ({
  id: row.id,
  taskId: row.task_id,
  occurrence: row.occurrence,
  doneOn: row.done_on,
  memberId: row.member_id,
  closedAt: row.closed_at,
  task: readSnapshot(row.snapshot),
  ...(row.approval === null ? {} : { approval: approvalStates.parse(row.approval) }),
});
/** The columns of a completion. */
export const completionColumns =
  "id, task_id, occurrence, done_on, member_id, snapshot, closed_at, approval, reopened_at";
