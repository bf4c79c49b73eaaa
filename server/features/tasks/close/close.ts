import type { Roster } from "#server/config/roster.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict, NotFound } from "#server/platform/errors.ts";
import type { TaskList } from "#server/providers/tasks/port.ts";
import { createCloseOutcomes } from "./close-outcomes.ts";
import type { SourceWrite, TaskTap } from "./task-tap.ts";
import type { StarsForTasks } from "./record-completion.ts";
import type { CurrentOccurrence, FindCurrentOccurrence } from "./current-occurrence.ts";
import { knownMember } from "#server/http/known-member.ts";
import { dayOfTap, type TaskTapInput } from "./day-of-tap.ts";
import { taskView } from "../board/task-view.ts";

interface CloseDeps {
  readonly findCurrent: FindCurrentOccurrence;
  readonly stars: StarsForTasks;
  readonly roster: () => Roster;
  readonly today: () => string;
}

/** The tap that completes a task's current occurrence for a member and awards its stars, exactly once. */
export const createClose = ({ findCurrent, stars, roster, today }: CloseDeps) => {
  const { repeated, pending, stillPending } = createCloseOutcomes({ stars, roster });

  const closing = (
    current: CurrentOccurrence,
    { memberId, byParent }: TaskTapInput,
    doneOn: string,
  ): SourceWrite => {
    const { task, day: occurrence } = current;
    const needsApproval = task.needsApproval === true && byParent !== true;
    const write = {
      ...{ action: "close" as const, task, occurrence, doneOn, memberId },
      ...(needsApproval ? { approval: "waiting" as const } : {}),
    };
    return {
      write,
      settled: ({ completion, stars: awarded, isNews }) => {
        if (completion === null)
          throw new Error("the source closed an occurrence, and no completion was recorded");
        // Another request has completed it while the source was asked.
        if (!isNews) return repeated(current, completion, memberId);
        const done = taskView({ ...current, completion });
        return { task: done, awarded, balance: stars.balanceOf(memberId), changed: true };
      },
      pending: () => pending(write, true),
    };
  };

  return (list: TaskList, tap: TaskTapInput): TaskTap => {
    knownMember(roster(), tap.memberId);
    const doneOn = dayOfTap(tap, today());
    return {
      taskId: tap.id,
      unsettled: (write) => (write.task.list === list ? stillPending(write, tap) : null),
      decide: () => {
        const current = findCurrent(tap.id, list, doneOn);
        if (current === null || !current.exists)
          throw new NotFound(list === "todo" ? "to-do" : "chore");
        if (current.completion !== null) return repeated(current, current.completion, tap.memberId);
        if (current.isAhead)
          throw new Conflict("notDue", apiSentence("notDue", { day: current.day }));
        return closing(current, tap, doneOn);
      },
    };
  };
};
