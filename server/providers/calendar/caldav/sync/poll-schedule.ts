import type { Clock } from "#server/platform/clock.ts";
import { type PollTimes, waitAfter } from "./poll-times.ts";

/** Between two tries that a person asks for. */
const tryAgainMs = 5_000;

interface PollScheduleDeps {
  readonly clock: Clock;
  readonly times: PollTimes;
  /** Whether somebody looks at the calendar. */
  readonly isWatched: () => boolean;
}

/** Decides when an account is asked again. */
export const createPollSchedule = ({ clock, times, isWatched }: PollScheduleDeps) => {
  let failures = 0;
  let dueAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  return {
    begun: (): void => {
      triedAt = clock.monotonic();
    },
    answered: (): void => {
      failures = 0;
      dueAt = clock.monotonic() + times.watchedMs;
    },
    failed: (error: unknown): void => {
      failures += 1;
      dueAt = clock.monotonic() + waitAfter(error, failures, times);
    },
    isDue: (): boolean => {
      const extra = failures === 0 && !isWatched() ? times.usualMs - times.watchedMs : 0;
      return clock.monotonic() >= dueAt + extra;
    },
    /** Whether a person's wish to ask again is granted: not within five seconds of the last try. */
    mayTry: (): boolean => clock.monotonic() - triedAt >= tryAgainMs,
  };
};
