import type { Logger } from "pino";
import type { Clock } from "#server/platform/clock.ts";
import type { Outbound } from "#server/platform/outbound/outbound.ts";
import { createAskFeed } from "./ask-feed.ts";
import type { FeedCache } from "./feed-cache.ts";
import { createFeedCopy, type FeedCopy } from "./feed-copy.ts";
import type { FeedHold, FeedHolds } from "./feed-holds.ts";
import type { JudgeGone } from "./judge-gone.ts";
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

/** Opens an address with its copy; sends no request yet. */
export const createFeedSource = (deps: FeedSourceDeps): FeedSource => {
  const { cache, holds, log } = deps;
  const copy = createFeedCopy(deps);
  const stopping = new AbortController();
  const asking = createAskFeed({ ...deps, copy, signal: stopping.signal });
  let pending: Promise<void> | null = null;

  const refresh = (): Promise<void> => {
    if (stopping.signal.aborted) return Promise.resolve();
    pending ??= asking.ask().finally(() => {
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
    status: () => ({ ...copy.status(), askedAt: asking.askedAt(), holds: holds.all() }),
    refresh,
    tryNow: async () => {
      await (asking.mayTry() ? refresh() : pending);
    },
    refreshIfDue: () => {
      if (asking.isDue()) void refresh();
    },
    lose: () => {
      copy.lose();
      asking.askSoon();
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
