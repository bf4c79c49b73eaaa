import type { CalendarFeed } from "#contract/calendar.ts";
import type { OutOfRangeItem } from "#contract/health.ts";
import type { DayRange } from "../port.ts";
import type { Expander, ExpansionResult } from "../worker/expander.ts";
import { type FeedExpansion, feedView, type ReadFeed } from "./combine-feeds.ts";
import { feedNameOf } from "./feed-address.ts";
import type { FeedHold } from "./feed-holds.ts";
import type { FeedStatus } from "./feed-source.ts";
import { feedEventKey, type FeedOccurrence } from "../occurrence.ts";
import type { FeedRow } from "./feed-rows.ts";
import type { OwnedFeed } from "./feed-set.ts";

interface FeedReaderDeps {
  readonly expander: Expander;
  /** The hashes of all copies, whose expansions are remembered. */
  readonly hashes: () => readonly string[];
  /** Called when an expansion that a reader didn't wait for is ready. */
  readonly changed: () => void;
}

/** What to read: the days, the family's zone, and until when to wait by `performance.now()`. */
interface FeedReading {
  readonly range: DayRange;
  readonly zone: string;
  readonly until: number;
}

/** Differs for every other copy of a feed, and for what else is held of it or was read of that in time. */
const versionOf = ({ copy, holds }: FeedStatus, held: readonly FeedOccurrence[]): string =>
  JSON.stringify([copy?.hash, holds.map(({ hash, keys }) => [hash, keys.length]), held.length]);

/** Waits for expansions up to a time limit; later results are announced. */
const createWaitInTime =
  (changed: () => void) =>
  async (work: Promise<ExpansionResult>, until: number): Promise<ExpansionResult | "slow"> => {
    let timeout: NodeJS.Timeout | undefined;
    const enough = new Promise<"slow">((resolve) => {
      timeout = setTimeout(() => resolve("slow"), Math.max(0, until - performance.now()));
    });
    const first = await Promise.race([work, enough]);
    clearTimeout(timeout);
    if (first === "slow") work.then(() => changed()).catch(() => undefined);
    return first;
  };

/** Reads the occurrences of events that are gone from a feed and shown on. */
const createReadHeld =
  (
    { expander, hashes }: Pick<FeedReaderDeps, "expander" | "hashes">,
    inTime: ReturnType<typeof createWaitInTime>,
  ) =>
  async (
    holds: readonly FeedHold[],
    { range, zone, until }: FeedReading,
  ): Promise<FeedOccurrence[]> => {
    const came = await Promise.all(
      holds.map(({ file }) => inTime(expander.expand(file, range, zone, hashes()), until)),
    );
    return holds.flatMap(({ keys }, index) => {
      const of = came[index];
      const known = new Set(keys);
      return of === undefined || of === "slow" || !("expanded" in of)
        ? []
        : of.expanded.occurrences.filter((each) => known.has(feedEventKey(each)));
    });
  };

/** Reads the events of single feeds, and remembers each feed's name and last result. */
export const createFeedReader = ({ expander, hashes, changed }: FeedReaderDeps) => {
  const names = new Map<string, string>();
  const last = new Map<string, ExpansionResult>();
  const inTime = createWaitInTime(changed);
  const readHeld = createReadHeld({ expander, hashes }, inTime);

  const nameOf = ({ address, member }: FeedRow): string =>
    feedNameOf(address) ?? names.get(address) ?? member?.name ?? "";

  const read = async (
    { row, source }: OwnedFeed,
    { range, zone, until }: FeedReading,
  ): Promise<ReadFeed> => {
    // What is read belongs to this state, whatever comes meanwhile.
    const status = source.status();
    const { copy, holds } = status;
    const readAs = (
      came: FeedExpansion,
      held: readonly FeedOccurrence[] = [],
      of = status,
    ): ReadFeed => ({
      ...{ row, held, expansion: came, version: versionOf(of, held) },
      // How its source is, is newer: it may have failed while this was read.
      feed: feedView(
        row,
        nameOf(row),
        { ...source.status(), ...{ copy: of.copy, holds: of.holds } },
        came,
      ),
    });
    if (copy === null) return readAs(null);
    const came = await inTime(expander.expand(copy, range, zone, hashes()), until);
    if (came === "slow") return readAs(came);
    if ("failed" in came && came.failed === "damaged") {
      // Unless a newer copy has arrived meanwhile, the source has to be fetched completely.
      if (source.status().copy?.hash === copy.hash) source.lose();
      source.refreshIfDue();
      return readAs(null, [], source.status());
    }
    last.set(row.address, came);
    const name = "expanded" in came ? came.expanded.name : undefined;
    if (name !== undefined) names.set(row.address, name);
    const there = new Set("expanded" in came ? came.expanded.occurrences.map(feedEventKey) : []);
    const held = await readHeld(holds, { range, zone, until });
    return readAs(
      came,
      held.filter((each) => !there.has(feedEventKey(each))),
    );
  };

  return {
    nameOf,
    read,
    /** The events out of range of a feed as it was last read. */
    outOfRange: ({ row }: OwnedFeed): OutOfRangeItem[] => {
      const came = last.get(row.address);
      const events = came !== undefined && "expanded" in came ? came.expanded.outOfRange : [];
      return (events ?? []).map(({ uid, field, effect }) => ({
        ...{ id: uid, field, effect, part: nameOf(row) || row.id },
      }));
    },
    /** A feed as it was last read, without work. */
    view: ({ row, source }: OwnedFeed): CalendarFeed =>
      feedView(row, nameOf(row), source.status(), last.get(row.address) ?? null),
  };
};
