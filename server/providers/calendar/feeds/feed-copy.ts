import type { Logger } from "pino";
import type { FeedErrorCode } from "#contract/messages/error-codes.ts";
import type { CalendarFile } from "../worker/attempt.ts";
import type { CachedFeed, FeedCache } from "./feed-cache.ts";

/** The last good copy of a calendar, and when its source last confirmed it in milliseconds since 1970. */
export type FeedCopy = CalendarFile & { readonly fetchedAt: number; readonly cut?: string };

interface FeedCopyDeps {
  readonly cache: FeedCache;
  readonly log: Logger;
  /** Called when the content or the state has changed. */
  readonly changed: () => void;
}

/** Holds the last good copy of one address, on disk or else in memory, and why it couldn't be fetched since. */
export const createFeedCopy = ({ cache, log, changed }: FeedCopyDeps) => {
  let cached: CachedFeed | null = cache.read();
  /** Set only while the copy isn't on the disk. */
  let inMemory: Uint8Array | null = null;
  let failure: FeedErrorCode | null = cached?.failure ?? null;
  let firstPlace = cached?.place;

  const write = async (about: CachedFeed, body?: Uint8Array): Promise<void> => {
    try {
      await cache.keep(about, body);
      if (cached?.hash === about.hash) inMemory = null;
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      log.warn({ code }, "a calendar's copy can't be kept on disk");
    }
  };

  return {
    /** The metadata of the copy, where it is complete. */
    complete: (): CachedFeed | null => (cached?.partial === true ? null : cached),
    /** Where the address led when a copy came first; undefined before. */
    place: (): CachedFeed["place"] => firstPlace,
    status: (): { readonly copy: FeedCopy | null; readonly failure: FeedErrorCode | null } => {
      if (cached === null) return { copy: null, failure };
      const { hash, charset, fetchedAt, cut } = cached;
      const memory = inMemory;
      const body = memory === null ? cache.body : () => Promise.resolve(memory);
      const copy = { hash, charset, fetchedAt, body, ...(cut === undefined ? {} : { cut }) };
      return { copy, failure };
    },
    /** Records a failed fetch; the copy stays. */
    fail: async (errorCode: FeedErrorCode): Promise<void> => {
      const isNews = failure !== errorCode;
      failure = errorCode;
      if (!isNews) return;
      log.info({ why: errorCode }, "a calendar can't be fetched");
      changed();
      if (cached === null || inMemory !== null) return;
      cached = { ...cached, failure: errorCode };
      await write(cached);
    },
    /** Takes an answer over; without a body, the content is the same. */
    succeed: async (answered: CachedFeed, body?: Uint8Array): Promise<void> => {
      firstPlace ??= answered.place;
      const about: CachedFeed = {
        ...answered,
        ...(firstPlace === undefined ? {} : { place: firstPlace }),
      };
      const isNews = cached?.hash !== about.hash || failure !== (about.failure ?? null);
      // An unchanged answer is written to the disk once an hour, not every five minutes.
      const isWorthWriting = isNews || about.fetchedAt - (cached?.fetchedAt ?? 0) > 3_600_000;
      const isOther = cached?.hash !== about.hash || inMemory !== null;
      failure = about.failure ?? null;
      if (body !== undefined && isOther) inMemory = body;
      cached = about;
      if (isNews) changed();
      if (isWorthWriting) await write(about, body !== undefined && isOther ? body : undefined);
    },
    /** Discards a copy that can't be read any more. */
    lose: (): void => {
      cached = null;
      inMemory = null;
      failure = "lost";
    },
  };
};
