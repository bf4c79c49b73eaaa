import type { Clock } from "#server/platform/clock.ts";
import { type PollTimes, waitAfter } from "./poll-times.ts";

/** Between two tries that a person asks for; writes that follow each other sooner are many. */
const tryAgainMs = 5_000;

/** While one write follows another, as when a calendar moves whole, what they made is read so often. */
const whileManyMs = 60_000;

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
  let hasWritten = false;
  let wroteAt = Number.NEGATIVE_INFINITY;
  let isOneOfMany = false;
  const mayTry = (): boolean => clock.monotonic() - triedAt >= tryAgainMs;
  /** Whether what was written is read now: one write at once, of many the last one and one each minute. */
  const isWorthReading = (): boolean => {
    const now = clock.monotonic();
    return !isOneOfMany || now - wroteAt >= tryAgainMs || now - triedAt >= whileManyMs;
  };
  return {
    begun: (): void => {
      triedAt = clock.monotonic();
      hasWritten = false;
    },
    /** Something was written since the last reading began. */
    wrote: (): void => {
      const now = clock.monotonic();
      isOneOfMany = now - wroteAt < tryAgainMs;
      wroteAt = now;
      hasWritten = true;
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
      // Its server may have made something else of it, or told somebody; a server that is away is left alone.
      if (hasWritten && failures === 0 && mayTry() && isWorthReading()) return true;
      const extra = failures === 0 && !isWatched() ? times.usualMs - times.watchedMs : 0;
      return clock.monotonic() >= dueAt + extra;
    },
    /** Whether a person's wish to ask again is granted: not within five seconds of the last try. */
    mayTry,
  };
};
