import type { Logger } from "pino";
import type { Clock } from "#server/platform/clock.ts";
import type { Outbound } from "#server/platform/outbound/outbound.ts";
import { OutboundError } from "#server/platform/outbound/failure.ts";
import { retryAfter } from "#server/platform/outbound/retry-after.ts";
import { type FeedAnswer, judgeAnswer } from "./judge-answer.ts";
import type { FeedCache } from "./feed-cache.ts";
import { createFeedCopy, type FeedCopy } from "./feed-copy.ts";
import type { FeedHold, FeedHolds } from "./feed-holds.ts";
import { createHoldGone } from "./hold-gone.ts";
import type { JudgeGone } from "./judge-gone.ts";
import { cachedFeedAfter, requestFeed } from "./feed-request.ts";
import type { FeedErrorCode } from "#contract/messages/error-codes.ts";

/** The state of one address, without a request. */
export interface FeedStatus {
  /** The last good copy, of this run or an earlier one. */
  readonly copy: FeedCopy | null;
  /** Why the last fetch failed. */
  readonly failure: FeedErrorCode | null;
  /** Milliseconds since 1970; null before the first answer of this run. */
  readonly askedAt: number | null;
  /** What is gone from the source all at once, and shown on. */
  readonly holds: readonly FeedHold[];
}

/** One address, fetched at most once at a time for all readers. */
export interface FeedSource {
  status(): FeedStatus;
  /** Fetches now; never rejects. */
  refresh(): Promise<void>;
  /** Fetches now, unless that was done in the last ten seconds. */
  tryNow(): Promise<void>;
  /** Fetches when the last answer is old enough. */
  refreshIfDue(): void;
  /** Discards a copy that can't be read any more. */
  lose(): void;
  /** Keeps showing what is gone all at once, or lets it go; false where nothing is asked. */
  decideHeld(keep: boolean): boolean;
  /** Aborts a request in progress and finishes pending writes. */
  stop(): Promise<void>;
  /** Stops, and deletes the copy. */
  forget(): Promise<void>;
}

const tryAgainMs = 10_000;

interface FeedSourceDeps {
  readonly address: string;
  readonly cache: FeedCache;
  readonly holds: FeedHolds;
  readonly judgeGone: JudgeGone;
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly log: Logger;
  /** Called when the content or the state has changed. */
  readonly changed: () => void;
  readonly refreshMs: number;
  readonly retryMs: number;
}

/** Whether an answer is as new and as whole as the source can give it. */
const isGood = (judged: FeedAnswer): boolean =>
  judged.kind === "unchanged" || (judged.kind === "calendar" && !judged.isPartial);

/** The code of a request without an answer; anything but an OutboundError is logged. */
const codeOf = (error: unknown, log: Logger): FeedErrorCode => {
  if (error instanceof OutboundError) return error.reason;
  log.error({ err: error }, "fetching a calendar broke");
  return "broken";
};

/** Opens an address with its copy; sends no request yet. */
export const createFeedSource = (deps: FeedSourceDeps): FeedSource => {
  const { address, cache, holds, outbound, clock, log, refreshMs, retryMs } = deps;
  const copy = createFeedCopy(deps);
  const holdGone = createHoldGone(deps);
  let askedAt: number | null = null;
  let dueAt = 0;
  let triedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | null = null;
  const stopping = new AbortController();

  const ask = async (): Promise<void> => {
    const before = copy.complete();
    triedAt = clock.monotonic();
    try {
      const answer = await requestFeed(outbound, {
        ...{ address, before, place: copy.place(), signal: stopping.signal },
      });
      if (stopping.signal.aborted) return;
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
      if (stopping.signal.aborted) return;
      const errorCode = codeOf(error, log);
      askedAt = clock.now();
      dueAt = clock.monotonic() + retryMs;
      return await copy.fail(errorCode);
    }
  };

  const refresh = (): Promise<void> => {
    if (stopping.signal.aborted) return Promise.resolve();
    pending ??= ask().finally(() => {
      pending = null;
    });
    return pending;
  };

  const noteUnwritten = (): void => log.warn("what is held of a calendar can't be kept on disk");

  const stop = async (): Promise<void> => {
    stopping.abort();
    await pending;
  };

  return {
    status: () => ({ ...copy.status(), askedAt, holds: holds.all() }),
    refresh,
    tryNow: async () => {
      await (clock.monotonic() - triedAt >= tryAgainMs ? refresh() : pending);
    },
    refreshIfDue: () => {
      if (askedAt === null || clock.monotonic() >= dueAt) void refresh();
    },
    lose: () => {
      copy.lose();
      dueAt = 0;
    },
    decideHeld: (keep) => {
      const decided = holds.decide(keep);
      decided?.catch(noteUnwritten);
      if (decided !== null) deps.changed();
      return decided !== null;
    },
    stop,
    forget: async () => {
      await stop();
      await holds.forget().catch(noteUnwritten);
      await cache.forget().catch(() => log.warn("a calendar's copy can't be removed from disk"));
    },
  };
};
