import type { Completion } from "./completion-record.ts";
import type { CompletionStore } from "./completion-store.ts";
import type { OutboxWrite } from "../outbox/outbox-store.ts";
import { type CompletionRecorder, starsFor } from "./record-completion.ts";

/** What a write that its source has answered has changed in the records of the house. */
export interface SettledWrite {
  /** The occurrence's completion: after closing the new one, after reopening the former one; null where it was open. */
  readonly completion: Completion | null;
  /** The stars that it awarded, or took back where negative. */
  readonly stars: number;
  /** False where it was recorded already. */
  readonly isNews: boolean;
}

interface SettledWriteRecorderDeps {
  readonly completions: CompletionStore;
  readonly record: CompletionRecorder;
}

/** Records what became of a write to a task source, inside the house or outside: the completion that it made, or took back. */
export interface SettledWriteRecorder {
  /** Records a write that the source has, for the member and the day of its tap. */
  applied(write: Omit<OutboxWrite, "id">): SettledWrite;
  /**
   * Records that the source doesn't have the write: what a parent rejected is still done there, so it waits for a
   * decision again.
   */
  lost(write: OutboxWrite): void;
}

/** Creates the recorder of settled writes. */
export const createSettledWriteRecorder = ({
  completions,
  record,
}: SettledWriteRecorderDeps): SettledWriteRecorder => ({
  applied: ({ action, task, occurrence, doneOn, memberId, approval, begunAt }) => {
    if (action === "reopen") {
      const completion = completions.of(task.id, occurrence);
      const taken = completion === null ? null : record.reopened(completion);
      return { completion, stars: 0 - (taken ?? 0), isNews: taken !== null };
    }
    const done = record.done({
      ...{ taskId: task.id, occurrence, doneOn, memberId, task, closedAt: begunAt },
      ...(approval === undefined ? {} : { approval }),
    });
    const completion = done ?? completions.of(task.id, occurrence);
    return { completion, stars: done === null ? 0 : starsFor(done), isNews: done !== null };
  },
  lost: ({ action, task, occurrence }) => {
    const completion = action === "reopen" ? completions.of(task.id, occurrence) : null;
    if (completion !== null) completions.revertToWaiting(completion.id);
  },
});
