import { chmodSync } from "node:fs";
import type { Roster } from "#server/config/roster.ts";
import type { ProviderTools } from "../../provider.ts";
import { openFeedCache } from "./feed-cache.ts";
import type { FeedCopy } from "./feed-copy.ts";
import { openFeedHolds } from "./feed-holds.ts";
import type { JudgeGone } from "./judge-gone.ts";
import { type FeedRow, feedRows } from "./feed-rows.ts";
import { createFeedSource, type FeedSource } from "./feed-source.ts";
import type { FeedAddresses } from "../port.ts";

/** One row of the answer and its source; two rows may share a source. */
export interface OwnedFeed {
  readonly row: FeedRow;
  readonly source: FeedSource;
}

export interface FeedPollingPolicy {
  readonly refreshMs: number;
  readonly retryMs: number;
  /** After this long without a read, sources aren't refreshed. */
  readonly idleMs: number;
}

/** Waits up to `waitMs` for sources that were never read. */
const waitForUnread = async (sources: readonly FeedSource[], waitMs: number): Promise<void> => {
  const unread = sources.filter(
    (source) => source.status().copy === null && source.status().askedAt === null,
  );
  if (unread.length === 0) return;
  let timeout: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timeout = setTimeout(resolve, waitMs);
  });
  await Promise.race([Promise.all(unread.map((source) => source.refresh())), enough]);
  clearTimeout(timeout);
};

type FeedSetTools = Pick<ProviderTools, "outbound" | "clock" | "log" | "cacheDir" | "changed"> & {
  readonly judgeGone: JudgeGone;
};

/** Opens an address with what is kept of it on disk, which only this user may read. */
const openFeed = (
  address: string,
  { cacheDir, ...tools }: FeedSetTools,
  { refreshMs, retryMs }: FeedPollingPolicy,
): FeedSource => {
  const dir = cacheDir();
  chmodSync(dir, 0o700);
  return createFeedSource({
    ...{ ...tools, address, refreshMs, retryMs },
    cache: openFeedCache(dir, address),
    holds: openFeedHolds(dir, address),
    changed: () => tools.changed("calendar"),
  });
};

/** Holds a source for each configured address and refreshes them while somebody reads. */
export const createFeedSet = (tools: FeedSetTools, policy: FeedPollingPolicy) => {
  const { clock } = tools;
  let addresses: FeedAddresses = { shared: [], owned: {} };
  const sources = new Map<string, FeedSource>();
  const ending = new Set<Promise<void>>();
  let lastReadAt = clock.monotonic();

  const all = (): FeedSource[] => [...sources.values()];
  const refreshIfDue = (): void => {
    for (const source of all()) source.refreshIfDue();
  };
  const timer = setInterval(
    () => {
      if (clock.monotonic() - lastReadAt < policy.idleMs) refreshIfDue();
    },
    Math.min(15_000, policy.retryMs),
  );
  timer.unref();

  return {
    /** Opens and fetches new addresses; stops removed ones and deletes their copies. */
    set: (next: FeedAddresses): void => {
      addresses = next;
      const wanted = new Set(feedRows(next, []).map(({ address }) => address));
      for (const [address, source] of sources) {
        if (wanted.has(address)) continue;
        sources.delete(address);
        const end = source.forget().finally(() => ending.delete(end));
        ending.add(end);
      }
      for (const address of wanted)
        if (!sources.has(address)) sources.set(address, openFeed(address, tools, policy));
      refreshIfDue();
    },
    owned: (roster: Roster): OwnedFeed[] =>
      feedRows(addresses, roster).flatMap((row) => {
        const source = sources.get(row.address);
        return source === undefined ? [] : [{ row, source }];
      }),
    copies: (): FeedCopy[] => all().flatMap((source) => source.status().copy ?? []),
    /** The hashes of all copies, and of the files that are held. */
    hashes: (): string[] =>
      all().flatMap((source) => {
        const { copy, holds } = source.status();
        return [...(copy === null ? [] : [copy.hash]), ...holds.map(({ hash }) => hash)];
      }),
    /** Refreshes what is due, and waits up to `waitMs` for sources that were never read. */
    read: async (waitMs: number): Promise<void> => {
      lastReadAt = clock.monotonic();
      refreshIfDue();
      await waitForUnread(all(), waitMs);
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await Promise.all([...ending, ...all().map((source) => source.stop())]);
    },
  };
};
