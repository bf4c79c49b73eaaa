import type { Completion } from "../close/completion-record.ts";
import type { CompletionStore } from "../close/completion-store.ts";
import type { TapOutcome, SourceWrite } from "../close/task-tap.ts";
import type { CompletionRecorder, StarsForTasks } from "../close/record-completion.ts";
import { taskView } from "../board/task-view.ts";

interface ReopenRejectedDeps {
  readonly completions: CompletionStore;
  readonly record: CompletionRecorder;
  readonly stars: StarsForTasks;
  readonly today: () => string;
  readonly atomically: <T>(work: () => T) => T;
}

/** Reopens what a parent rejects, here and in its source; pending while the source hasn't settled it. */
export const createReopenRejected = (deps: ReopenRejectedDeps) => {
  const { completions, record, stars, today, atomically } = deps;

  const outcome = (done: Completion, isPending: boolean): TapOutcome => ({
    task: taskView({
      ...{ task: done.task, day: done.occurrence, isPending },
      completion: isPending ? done : null,
    }),
    awarded: 0,
    balance: stars.balanceOf(done.memberId),
    changed: true,
  });

  const openHere = (done: Completion): TapOutcome => {
    atomically(() => {
      completions.reject(done.id);
      record.reopened(done);
    });
    return outcome(done, false);
  };

  return (done: Completion, exists: boolean): TapOutcome | SourceWrite => {
    // A later completion in the source must not be undone, so only this one is reopened here.
    if (!exists || completions.latest(done.taskId)?.id !== done.id) return openHere(done);
    const { task, occurrence, memberId } = done;
    return {
      write: { action: "reopen", task, occurrence, doneOn: today(), memberId },
      begun: () => void completions.reject(done.id),
      settled: () => outcome(done, false),
      pending: () => outcome(done, true),
    };
  };
};
