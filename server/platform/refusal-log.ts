import type { Logger } from "pino";
import type { Clock } from "./clock.ts";

/** How often refusals of one kind are logged, in ms: whoever guesses doesn't fill the log. */
const onceInMs = 60_000;

/** Creates a log of refusals: the first of each reason at once, then how many there were, at most once a minute. */
export const createRefusalLog = (
  log: Logger,
  clock: Clock,
  what: string,
): ((reason: string) => void) => {
  const seen = new Map<string, { at: number; since: number }>();
  return (reason) => {
    const before = seen.get(reason);
    const now = clock.monotonic();
    if (before !== undefined && now - before.at < onceInMs) {
      before.since += 1;
      return;
    }
    seen.set(reason, { at: now, since: 0 });
    log.warn({ reason, moreBefore: before?.since ?? 0 }, what);
  };
};
