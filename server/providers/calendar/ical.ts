import { chmodSync } from "node:fs";
import { LRUCache } from "lru-cache";
import type { CalendarEvent, Feed } from "../../../contract/calendar.ts";
import { iso } from "../../clock.ts";
import { SourceMissing } from "../../http/errors.ts";
import { defineProvider, type Tools } from "../provider.ts";
import { createExpander, type Expansion } from "./expander.ts";
import { openFeedCache } from "./feed-cache.ts";
import { type FeedRow, feedRows } from "./feed-rows.ts";
import { createFeedSource, type FeedSource } from "./feed-source.ts";
import { type FeedAddresses, feedAddresses } from "./ical-env.ts";
import { maxEvents } from "./occurrence.ts";
import type { CalendarSource, DayRange } from "./port.ts";
import { shareOut } from "./share.ts";

/** What this provider needs beside the tools. */
export interface WorkerNeeds {
  /** Where a worker's program is, by its name: the source file, or its bundle. */
  readonly workers: (name: string) => URL;
}

/** Shared feeds are nobody's, so they have nobody's colour. */
const sharedColor = "#6b7280";
const minute = 60_000;

export interface IcalTiming {
  readonly refreshMs: number;
  readonly retryMs: number;
  /** How long a read waits for feeds that were never read. */
  readonly firstReadMs: number;
}
const usual: IcalTiming = { refreshMs: 5 * minute, retryMs: 45_000, firstReadMs: 8_000 };

type Answer = Awaited<ReturnType<CalendarSource["events"]>>;

interface ReadRow {
  readonly row: FeedRow;
  readonly feed: Feed;
  readonly expansion: Expansion | null;
}

/** Reads iCalendar feeds; null while none is configured. */
export const createIcal = (
  tools: Tools & WorkerNeeds,
  addresses: FeedAddresses,
  { refreshMs, retryMs, firstReadMs }: IcalTiming = usual,
): CalendarSource | null => {
  const { outbound, clock, log, roster, timeZone } = tools;
  const all = new Set(feedRows(addresses, []).map(({ address }) => address));
  if (all.size === 0) return null;

  const dir = tools.cacheDir();
  chmodSync(dir, 0o700);
  const expander = createExpander({ workerUrl: tools.workers("ical-worker"), log });
  const sources = new Map<string, FeedSource>();
  for (const address of all) {
    const cache = openFeedCache(dir, address);
    const changed = (): void => tools.changed("calendar");
    sources.set(
      address,
      createFeedSource({ address, cache, outbound, clock, log, changed, refreshMs, retryMs }),
    );
  }
  const each = [...sources.values()];
  const names = new Map<string, string>();
  const answers = new LRUCache<string, Answer>({ max: 12 });
  let lastReadAt = clock.monotonic();

  // Known before the first screen asks; from then on only while somebody reads.
  for (const source of each) source.refreshIfDue();
  const timer = setInterval(
    () => {
      if (clock.monotonic() - lastReadAt < 15 * minute)
        for (const source of each) source.refreshIfDue();
    },
    Math.min(15_000, retryMs),
  );
  timer.unref();

  const firstReads = async (): Promise<void> => {
    const unread = each.filter(
      (source) => source.status().copy === null && source.status().askedAt === null,
    );
    if (unread.length === 0) return;
    let timeout: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timeout = setTimeout(resolve, firstReadMs);
    });
    await Promise.race([Promise.all(unread.map((source) => source.refresh())), enough]);
    clearTimeout(timeout);
  };

  const nameOf = ({ address, member }: FeedRow): string =>
    names.get(address) ?? member?.name ?? "Family";

  const feedOf = (row: FeedRow, source: FeedSource, expansion: Expansion | null): Feed => {
    const { copy, failure, askedAt } = source.status();
    const tooMuch = expansion !== null && "failed" in expansion;
    const cut = expansion !== null && "expanded" in expansion ? expansion.expanded.cut : undefined;
    const error = tooMuch ? "The calendar is too much work to read." : (failure ?? cut);
    const withoutCopy = askedAt === null ? "pending" : "error";
    const state = copy === null ? withoutCopy : failure === null ? "ok" : "stale";
    return {
      id: row.id,
      name: nameOf(row),
      ...(row.member === undefined ? {} : { memberId: row.member.id }),
      state: tooMuch ? "error" : state,
      ...(copy === null ? {} : { fetchedAt: iso(copy.fetchedAt) }),
      ...(error === undefined ? {} : { error }),
    };
  };

  const readRow = async (row: FeedRow, range: DayRange, zone: string): Promise<ReadRow | null> => {
    const source = sources.get(row.address);
    if (source === undefined) return null;
    const { copy } = source.status();
    const keep = each.flatMap((other) => other.status().copy?.hash ?? []);
    const expansion = copy === null ? null : await expander.expand(copy, range, zone, keep);
    if (expansion !== null && "failed" in expansion && expansion.failed === "damaged") {
      // A newer copy may have come while this one waited; else the source has to be asked for all of it.
      if (source.status().copy?.hash === copy?.hash) source.lose();
      source.refreshIfDue();
      return { row, feed: feedOf(row, source, null), expansion: null };
    }
    if (expansion !== null && "expanded" in expansion && expansion.expanded.name !== undefined)
      names.set(row.address, expansion.expanded.name);
    return { row, feed: feedOf(row, source, expansion), expansion };
  };

  const eventsOf = ({ row, expansion }: ReadRow, most: number): CalendarEvent[] => {
    if (expansion === null || "failed" in expansion) return [];
    return expansion.expanded.occurrences
      .slice(0, most)
      .map(({ key, seriesKey, ...occurrence }) => ({
        id: `${key}~${row.id}`,
        ...(seriesKey === undefined ? {} : { seriesId: `${seriesKey}~${row.id}` }),
        feedId: row.id,
        ...occurrence,
        memberIds: row.member === undefined ? [] : [row.member.id],
        color: row.member?.color ?? sharedColor,
        editable: false,
      }));
  };

  const countOf = ({ expansion }: ReadRow): number =>
    expansion !== null && "expanded" in expansion ? expansion.expanded.occurrences.length : 0;

  const put = (rows: readonly ReadRow[]): Answer => {
    const counts = rows.map(countOf);
    const shares = shareOut(counts, maxEvents);
    return {
      events: rows.flatMap((row, index) => eventsOf(row, shares[index] ?? 0)),
      feeds: rows.map(({ feed }, index) =>
        (shares[index] ?? 0) < (counts[index] ?? 0)
          ? {
              ...feed,
              error: `There are too many events: only the first ${shares[index]} of this calendar are shown.`,
            }
          : feed,
      ),
    };
  };

  return {
    can: [],
    events: async (range) => {
      lastReadAt = clock.monotonic();
      for (const source of each) source.refreshIfDue();
      await firstReads();
      const zone = timeZone();
      const rows = await Promise.all(
        feedRows(addresses, roster()).map((row) => readRow(row, range, zone)),
      );
      const read = rows.filter((row) => row !== null);
      if (read.every(({ feed, expansion }) => feed.state === "error" && expansion === null))
        throw new SourceMissing(
          "calendar",
          "unreachable",
          `No calendar can be read. ${read[0]?.feed.error ?? ""}`.trim(),
        );
      // The same answer is the same object, so that it is checked and spelled once.
      const key = JSON.stringify([
        range,
        zone,
        read.map(({ row, feed }) => [
          feed,
          row.member?.color,
          sources.get(row.address)?.status().copy?.hash,
        ]),
      ]);
      const before = answers.get(key);
      if (before !== undefined) return before;
      const answer = put(read);
      answers.set(key, answer);
      return answer;
    },
    health: () => {
      const rows = feedRows(addresses, roster());
      const states = rows.map((row) => ({
        row,
        ...(sources.get(row.address)?.status() ?? { copy: null, failure: null, askedAt: null }),
      }));
      const failing = states.find(({ failure }) => failure !== null);
      const asked = states.flatMap(({ askedAt }) => askedAt ?? []);
      const nothingToShow = states.every(({ copy, failure }) => copy === null && failure !== null);
      return {
        state: failing === undefined ? "ok" : nothingToShow ? "unreachable" : "stale",
        ...(asked.length === 0 ? {} : { checkedAt: iso(Math.max(...asked)) }),
        ...(failing === undefined ? {} : { error: `${nameOf(failing.row)}: ${failing.failure}` }),
      };
    },
    stop: async () => {
      clearInterval(timer);
      await Promise.all([expander.stop(), ...each.map((source) => source.stop())]);
    },
  };
};

/** Calendars from iCalendar feeds, each owned by a member or shared. */
export const ical = defineProvider<"calendar", CalendarSource, FeedAddresses, WorkerNeeds>({
  domain: "calendar",
  name: "ical",
  env: feedAddresses,
  create: (tools, addresses) => createIcal(tools, addresses),
});
