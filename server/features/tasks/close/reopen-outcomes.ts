import { taskView } from "../board/task-view.ts";
import type { OutboxWrite } from "../outbox/outbox-store.ts";
import type { Completion } from "./completion-record.ts";
import type { CompletionStore } from "./completion-store.ts";
import type { CurrentOccurrence } from "./current-occurrence.ts";
import type { StarsForTasks } from "./record-completion.ts";
import { notSettledError, type TapOutcome } from "./task-tap.ts";

interface ReopenOutcomesDeps {
  readonly completions: CompletionStore;
  readonly stars: StarsForTasks;
}

/** Creates the outcomes of a reopening tap. */
export const createReopenOutcomes = ({ completions, stars }: ReopenOutcomesDeps) => {
  const openAgain = (
    current: CurrentOccurrence,
    completion: Completion,
    taken: number | null,
  ): TapOutcome => ({
    task: taskView({ ...current, day: completion.occurrence, completion: null }),
    awarded: 0 - (taken ?? 0),
    balance: stars.balanceOf(completion.memberId),
    changed: taken !== null,
  });

  const pending = (
    completion: Completion,
    task: OutboxWrite["task"],
    changed: boolean,
  ): TapOutcome => ({
    task: taskView({ task, day: completion.occurrence, completion, isPending: true }),
    awarded: 0,
    balance: stars.balanceOf(completion.memberId),
    changed,
  });

  const stillPending = ({ action, task, occurrence }: OutboxWrite): TapOutcome => {
    const completion = completions.of(task.id, occurrence);
    if (action === "close" || completion === null) throw notSettledError();
    return pending(completion, task, false);
  };

  return {
    /** The occurrence is open again, with the stars that were taken back; null where it was open already. */
    openAgain,
    /** The source's answer isn't known yet. */
    pending,
    /** An earlier write of the task isn't settled; throws 409 unless it reopens a completion. */
    stillPending,
  };
};
