import type { Clock } from "#server/platform/clock.ts";
import type { Completion } from "./completion-record.ts";
import type { CompletionStore } from "./completion-store.ts";
import type { Streaks } from "../streaks/streaks.ts";
import type { Turns } from "../turns/turns.ts";

/** What closing and reopening need of the stars. */
export interface StarsForTasks {
  /** Awards a completion's stars, at most once; writes no entry for 0. */
  award(completion: Completion): void;
  /** Takes a completion's stars back, once; returns how many. */
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

/** Records what was done: completion, stars and streaks together, once. */
export interface CompletionRecorder {
  /** Records a completion; null where it was recorded already. One that needs approval gets its stars later. */
  done(done: Omit<Completion, "id">): Completion | null;
  /** Records a reopening and returns the stars that it took back; null where it was reopened already. */
  reopened(completion: Completion): number | null;
}

/** The stars that a completion awards at once: none while a parent has to approve it. */
export const starsFor = ({ approval, task }: Completion): number =>
  approval === undefined ? task.stars : 0;

/** Creates the recorder of completions. */
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
        // After a tap for an earlier day the next occurrence may be due today, and its turn depends on who did this one.
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
