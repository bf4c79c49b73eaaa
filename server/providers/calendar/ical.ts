import { LRUCache } from "lru-cache";
import { apiSentence } from "../../platform/api-sentence.ts";
import { SourceMissing } from "../../platform/errors.ts";
import type { FindWorker } from "../../platform/worker-files.ts";
import { defineProvider, type ProviderTools } from "../provider.ts";
import { combineFeeds, type ReadFeed } from "./feeds/combine-feeds.ts";
import { feedAddresses } from "./feeds/feed-address.ts";
import { feedsHealth } from "./feeds/feed-health.ts";
import { createFeedReader } from "./feeds/feed-reader.ts";
import { createJudgeGone } from "./feeds/judge-gone.ts";
import { createFeedSet } from "./feeds/feed-set.ts";
import type { CalendarSource, DayRange, FeedAddresses } from "./port.ts";
import { createExpander } from "./worker/expander.ts";

/** What this provider needs in addition to the tools. */
export interface CalendarWorkerDeps {
  readonly workers: FindWorker;
}

const minute = 60_000;

export interface IcalTiming {
  readonly refreshMs: number;
  readonly retryMs: number;
  /** How long a read waits for feeds that were never read, in milliseconds. */
  readonly firstReadMs: number;
}
const usual: IcalTiming = { refreshMs: 5 * minute, retryMs: 45_000, firstReadMs: 8_000 };

type Answer = Awaited<ReturnType<CalendarSource["events"]>>;

const refuseWithoutAny = (read: readonly ReadFeed[]): void => {
  if (read.every(({ feed, expansion }) => feed.state === "error" && expansion === null))
    throw new SourceMissing(
      "calendar",
      "unreachable",
      `No calendar can be read. ${read[0]?.feed.error ?? ""}`.trim(),
    );
};

/** The key of an answer; equal keys have equal answers. */
const answerKey = (range: DayRange, zone: string, read: readonly ReadFeed[]): string =>
  JSON.stringify([
    range,
    zone,
    read.map(({ row, feed, version }) => [feed, row.member?.color, version]),
  ]);

const refuseWithoutAddress = (feeds: readonly unknown[]): void => {
  if (feeds.length === 0)
    throw new SourceMissing("calendar", "unconfigured", apiSentence("unconfigured.calendar"));
};

interface ReadEventsDeps extends Pick<ProviderTools, "roster" | "timeZone"> {
  readonly set: ReturnType<typeof createFeedSet>;
  readonly reader: ReturnType<typeof createFeedReader>;
  /** The last few answers, by what they were made of. */
  readonly answers: LRUCache<string, Answer>;
}

/** Creates what answers a range with the events of all feeds; throws SourceMissing where none can be read. */
const createReadEvents =
  (
    { set, reader, answers, roster, timeZone }: ReadEventsDeps,
    firstReadMs: number,
  ): CalendarSource["events"] =>
  async (range) => {
    const begun = performance.now();
    refuseWithoutAddress(set.owned([]));
    await set.read(firstReadMs);
    const zone = timeZone();
    const owned = set.owned(roster());
    const until = Math.max(begun + firstReadMs, performance.now() + minute / 20);
    const read = await Promise.all(owned.map((each) => reader.read(each, { range, zone, until })));
    refuseWithoutAny(read);
    // The same answer is the same object, so that it is validated and serialized once.
    const key = answerKey(range, zone, read);
    const before = answers.get(key);
    if (before !== undefined) return before;
    const answer = combineFeeds(read);
    answers.set(key, answer);
    return answer;
  };

/** Reads iCalendar feeds; without any address, the source exists and reports that. */
export const createIcal = (
  tools: ProviderTools & CalendarWorkerDeps,
  addresses: FeedAddresses,
  { refreshMs, retryMs, firstReadMs }: IcalTiming = usual,
): CalendarSource => {
  const { log, roster, timeZone } = tools;
  const expander = createExpander({ program: tools.workers("ical-worker"), log });
  const answers = new LRUCache<string, Answer>({ max: 12 });
  const changed: ProviderTools["changed"] = (topic) => {
    // Screens read the new feeds at once.
    answers.clear();
    expander.warm();
    tools.changed(topic);
  };
  const judgeGone = createJudgeGone({
    ...{ expander, clock: tools.clock, timeZone },
    copies: () => set.copies(),
  });
  const set = createFeedSet(
    { ...tools, changed, judgeGone },
    { refreshMs, retryMs, idleMs: 15 * minute },
  );
  const setAddresses = (next: FeedAddresses): void => {
    set.set(next);
    if (set.owned([]).length > 0) expander.warm();
  };
  // Set before the first read.
  setAddresses(addresses);

  const reader = createFeedReader({
    ...{ expander, hashes: set.hashes },
    changed: () => tools.changed("calendar"),
  });

  return {
    can: [],
    events: createReadEvents({ set, reader, answers, roster, timeZone }, firstReadMs),
    feeds: () => set.owned(roster()).map(reader.view),
    refresh: async (feedId) => {
      const found = set.owned(roster()).find(({ row }) => row.id === feedId);
      await found?.source.tryNow();
      return found !== undefined;
    },
    decideHeld: (feedId, keep) => {
      const found = set.owned(roster()).find(({ row }) => row.id === feedId);
      return found?.source.decideHeld(keep) === true;
    },
    setAddresses: (next) => {
      setAddresses(next);
      tools.changed("calendar");
    },
    outOfRange: () => set.owned(roster()).flatMap(reader.outOfRange),
    health: () => feedsHealth(set.owned(roster()), reader.nameOf),
    stop: async () => {
      await Promise.all([expander.stop(), set.stop()]);
    },
  };
};

/** Calendars from iCalendar feeds, each owned by a member or shared. */
export const icalCalendar = defineProvider<
  "calendar",
  CalendarSource,
  FeedAddresses,
  CalendarWorkerDeps
>({
  domain: "calendar",
  name: "ical",
  env: feedAddresses,
  create: (tools, addresses) => createIcal(tools, addresses),
});
