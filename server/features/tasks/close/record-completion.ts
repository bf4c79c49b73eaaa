import type { Clock } from "#server/platform/clock.ts";
import type { Completion, CompletionStore } from "./completion-store.ts";
import type { Streaks } from "../streaks/streaks.ts";
import type { Turns } from "../turns/turns.ts";

/** The stars, as closing and reopening need them. */
export interface StarsForTasks {
  /** Gives a completion's stars; a completion has them once, and none are written for 0. */
  award(completion: Completion): void;
  /** Takes a completion's stars from who got them, once; answers with how many. */
  takeBack(completionId: number): number;
  balanceOf(memberId: string): number;
}

export interface CompletionRecorderDeps {
  readonly completions: CompletionStore;
  readonly streaks: Pick<Streaks, "resettle">;
  readonly turns: Pick<Turns, "reconsiderToday">;
  readonly stars: StarsForTasks;
  readonly clock: Clock;
  readonly today: () => string;
  readonly atomically: <T>(work: () => T) => T;
}

/** What the house remembers of what was done: completion, stars and streaks together, once. */
export interface CompletionRecorder {
  /** Null where it was done already; one that needs a parent's approval gets its stars with that. */
  done(done: Omit<Completion, "id">): Completion | null;
  /** How many stars that took back; null where it was opened again already. */
  reopened(completion: Completion): number | null;
}

/** The stars that a completion has at once: none while a parent has to approve it. */
export const starsFor = ({ approval, task }: Completion): number =>
  approval === undefined ? task.stars : 0;

/** Opens the house's memory of what was done. */
export const createCompletionRecorder = (deps: CompletionRecorderDeps): CompletionRecorder => {
  const { completions, streaks, turns, stars, clock, today, atomically } = deps;
  const resettle = (occurrence: string): void => {
    if (occurrence < today()) streaks.resettle(occurrence);
  };
  return {
    done: (done) =>
      atomically(() => {
        const completion = completions.record(done);
        if (completion === null) return null;
        if (completion.approval === undefined) stars.award(completion);
        resettle(done.occurrence);
        // What comes after it may be current today already.
        if (done.doneOn < today()) turns.reconsiderToday();
        return completion;
      }),
    reopened: ({ id, occurrence }) =>
      atomically(() => {
        if (!completions.reopen(id, clock.now())) return null;
        const taken = stars.takeBack(id);
        resettle(occurrence);
        return taken;
      }),
  };
};
