import type { Completion, CompletionStore } from "./completion-store.ts";
import type { OutboxWrite } from "../outbox/outbox-store.ts";
import { type CompletionRecorder, starsFor } from "./record-completion.ts";

/** What became of a write that its source has. */
export interface SettledWrite {
  /** The occurrence's completion: as it is after closing, as it was before opening again; null where it was open. */
  readonly completion: Completion | null;
  /** The stars that it gave, or took when negative. */
  readonly stars: number;
  /** False where the house knew it already. */
  readonly isNews: boolean;
}

interface SettledWriteRecorderDeps {
  readonly completions: CompletionStore;
  readonly record: CompletionRecorder;
}

/** What the house remembers of writes. */
export interface SettledWriteRecorder {
  /** The source has it: for the member and the day of its tap. */
  applied(write: Omit<OutboxWrite, "id">): SettledWrite;
  /** The source doesn't have it: what a parent rejected is still done there, so a parent can still decide. */
  lost(write: OutboxWrite): void;
}

/** Opens the house's memory of writes. */
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
