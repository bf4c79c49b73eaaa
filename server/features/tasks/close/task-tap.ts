import type { Task } from "#contract/tasks.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict } from "#server/platform/errors.ts";
import type { NewOutboxWrite } from "../outbox/outbox.ts";
import type { OutboxWrite } from "../outbox/outbox-store.ts";
import type { SettledWrite } from "./record-settled-write.ts";

/** The result of a tap. */
export interface TapOutcome {
  /** Its `state` is `pending` where the source hasn't settled the write. */
  readonly task: Task;
  /** The stars that it awarded, or took back where negative. */
  readonly awarded: number;
  /** The balance of the member whose stars changed. */
  readonly balance: number;
  /** False for a repeated tap. */
  readonly changed: boolean;
}

/** A write to the source, and the answers for when it is settled or pending. */
export interface SourceWrite {
  readonly write: NewOutboxWrite;
  /** Runs in the transaction that stores the write. */
  readonly begun?: () => void;
  /** Answers once the source has the write and it is recorded. */
  readonly settled: (settled: SettledWrite) => TapOutcome;
  /** Answers while it is unknown whether the source has the write. */
  readonly pending: () => TapOutcome;
}

/** A tap on one task; its input is checked. */
export interface TaskTap {
  readonly taskId: string;
  /** The answer while an earlier write of the task isn't settled; null where the tap may wait for it. */
  readonly unsettled: (write: OutboxWrite) => TapOutcome | null;
  /**
   * Decides what to write to the source, or answers where there is nothing to write; runs again when another tap was
   * faster.
   */
  readonly decide: () => TapOutcome | SourceWrite;
}

/** 409: an earlier write of the task isn't settled yet. */
export const notSettledError = (): Conflict =>
  new Conflict("notSettled", apiSentence("notSettled"));
