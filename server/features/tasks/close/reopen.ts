import type { Roster } from "#server/config/roster.ts";
import type { Caller } from "#server/http/caller.ts";
import { NotFound } from "#server/platform/errors.ts";
import type { TaskList } from "#server/providers/tasks/port.ts";
import type { Completion } from "./completion-record.ts";
import type { CompletionStore } from "./completion-store.ts";
import type { SourceWrite, TaskTap } from "./task-tap.ts";
import type { CompletionRecorder, StarsForTasks } from "./record-completion.ts";
import type { CurrentOccurrence, FindCurrentOccurrence } from "./current-occurrence.ts";
import { knownMember } from "#server/http/known-member.ts";
import { createReopenOutcomes } from "./reopen-outcomes.ts";
import { dayOfTap, type TaskTapInput } from "./day-of-tap.ts";
import { taskView } from "../board/task-view.ts";

interface ReopenDeps {
  readonly findCurrent: FindCurrentOccurrence;
  readonly completions: CompletionStore;
  readonly record: CompletionRecorder;
  readonly stars: StarsForTasks;
  readonly roster: () => Roster;
  readonly today: () => string;
  /** The family's day at an instant in milliseconds since 1970. */
  readonly dayOf: (at: number) => string;
  /** Throws unless a parent calls. */
  readonly requireParent: (caller: Caller) => void;
}

/**
 * The tap that reopens a task's current occurrence and takes its stars back, whoever calls. From the day after the server received
 * the completion, a routine needs a parent for that.
 */
export const createReopen = (deps: ReopenDeps) => {
  const { findCurrent, completions, record, stars, roster, today, dayOf, requireParent } = deps;

  const { openAgain, pending, stillPending } = createReopenOutcomes({ completions, stars });

  const opening = (
    current: CurrentOccurrence,
    completion: Completion,
    { memberId }: TaskTapInput,
    doneOn: string,
  ): SourceWrite => {
    const { task } = current;
    const { occurrence } = completion;
    return {
      write: { action: "reopen", task, occurrence, doneOn, memberId },
      settled: ({ stars: given, isNews }) => openAgain(current, completion, isNews ? -given : null),
      pending: () => pending(completion, task, true),
    };
  };

  return (list: TaskList, tap: TaskTapInput, caller: Caller): TaskTap => {
    knownMember(roster(), tap.memberId);
    const day = dayOfTap(tap, today());
    return {
      taskId: tap.id,
      unsettled: (write) => (write.task.list === list ? stillPending(write) : null),
      decide: () => {
        const current = findCurrent(tap.id, list, day);
        if (current === null) throw new NotFound(list === "todo" ? "to-do" : "chore");
        const { completion } = current;
        // What waited on a phone takes back what was seen there, not what another member did meanwhile.
        const isOthers = tap.offline === true && completion?.memberId !== tap.memberId;
        if (completion === null || isOthers) {
          const balance = stars.balanceOf(tap.memberId);
          return { task: taskView(current), awarded: 0, balance, changed: false };
        }
        if (list === "routine" && dayOf(completion.closedAt) < today()) requireParent(caller);
        // A completion of a task that its source no longer has can still be reopened here.
        return current.exists
          ? opening(current, completion, tap, day)
          : openAgain(current, completion, record.reopened(completion));
      },
    };
  };
};
