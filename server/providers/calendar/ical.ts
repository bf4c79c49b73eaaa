import { LRUCache } from "lru-cache";
import { iso } from "../../platform/clock.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { SourceMissing } from "../../platform/errors.ts";
import type { FindWorker } from "../../platform/worker-files.ts";
import { defineProvider, type ProviderTools } from "../provider.ts";
import {
  type FeedExpansion,
  feedView,
  combineFeeds,
  type ReadFeed,
} from "./feeds/combine-feeds.ts";
import { createExpander, type ExpansionResult } from "./worker/expander.ts";
import { createFeedSet, type OwnedFeed } from "./feeds/feed-set.ts";
import type { FeedErrorCode } from "#contract/messages/error-codes.ts";
import { feedErrorSentence } from "./feeds/feed-errors.ts";
import type { FeedRow } from "./feeds/feed-rows.ts";
import { feedAddresses, feedNameOf } from "./feeds/feed-address.ts";
import type { CalendarSource, DayRange, FeedAddresses } from "./port.ts";

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

/** The error of a calendar; a shared one without a name has no name in it either. */
const troubleOf = (name: string, code: FeedErrorCode) =>
  name === ""
    ? { error: feedErrorSentence(code), code }
    : { error: `${name}: ${feedErrorSentence(code)}`, code, part: name };

/** Reads iCalendar feeds; without any address, the source exists and reports that. */
export const createIcal = (
  tools: ProviderTools & CalendarWorkerDeps,
  addresses: FeedAddresses,
  { refreshMs, retryMs, firstReadMs }: IcalTiming = usual,
): CalendarSource => {
  const { log, roster, timeZone } = tools;
  const expander = createExpander({ program: tools.workers("ical-worker"), log });
  const names = new Map<string, string>();
  const last = new Map<string, ExpansionResult>();
  const answers = new LRUCache<string, Answer>({ max: 12 });
  const changed: ProviderTools["changed"] = (topic) => {
    // Screens read the new feeds at once.
    answers.clear();
    expander.warm();
    tools.changed(topic);
  };
  const set = createFeedSet({ ...tools, changed }, { refreshMs, retryMs, idleMs: 15 * minute });
  const setAddresses = (next: FeedAddresses): void => {
    set.set(next);
    if (set.owned([]).length > 0) expander.warm();
  };
  // Set before the first read.
  setAddresses(addresses);

  const nameOf = ({ address, member }: FeedRow): string =>
    feedNameOf(address) ?? names.get(address) ?? member?.name ?? "";

  /** Stops waiting after the time limit; later results are announced. */
  const inTime = async (
    work: Promise<ExpansionResult>,
    until: number,
  ): Promise<ExpansionResult | "slow"> => {
    let timeout: NodeJS.Timeout | undefined;
    const enough = new Promise<"slow">((resolve) => {
      timeout = setTimeout(() => resolve("slow"), Math.max(0, until - performance.now()));
    });
    const first = await Promise.race([work, enough]);
    clearTimeout(timeout);
    if (first === "slow") work.then(() => tools.changed("calendar")).catch(() => undefined);
    return first;
  };

  const readFeed = async (
    { row, source }: OwnedFeed,
    range: DayRange,
    zone: string,
    until: number,
  ): Promise<ReadFeed> => {
    const { copy } = source.status();
    const read = (came: FeedExpansion): ReadFeed => ({
      row,
      feed: feedView(row, nameOf(row), source.status(), came),
      expansion: came,
    });
    if (copy === null) return read(null);
    const came = await inTime(expander.expand(copy, range, zone, set.hashes()), until);
    if (came === "slow") return read(came);
    if ("failed" in came && came.failed === "damaged") {
      // Unless a newer copy has arrived meanwhile, the source has to be fetched completely.
      if (source.status().copy?.hash === copy.hash) source.lose();
      source.refreshIfDue();
      return read(null);
    }
    last.set(row.address, came);
    const name = "expanded" in came ? came.expanded.name : undefined;
    if (name !== undefined) names.set(row.address, name);
    return read(came);
  };

  return {
    can: [],
    events: async (range) => {
      const begun = performance.now();
      if (set.owned([]).length === 0)
        throw new SourceMissing("calendar", "unconfigured", apiSentence("unconfigured.calendar"));
      await set.read(firstReadMs);
      const zone = timeZone();
      const owned = set.owned(roster());
      const until = Math.max(begun + firstReadMs, performance.now() + minute / 20);
      const read = await Promise.all(owned.map((each) => readFeed(each, range, zone, until)));
      if (read.every(({ feed, expansion }) => feed.state === "error" && expansion === null))
        throw new SourceMissing(
          "calendar",
          "unreachable",
          `No calendar can be read. ${read[0]?.feed.error ?? ""}`.trim(),
        );
      // The same answer is the same object, so that it is validated and serialized once.
      const key = JSON.stringify([
        range,
        zone,
        read.map(({ row, feed }, index) => [
          feed,
          row.member?.color,
          owned[index]?.source.status().copy?.hash,
        ]),
      ]);
      const before = answers.get(key);
      if (before !== undefined) return before;
      const answer = combineFeeds(read);
      answers.set(key, answer);
      return answer;
    },
    feeds: () =>
      set
        .owned(roster())
        .map(({ row, source }) =>
          feedView(row, nameOf(row), source.status(), last.get(row.address) ?? null),
        ),
    refresh: async (feedId) => {
      const found = set.owned(roster()).find(({ row }) => row.id === feedId);
      await found?.source.tryNow();
      return found !== undefined;
    },
    setAddresses: (next) => {
      setAddresses(next);
      tools.changed("calendar");
    },
    health: () => {
      const states = set.owned(roster()).map(({ row, source }) => ({ row, ...source.status() }));
      if (states.length === 0) return { state: "unconfigured" };
      const failing = states.find(({ failure }) => failure !== null);
      const asked = states.flatMap(({ askedAt }) => askedAt ?? []);
      const nothingToShow = states.every(({ copy, failure }) => copy === null && failure !== null);
      return {
        state: failing === undefined ? "ok" : nothingToShow ? "unreachable" : "stale",
        ...(asked.length === 0 ? {} : { checkedAt: iso(Math.max(...asked)) }),
        ...(failing === undefined || failing.failure === null
          ? {}
          : troubleOf(nameOf(failing.row), failing.failure)),
      };
    },
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
