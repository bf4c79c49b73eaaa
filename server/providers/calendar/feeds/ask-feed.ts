import type { Logger } from "pino";
import type { FeedErrorCode } from "#contract/messages/error-codes.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Outbound } from "#server/platform/outbound/outbound.ts";
import { OutboundError } from "#server/platform/outbound/failure.ts";
import { retryAfter } from "#server/platform/outbound/retry-after.ts";
import type { createFeedCopy } from "./feed-copy.ts";
import type { FeedHolds } from "./feed-holds.ts";
import { cachedFeedAfter, requestFeed } from "./feed-request.ts";
import { createHoldGone } from "./hold-gone.ts";
import { type FeedAnswer, judgeAnswer } from "./judge-answer.ts";
import type { JudgeGone } from "./judge-gone.ts";

interface AskFeedDeps {
  readonly address: string;
  readonly copy: ReturnType<typeof createFeedCopy>;
  readonly holds: FeedHolds;
  readonly judgeGone: JudgeGone;
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly log: Logger;
  readonly refreshMs: number;
  readonly retryMs: number;
  readonly signal: AbortSignal;
}

const tryAgainMs = 10_000;

/** Whether an answer is as new and as whole as the source can give it. */
const isGood = (judged: FeedAnswer): boolean =>
  judged.kind === "unchanged" || (judged.kind === "calendar" && !judged.isPartial);

/** The code of a request without an answer; anything but an OutboundError is logged. */
const codeOf = (error: unknown, log: Logger): FeedErrorCode => {
  if (error instanceof OutboundError) return error.reason;
  log.error({ err: error }, "fetching a calendar broke");
  return "broken";
};

/** Creates what asks one address for its calendar, keeps the answer as its copy, and knows when to ask again. */
export const createAskFeed = (deps: AskFeedDeps) => {
  const { address, copy, outbound, clock, log, refreshMs, retryMs, signal } = deps;
  const holdGone = createHoldGone(deps);
  let askedAt: number | null = null;
  let dueAt = 0;
  let triedAt = Number.NEGATIVE_INFINITY;

  const ask = async (): Promise<void> => {
    const before = copy.complete();
    triedAt = clock.monotonic();
    try {
      const answer = await requestFeed(outbound, {
        ...{ address, before, place: copy.place(), signal },
      });
      if (signal.aborted) return;
      const judged = judgeAnswer(answer, before !== null);
      askedAt = clock.now();
      const usualMs = isGood(judged) ? refreshMs : retryMs;
      dueAt = clock.monotonic() + Math.max(usualMs, retryAfter(answer, askedAt));
      const next = cachedFeedAfter(answer, judged, before, askedAt);
      if (typeof next === "string") return await copy.fail(next);
      const isNews = judged.kind === "calendar" && next.hash !== before?.hash;
      if (isNews) await holdGone(copy.status().copy, { ...next, body: async () => answer.body });
      return await copy.succeed(next, judged.kind === "calendar" ? answer.body : undefined);
    } catch (error) {
      if (signal.aborted) return;
      const errorCode = codeOf(error, log);
      askedAt = clock.now();
      dueAt = clock.monotonic() + retryMs;
      return await copy.fail(errorCode);
    }
  };

  return {
    /** Asks now; never rejects, and keeps nothing once the signal is aborted. */
    ask,
    /** Milliseconds since 1970; null before the first answer of this run. */
    askedAt: () => askedAt,
    isDue: (): boolean => askedAt === null || clock.monotonic() >= dueAt,
    /** Whether the last try is ten seconds ago. */
    mayTry: (): boolean => clock.monotonic() - triedAt >= tryAgainMs,
    /** Makes the next request due at once. */
    askSoon: (): void => {
      dueAt = 0;
    },
  };
};
