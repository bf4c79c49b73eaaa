import type { Logger } from "pino";
import type { Clock } from "#server/platform/clock.ts";
import type { Outbound } from "#server/platform/outbound/outbound.ts";
import { OutboundError } from "#server/platform/outbound/failure.ts";
import { retryAfter } from "#server/platform/outbound/retry-after.ts";
import type { CalendarFile } from "../worker/attempt.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { type FeedCache, hashBytes, type CachedFeed } from "./feed-cache.ts";
import type { FeedErrorCode } from "#contract/messages/error-codes.ts";

/** The state of one address, without a request. */
export interface FeedStatus {
  /** The last good copy, of this run or an earlier one. */
  readonly copy: (CalendarFile & { readonly fetchedAt: number; readonly cut?: string }) | null;
  /** Why the last fetch failed. */
  readonly failure: FeedErrorCode | null;
  /** Milliseconds since 1970; null before the first answer of this run. */
  readonly askedAt: number | null;
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
  /** Aborts a request in progress and finishes pending writes. */
  stop(): Promise<void>;
  /** Stops, and deletes the copy. */
  forget(): Promise<void>;
}

const tryAgainMs = 10_000;

interface FeedSourceDeps {
  readonly address: string;
  readonly cache: FeedCache;
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly log: Logger;
  /** Called when the content or the state has changed. */
  readonly changed: () => void;
  readonly refreshMs: number;
  readonly retryMs: number;
}

/** Opens an address with its copy; sends no request yet. */
export const createFeedSource = ({
  address,
  cache,
  outbound,
  clock,
  log,
  changed,
  refreshMs,
  retryMs,
}: FeedSourceDeps): FeedSource => {
  let cached: CachedFeed | null = cache.read();
  /** Set only while the copy isn't on the disk. */
  let inMemory: Uint8Array | null = null;
  let failure: FeedErrorCode | null = cached?.failure ?? null;
  let askedAt: number | null = null;
  let dueAt = 0;
  let triedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | null = null;
  const stopping = new AbortController();

  const write = async (about: CachedFeed, body?: Uint8Array): Promise<void> => {
    try {
      await cache.keep(about, body);
      if (cached?.hash === about.hash) inMemory = null;
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      log.warn({ code }, "a calendar's copy can't be kept on disk");
    }
  };

  const fail = async (errorCode: FeedErrorCode): Promise<void> => {
    const isNews = failure !== errorCode;
    failure = errorCode;
    if (!isNews) return;
    log.info({ why: errorCode }, "a calendar can't be fetched");
    changed();
    if (cached === null || inMemory !== null) return;
    cached = { ...cached, failure: errorCode };
    await write(cached);
  };

  const succeed = async (about: CachedFeed, body?: Uint8Array): Promise<void> => {
    const isNews = cached?.hash !== about.hash || failure !== (about.failure ?? null);
    // An unchanged answer is written to the disk once an hour, not every five minutes.
    const isWorthWriting = isNews || about.fetchedAt - (cached?.fetchedAt ?? 0) > 3_600_000;
    const isOther = cached?.hash !== about.hash || inMemory !== null;
    failure = about.failure ?? null;
    if (body !== undefined && isOther) inMemory = body;
    cached = about;
    if (isNews) changed();
    if (isWorthWriting) await write(about, body !== undefined && isOther ? body : undefined);
  };

  const ask = async (): Promise<void> => {
    const before = cached?.partial === true ? null : cached;
    triedAt = clock.monotonic();
    try {
      const answer = await outbound({
        url: address,
        operatorHost: true,
        keepPartial: true,
        signal: stopping.signal,
        headers: {
          accept: "text/calendar, */*;q=0.1",
          ...(before?.etag === undefined ? {} : { "if-none-match": before.etag }),
          ...(before?.lastModified === undefined
            ? {}
            : { "if-modified-since": before.lastModified }),
        },
      });
      if (stopping.signal.aborted) return;
      const judged = judgeAnswer(answer, before !== null);
      askedAt = clock.now();
      const isGood =
        judged.kind === "unchanged" || (judged.kind === "calendar" && !judged.isPartial);
      const waitMs = Math.max(isGood ? refreshMs : retryMs, retryAfter(answer, askedAt));
      dueAt = clock.monotonic() + waitMs;
      if (judged.kind === "wrong") return await fail(judged.errorCode);
      if (judged.kind === "unchanged") {
        if (before === null) return await fail("broken");
        const { failure: _over, ...good } = before;
        return await succeed({ ...good, fetchedAt: askedAt });
      }
      const { charset, cut, isPartial } = judged;
      // The validators of a complete answer don't apply to a part of it.
      const { etag, "last-modified": lastModified } = isPartial ? {} : answer.headers;
      const about: CachedFeed = {
        hash: hashBytes(answer.body),
        charset,
        ...(etag === undefined ? {} : { etag }),
        ...(lastModified === undefined ? {} : { lastModified }),
        ...(cut === undefined ? {} : { cut }),
        ...(isPartial ? { partial: true, failure: "part" } : {}),
        fetchedAt: askedAt,
      };
      return await succeed(about, answer.body);
    } catch (error) {
      if (stopping.signal.aborted) return;
      if (!(error instanceof OutboundError)) log.error({ err: error }, "fetching a calendar broke");
      askedAt = clock.now();
      dueAt = clock.monotonic() + retryMs;
      return await fail(error instanceof OutboundError ? error.reason : "broken");
    }
  };

  const refresh = (): Promise<void> => {
    if (stopping.signal.aborted) return Promise.resolve();
    pending ??= ask().finally(() => {
      pending = null;
    });
    return pending;
  };

  const stop = async (): Promise<void> => {
    stopping.abort();
    await pending;
  };

  return {
    status: () => {
      const { hash, charset, fetchedAt, cut } = cached ?? {};
      const memory = inMemory;
      const body = memory === null ? cache.body : () => Promise.resolve(memory);
      return {
        copy:
          hash === undefined || charset === undefined || fetchedAt === undefined
            ? null
            : { hash, charset, fetchedAt, body, ...(cut === undefined ? {} : { cut }) },
        failure,
        askedAt,
      };
    },
    refresh,
    tryNow: async () => {
      if (clock.monotonic() - triedAt >= tryAgainMs) await refresh();
      else await pending;
    },
    refreshIfDue: () => {
      if (askedAt === null || clock.monotonic() >= dueAt) void refresh();
    },
    lose: () => {
      cached = null;
      inMemory = null;
      failure = "lost";
      dueAt = 0;
    },
    stop,
    forget: async () => {
      await stop();
      await cache.forget().catch(() => log.warn("a calendar's copy can't be removed from disk"));
    },
  };
};
