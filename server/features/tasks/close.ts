import type { Task } from "../../../contract/tasks.ts";
import type { Clock } from "../../clock.ts";
import type { Roster } from "../../config/members.ts";
import { Conflict, NotFound } from "../../http/errors.ts";
import type { Awaitable } from "../../providers/provider.ts";
import type { TaskList, TaskSource } from "../../providers/tasks/port.ts";
import { after } from "./after.ts";
import type { Completion, Completions } from "./completions.ts";
import type { Standing, StandingOf } from "./standing.ts";
import type { Streaks } from "./streaks.ts";
import { checkMember, dayOfTap, type Tap } from "./tap.ts";
import { viewOf } from "./view.ts";

/** The stars, as closing and reopening need them. */
export interface StarsForTasks {
  /** Gives a completion's stars; a completion has them once, and none are written for 0. */
  award(completion: Completion): void;
  /** Takes a completion's stars from who got them, once; answers with how many. */
  takeBack(completionId: number): number;
  balanceOf(memberId: string): number;
}

/** What became of a tap. */
export interface Outcome {
  readonly task: Task;
  /** The stars that it gave, or took when negative. */
  readonly awarded: number;
  /** What the member now has from whom or to whom the stars went. */
  readonly balance: number;
  /** False for a repeat. */
  readonly changed: boolean;
}

export interface TapNeeds {
  readonly source: () => TaskSource;
  readonly standingOf: StandingOf;
  readonly completions: Completions;
  readonly streaks: Streaks;
  readonly stars: StarsForTasks;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly today: () => string;
  readonly atomically: <T>(work: () => T) => T;
}

/** Completes a task's current occurrence for a member and awards its stars, exactly once. */
export const createClose = (needs: TapNeeds) => {
  const { source, standingOf, completions, streaks, stars, roster, clock, today, atomically } =
    needs;

  const repeated = (standing: Standing, completion: Completion, memberId: string): Outcome => {
    if (completion.memberId !== memberId) {
      const name = roster().find(({ id }) => id === completion.memberId)?.name ?? "somebody else";
      throw new Conflict("alreadyDone", `${name} has already done this.`);
    }
    const task = viewOf({ ...standing, day: completion.occurrence, completion });
    return { task, awarded: 0, balance: stars.balanceOf(memberId), changed: false };
  };

  const settle = (standing: Standing, memberId: string, doneOn: string): Outcome =>
    atomically(() => {
      const { task, day } = standing;
      const { id: taskId } = task;
      const closedAt = clock.now();
      const completion = completions.record({
        taskId,
        occurrence: day,
        doneOn,
        memberId,
        task,
        closedAt,
      });
      if (completion === null) {
        // Somebody was faster while the source was asked.
        const first = completions.of(taskId, day);
        if (first === null) throw new Error("an occurrence is done and isn't");
        return repeated(standing, first, memberId);
      }
      stars.award(completion);
      if (day < today()) streaks.resettle(day, taskId);
      const awarded = task.stars;
      return {
        task: viewOf({ ...standing, completion }),
        awarded,
        balance: stars.balanceOf(memberId),
        changed: true,
      };
    });

  return (list: TaskList, tap: Tap): Awaitable<Outcome> => {
    checkMember(roster(), tap.memberId);
    const doneOn = dayOfTap(tap, today());
    return after(streaks.settle(), () =>
      after(standingOf(tap.id, list, doneOn), (standing) => {
        if (standing === null || !standing.exists)
          throw new NotFound(list === "todo" ? "to-do" : "chore");
        if (standing.completion !== null)
          return repeated(standing, standing.completion, tap.memberId);
        if (standing.ahead)
          throw new Conflict("notDue", `This is to be done on ${standing.day}, not before.`);
        return after(source().complete(tap.id, standing.day), () =>
          settle(standing, tap.memberId, doneOn),
        );
      }),
    );
  };
};
