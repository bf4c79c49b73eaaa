import { after } from "#server/platform/and-then.ts";
import type { Roster } from "#server/config/roster.ts";
import type { Caller } from "#server/http/caller.ts";
import { NotFound } from "#server/http/errors.ts";
import type { Awaitable } from "#server/providers/provider.ts";
import type { TaskList } from "#server/providers/tasks/port.ts";
import type { Completion, Completions } from "./completion-store.ts";
import { notSettled, type Outcome, type TapOnce, type Telling } from "./done-once.ts";
import type { Write } from "../outbox/outbox-store.ts";
import type { Recorder, StarsForTasks } from "./record-completion.ts";
import type { Standing, StandingOf } from "./current-occurrence.ts";
import { knownMember } from "#server/http/known-member.ts";
import { dayOfTap, type Tap } from "./day-of-tap.ts";
import { viewOf } from "../board/task-view.ts";

interface Needs {
  readonly tapOnce: TapOnce;
  readonly standingOf: StandingOf;
  readonly completions: Completions;
  readonly record: Recorder;
  readonly stars: StarsForTasks;
  readonly roster: () => Roster;
  readonly today: () => string;
  /** The family's day at an instant in milliseconds since 1970. */
  readonly dayOf: (at: number) => string;
  /** Throws unless a parent asks. */
  readonly requireParent: (caller: Caller) => void;
}

/**
 * Opens a task's current occurrence again and takes its stars from who got them, whoever asks. Once the day has ended on
 * which the house heard of it, a routine needs a parent for that.
 */
export const createReopen = (needs: Needs) => {
  const { tapOnce, standingOf, completions, record, stars, roster, today, dayOf, requireParent } =
    needs;

  const openAgain = (
    standing: Standing,
    completion: Completion,
    taken: number | null,
  ): Outcome => ({
    task: viewOf({ ...standing, day: completion.occurrence, completion: null }),
    awarded: 0 - (taken ?? 0),
    balance: stars.balanceOf(completion.memberId),
    changed: taken !== null,
  });

  const pending = (completion: Completion, task: Write["task"], changed: boolean): Outcome => ({
    task: viewOf({ task, day: completion.occurrence, completion, isPending: true }),
    awarded: 0,
    balance: stars.balanceOf(completion.memberId),
    changed,
  });

  const stillPending = ({ action, task, occurrence }: Write): Outcome => {
    const completion = completions.of(task.id, occurrence);
    if (action === "close" || completion === null) throw notSettled();
    return pending(completion, task, false);
  };

  const opening = (
    standing: Standing,
    completion: Completion,
    { memberId }: Tap,
    doneOn: string,
  ): Telling => {
    const { task } = standing;
    const { occurrence } = completion;
    return {
      write: { action: "reopen", task, occurrence, doneOn, memberId },
      settled: ({ stars: given, isNews }) =>
        openAgain(standing, completion, isNews ? -given : null),
      pending: () => pending(completion, task, true),
    };
  };

  return (list: TaskList, tap: Tap, caller: Caller): Awaitable<Outcome> => {
    knownMember(roster(), tap.memberId);
    const day = dayOfTap(tap, today());
    return tapOnce({
      taskId: tap.id,
      unsettled: (write) => (write.task.list === list ? stillPending(write) : null),
      decide: () =>
        after(standingOf(tap.id, list, day), (standing): Outcome | Telling => {
          if (standing === null) throw new NotFound(list === "todo" ? "to-do" : "chore");
          const { completion } = standing;
          if (completion === null) {
            const balance = stars.balanceOf(tap.memberId);
            return { task: viewOf(standing), awarded: 0, balance, changed: false };
          }
          if (list === "routine" && dayOf(completion.closedAt) < today()) requireParent(caller);
          // What its source has lost can still be taken back here.
          return standing.exists
            ? opening(standing, completion, tap, day)
            : openAgain(standing, completion, record.reopened(completion));
        }),
    });
  };
};
