import type { CalendarEvent, CalendarFeed } from "#contract/calendar.ts";
import { iso } from "#server/platform/clock.ts";
import type { ExpansionResult } from "../worker/expander.ts";
import type { FeedRow } from "./feed-rows.ts";
import type { FeedStatus } from "./feed-source.ts";
import { outOfRangeSentence } from "../ical/series/out-of-range.ts";
import { feedErrorSentence } from "./feed-errors.ts";
import { type FeedOccurrence, maxEvents } from "../occurrence.ts";
import { sharedColor } from "../port.ts";
import { fairShares } from "./fair-shares.ts";

/** The result of expanding a copy; `slow` while that is in progress, null where there is no copy. */
export type FeedExpansion = ExpansionResult | "slow" | null;

/** A row with the result for a range. */
export interface ReadFeed {
  readonly row: FeedRow;
  readonly feed: CalendarFeed;
  readonly expansion: FeedExpansion;
  /** The occurrences that are gone from the feed, and shown on. */
  readonly held: readonly FeedOccurrence[];
  /** The same for the same content. */
  readonly version: string;
}

const expandedOf = (came: FeedExpansion) =>
  came !== null && came !== "slow" && "expanded" in came ? came.expanded : undefined;

/** The sentence of a feed that is shown in part. */
const partSentence = (code: string, cuts: string, outOfRange?: string): string | undefined => {
  if (code === "outOfRange") return outOfRange;
  return code === "incomplete" ? cuts : undefined;
};

/** A row of the answer: its state, and an error code with a sentence where something is wrong or missing. */
export const feedView = (
  row: FeedRow,
  name: string,
  status: FeedStatus,
  came: FeedExpansion,
): CalendarFeed => {
  const { copy, failure, askedAt, holds } = status;
  const asked = holds.reduce(
    (sum, { decision, keys }) => sum + (decision === "asked" ? keys.length : 0),
    0,
  );
  const tooMuch = came !== null && came !== "slow" && "failed" in came;
  const cuts = [copy?.cut, expandedOf(came)?.cut].filter((cut) => cut !== undefined).join(" ");
  const outOfRange = outOfRangeSentence(expandedOf(came)?.outOfRange ?? []);
  const partly = cuts === "" ? (outOfRange === undefined ? null : "outOfRange") : "incomplete";
  const code = tooMuch ? "tooMuch" : (failure ?? partly);
  const withoutCopy = askedAt === null ? "pending" : "error";
  const withCopy = came === "slow" ? "pending" : failure === null ? "ok" : "stale";
  const state = copy === null ? withoutCopy : withCopy;
  return {
    id: row.id,
    name,
    ...(row.member === undefined ? {} : { memberId: row.member.id }),
    state: tooMuch ? "error" : state,
    ...(copy === null ? {} : { fetchedAt: iso(copy.fetchedAt) }),
    ...(asked === 0 ? {} : { held: asked }),
    ...(code === null
      ? {}
      : { code, error: partSentence(code, cuts, outOfRange) ?? feedErrorSentence(code) }),
  };
};

/** A row's occurrences, those that are gone last. */
const occurrencesOf = ({ expansion, held }: ReadFeed): readonly FeedOccurrence[] => {
  const there = expandedOf(expansion)?.occurrences ?? [];
  return held.length === 0 ? there : [...there, ...held];
};

const eventsOf = (read: ReadFeed, most: number): CalendarEvent[] => {
  const { row, held } = read;
  const gone = new Set(held);
  return occurrencesOf(read)
    .slice(0, most)
    .map((each) => {
      const {
        key,
        seriesKey,
        isPrivate: _told,
        organizer: _by,
        rule: _rule,
        isFixed: _fixed,
        ...occurrence
      } = each;
      return {
        id: `${key}~${row.id}`,
        ...(seriesKey === undefined ? {} : { seriesId: `${seriesKey}~${row.id}` }),
        feedId: row.id,
        ...occurrence,
        memberIds: row.member === undefined ? [] : [row.member.id],
        color: row.member?.color ?? sharedColor,
        editable: false,
        ...(gone.has(each) ? { held: true as const } : {}),
      };
    });
};

/**
 * Merges all rows into one answer; where there are too many events, each row is cut to its fair share and reports
 * that.
 */
export const combineFeeds = (
  rows: readonly ReadFeed[],
): { events: CalendarEvent[]; feeds: CalendarFeed[] } => {
  const counts = rows.map((row) => occurrencesOf(row).length);
  const shares = fairShares(counts, maxEvents);
  return {
    events: rows.flatMap((row, index) => eventsOf(row, shares[index] ?? 0)),
    feeds: rows.map(({ feed }, index) =>
      (shares[index] ?? 0) < (counts[index] ?? 0)
        ? {
            ...feed,
            code: "incomplete",
            error: `There are too many events: only the first ${shares[index]} of this calendar are shown.`,
          }
        : feed,
    ),
  };
};
