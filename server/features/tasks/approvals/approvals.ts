import type { Approval } from "#contract/tasks-approvals.ts";
import { iso } from "#server/platform/clock.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict, NotFound } from "#server/platform/errors.ts";
import type { Completion, CompletionToApprove } from "../close/completion-record.ts";
import type { CompletionStore } from "../close/completion-store.ts";
import type { FamilyTasks } from "../family-tasks.ts";
import type { TapOutcome, TaskTap } from "../close/task-tap.ts";
import type { CompletionRecorder, StarsForTasks } from "../close/record-completion.ts";
import { taskView } from "../board/task-view.ts";
import { createReopenRejected } from "./reopen-rejected.ts";

interface ApprovalsDeps {
  readonly tasks: FamilyTasks;
  readonly completions: CompletionStore;
  readonly record: CompletionRecorder;
  readonly stars: StarsForTasks;
  readonly today: () => string;
  readonly atomically: <T>(work: () => T) => T;
}

/** The subject of a parent's decision; by default the task's oldest waiting occurrence. */
export interface ApprovalDecision {
  readonly id: string;
  readonly occurrence?: string | undefined;
}

const itemOf = (completion: Completion): Approval => {
  const { task, memberId, doneOn, occurrence, closedAt } = completion;
  return {
    ...{ memberId, occurrence },
    task: taskView({ task, day: occurrence, completion }),
    date: doneOn,
    closedAt: iso(closedAt),
  };
};

/** Creates the approvals: stars that wait for a parent's single decision. */
export const createApprovals = (deps: ApprovalsDeps) => {
  const { tasks, completions, stars, today, atomically } = deps;
  const openRejected = createReopenRejected(deps);

  const notWaiting = (isKnown: boolean): Error =>
    isKnown ? new Conflict("notWaiting", apiSentence("notWaiting")) : new NotFound("chore");

  const asItIs = (done: CompletionToApprove): TapOutcome => ({
    task: taskView({
      ...{ task: done.task, day: done.occurrence },
      completion: done.reopened ? null : done,
    }),
    awarded: 0,
    balance: stars.balanceOf(done.memberId),
    changed: false,
  });

  return {
    /** All waiting completions, oldest first. */
    waiting: (): Approval[] => completions.waiting().map(itemOf),
    /** Awards the stars exactly once; 409 with the reason where it can't. */
    approve: ({ id, occurrence }: ApprovalDecision): TapOutcome => {
      const done = completions.toApprove(id, occurrence);
      if (done?.approval === "rejected")
        throw new Conflict("alreadyRejected", apiSentence("alreadyRejected"));
      if (done === null) throw notWaiting(tasks.find(id, today()) !== null);
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
    /** The tap that reopens the occurrence for no stars, here and in its source; 409 with the reason where it can't. */
    reject: ({ id, occurrence }: ApprovalDecision): TaskTap => ({
      taskId: id,
      unsettled: () => null,
      decide: () => {
        const task = tasks.find(id, today());
        const done = completions.toApprove(id, occurrence);
        if (done?.approval === "approved" && !done.reopened)
          throw new Conflict("alreadyApproved", apiSentence("alreadyApproved"));
        if (done?.approval === "rejected" && done.reopened) return asItIs(done);
        if (done === null || done.reopened) throw notWaiting(done !== null || task !== null);
        return openRejected(done, task !== null);
      },
    }),
  };
};

export type ApprovalService = ReturnType<typeof createApprovals>;
