import type { Roster } from "#server/config/roster.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict } from "#server/platform/errors.ts";
import { taskView } from "../board/task-view.ts";
import type { OutboxWrite } from "../outbox/outbox-store.ts";
import type { Completion } from "./completion-record.ts";
import type { CurrentOccurrence } from "./current-occurrence.ts";
import type { TaskTapInput } from "./day-of-tap.ts";
import type { StarsForTasks } from "./record-completion.ts";
import { notSettledError, type SourceWrite, type TapOutcome } from "./task-tap.ts";

interface CloseOutcomesDeps {
  readonly stars: StarsForTasks;
  readonly roster: () => Roster;
}

/** Creates the outcomes of a completing tap that completes nothing now; they award no stars. */
export const createCloseOutcomes = ({ stars, roster }: CloseOutcomesDeps) => {
  const doneBy = (memberId: string): Conflict => {
    const name = roster().find(({ id }) => id === memberId)?.name ?? "somebody else";
    return new Conflict("alreadyDone", apiSentence("alreadyDone", { name }));
  };

  const repeated = (
    current: CurrentOccurrence,
    completion: Completion,
    memberId: string,
  ): TapOutcome => {
    if (completion.memberId !== memberId) throw doneBy(completion.memberId);
    const task = taskView({ ...current, day: completion.occurrence, completion });
    return { task, awarded: 0, balance: stars.balanceOf(memberId), changed: false };
  };

  const pending = (
    { task, occurrence, memberId }: Omit<SourceWrite["write"], "action">,
    changed: boolean,
  ): TapOutcome => ({
    task: taskView({ task, day: occurrence, completion: null, isPending: true }),
    awarded: 0,
    balance: stars.balanceOf(memberId),
    changed,
  });

  const stillPending = (write: OutboxWrite, { memberId }: TaskTapInput): TapOutcome => {
    if (write.action === "reopen") throw notSettledError();
    if (write.memberId !== memberId) throw doneBy(write.memberId);
    return pending(write, false);
  };

  return {
    /** The occurrence is completed already; throws 409 `alreadyDone` where another member did it. */
    repeated,
    /** The source's answer isn't known yet. */
    pending,
    /** An earlier write of the task isn't settled; throws 409 unless it completes the task for the same member. */
    stillPending,
  };
};
