import type { Approval } from "#contract/tasks-approvals.ts";
import { iso } from "#server/platform/clock.ts";
import { Conflict, NotFound } from "#server/http/errors.ts";
import type { Awaitable } from "#server/providers/provider.ts";
import { after } from "#server/platform/and-then.ts";
import type { Completion, Completions, ToApprove } from "../close/completion-store.ts";
import type { FamilyTasks } from "../family-tasks.ts";
import type { Outcome, TapOnce } from "../close/done-once.ts";
import type { Recorder, StarsForTasks } from "../close/record-completion.ts";
import { viewOf } from "../board/task-view.ts";
import { createOpenRejected } from "./reopen-rejected.ts";

interface Needs {
  readonly tapOnce: TapOnce;
  readonly tasks: FamilyTasks;
  readonly completions: Completions;
  readonly record: Recorder;
  readonly stars: StarsForTasks;
  readonly today: () => string;
  readonly atomically: <T>(work: () => T) => T;
}

/** What a parent's decision is about; the task's oldest occurrence that waits unless told. */
export interface Decided {
  readonly id: string;
  readonly occurrence?: string | undefined;
}

const itemOf = (completion: Completion): Approval => {
  const { task, memberId, doneOn, occurrence, closedAt } = completion;
  return {
    ...{ memberId, occurrence },
    task: viewOf({ task, day: occurrence, completion }),
    date: doneOn,
    closedAt: iso(closedAt),
  };
};

/** Stars that wait for a parent's word, which comes once. */
export const createApprovals = (needs: Needs) => {
  const { tapOnce, tasks, completions, stars, today, atomically } = needs;
  const openRejected = createOpenRejected(needs);

  const notWaiting = (isKnown: boolean): Error =>
    isKnown
      ? new Conflict("notWaiting", "Nothing of this waits for a parent.")
      : new NotFound("chore");

  const asItIs = (done: ToApprove): Outcome => ({
    task: viewOf({
      ...{ task: done.task, day: done.occurrence },
      completion: done.reopened ? null : done,
    }),
    awarded: 0,
    balance: stars.balanceOf(done.memberId),
    changed: false,
  });

  return {
    /** What waits, of all days, oldest first. */
    waiting: (): Approval[] => completions.waiting().map(itemOf),
    /** Gives its stars, exactly once; 409 tells why it can't. */
    approve: ({ id, occurrence }: Decided): Awaitable<Outcome> => {
      const done = completions.toApprove(id, occurrence);
      if (done?.approval === "rejected")
        throw new Conflict("alreadyRejected", "A parent has already rejected this.");
      if (done === null)
        return after(tasks.find(id, today()), (task) => {
          throw notWaiting(task !== null);
        });
      if (done.reopened) throw notWaiting(true);
      if (done.approval === "approved") return asItIs(done);
      return atomically(() => {
        if (!completions.approve(done.id)) throw new Error("what waits doesn't wait");
        stars.award(done);
        return {
          ...asItIs({ ...done, approval: "approved" }),
          awarded: done.task.stars,
          changed: true,
        };
      });
    },
    /** Opens it again for no stars, its source is told; 409 tells why it can't. */
    reject: ({ id, occurrence }: Decided): Awaitable<Outcome> =>
      tapOnce({
        taskId: id,
        unsettled: () => null,
        decide: () =>
          after(tasks.find(id, today()), (task) => {
            const done = completions.toApprove(id, occurrence);
            if (done?.approval === "approved" && !done.reopened)
              throw new Conflict("alreadyApproved", "A parent has already approved this.");
            if (done?.approval === "rejected" && done.reopened) return asItIs(done);
            if (done === null || done.reopened) throw notWaiting(done !== null || task !== null);
            return openRejected(done, task !== null);
          }),
      }),
  };
};
