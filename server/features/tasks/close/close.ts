import { after } from "#server/platform/and-then.ts";
import type { Roster } from "#server/config/roster.ts";
import { Conflict, NotFound } from "#server/http/errors.ts";
import type { Awaitable } from "#server/providers/provider.ts";
import type { TaskList } from "#server/providers/tasks/port.ts";
import type { Completion } from "./completion-store.ts";
import { notSettled, type Outcome, type TapOnce, type Telling } from "./done-once.ts";
import type { Write } from "../outbox/outbox-store.ts";
import type { StarsForTasks } from "./record-completion.ts";
import type { Standing, StandingOf } from "./current-occurrence.ts";
import { knownMember } from "#server/http/known-member.ts";
import { dayOfTap, type Tap } from "./day-of-tap.ts";
import { viewOf } from "../board/task-view.ts";

interface Needs {
  readonly tapOnce: TapOnce;
  readonly standingOf: StandingOf;
  readonly stars: StarsForTasks;
  readonly roster: () => Roster;
  readonly today: () => string;
}

/** Completes a task's current occurrence for a member and awards its stars, exactly once. */
export const createClose = ({ tapOnce, standingOf, stars, roster, today }: Needs) => {
  const doneBy = (memberId: string): Conflict => {
    const name = roster().find(({ id }) => id === memberId)?.name ?? "somebody else";
    return new Conflict("alreadyDone", `${name} has already done this.`);
  };

  const repeated = (standing: Standing, completion: Completion, memberId: string): Outcome => {
    if (completion.memberId !== memberId) throw doneBy(completion.memberId);
    const task = viewOf({ ...standing, day: completion.occurrence, completion });
    return { task, awarded: 0, balance: stars.balanceOf(memberId), changed: false };
  };

  const pending = (
    { task, occurrence, memberId }: Omit<Telling["write"], "action">,
    changed: boolean,
  ): Outcome => ({
    task: viewOf({ task, day: occurrence, completion: null, isPending: true }),
    awarded: 0,
    balance: stars.balanceOf(memberId),
    changed,
  });

  const stillPending = (write: Write, { memberId }: Tap): Outcome => {
    if (write.action === "reopen") throw notSettled();
    if (write.memberId !== memberId) throw doneBy(write.memberId);
    return pending(write, false);
  };

  const closing = (standing: Standing, { memberId, byParent }: Tap, doneOn: string): Telling => {
    const { task, day: occurrence } = standing;
    const needsApproval = task.needsApproval === true && byParent !== true;
    const write = {
      ...{ action: "close" as const, task, occurrence, doneOn, memberId },
      ...(needsApproval ? { approval: "waiting" as const } : {}),
    };
    return {
      write,
      settled: ({ completion, stars: awarded, isNews }) => {
        if (completion === null) throw new Error("an occurrence is done and isn't");
        // Somebody was faster while the source was asked.
        if (!isNews) return repeated(standing, completion, memberId);
        const done = viewOf({ ...standing, completion });
        return { task: done, awarded, balance: stars.balanceOf(memberId), changed: true };
      },
      pending: () => pending(write, true),
    };
  };

  return (list: TaskList, tap: Tap): Awaitable<Outcome> => {
    knownMember(roster(), tap.memberId);
    const doneOn = dayOfTap(tap, today());
    return tapOnce({
      taskId: tap.id,
      unsettled: (write) => (write.task.list === list ? stillPending(write, tap) : null),
      decide: () =>
        after(standingOf(tap.id, list, doneOn), (standing): Outcome | Telling => {
          if (standing === null || !standing.exists)
            throw new NotFound(list === "todo" ? "to-do" : "chore");
          if (standing.completion !== null)
            return repeated(standing, standing.completion, tap.memberId);
          if (standing.ahead)
            throw new Conflict("notDue", `This is to be done on ${standing.day}, not before.`);
          return closing(standing, tap, doneOn);
        }),
    });
  };
};
