import { createHash } from "node:crypto";
import { addDays, startOfDay } from "#server/platform/clock.ts";
import { type ExpandedCalendar, maxEvents, type FeedOccurrence } from "../../occurrence.ts";
import type { DayRange } from "../../port.ts";
import { alarmsOf } from "./alarm-instants.ts";
import { cleanLine, cleanNotes } from "../text/clean-text.ts";
import type { EventComponent, ParsedCalendar } from "../text/component.ts";
import { optionalField } from "../text/component-draft.ts";
import { type TimeZoneContext, formatStart } from "../zones/event-times.ts";
import { type SeriesFacts, seriesFacts } from "./series-facts.ts";
import {
  type ExpansionBounds,
  type FoundOccurrence,
  isNewer,
  occurrencesOf,
  type EventSeries,
} from "./series.ts";
import {
  clipOccurrence,
  createOutOfRangeEvents,
  outOfRangeEvent,
  seriesOutOfRange,
} from "./out-of-range.ts";
import { unescapeText } from "../text/values.ts";
import type { SkipList, WorkLimit } from "../work-limit.ts";
import { threadWorkMs } from "../work-clock.ts";
import { createZones, isZone } from "../zones/zones.ts";

/** The key of a UID, the same in every file. */
export const uidKey = (uid: string): string =>
  createHash("sha256").update(uid).digest("base64url").slice(0, 16);

/** The most characters of notes in one answer, a hundred times a family's, because screens hold them in memory. */
const mostLetters = 250_000;

/** The time limit of one series; a usual one takes a few milliseconds. */
const seriesMs = 250;

const compact = (text: string): string => text.replaceAll(/[-:]|\.000/g, "");

interface Words {
  readonly seriesKey: string;
  readonly organizer?: string;
  readonly title?: string;
  readonly location?: string;
  readonly notes?: string;
  readonly isPrivate: boolean;
}

const wordsOf = (component: EventComponent): Words => {
  const { uid, title, location, notes, isPrivate, organizer } = component;
  return {
    ...{ seriesKey: uidKey(uid), isPrivate },
    ...optionalField("organizer", organizer),
    ...optionalField("title", title === undefined ? undefined : cleanLine(unescapeText(title))),
    ...optionalField(
      "location",
      location === undefined ? undefined : cleanLine(unescapeText(location)),
    ),
    ...optionalField("notes", notes === undefined ? undefined : cleanNotes(unescapeText(notes))),
  };
};

const occurrenceOf = (
  { allDay, start, end, original }: FoundOccurrence,
  { seriesKey, ...own }: Words,
  master: Words | undefined,
  facts: SeriesFacts,
): FeedOccurrence => {
  const occurrence = original === undefined ? undefined : formatStart(original.at, original.allDay);
  const location = own.location ?? master?.location;
  const notes = own.notes ?? master?.notes;
  return {
    key: occurrence === undefined ? seriesKey : `${seriesKey}-${compact(occurrence)}`,
    ...(occurrence === undefined ? {} : { seriesKey, occurrence }),
    title: own.title ?? master?.title ?? "",
    start: formatStart(start, allDay),
    end: formatStart(end, allDay),
    allDay,
    ...(location ? { location } : {}),
    ...(notes ? { notes } : {}),
    recurring: occurrence !== undefined,
    ...(own.isPrivate || master?.isPrivate === true ? { isPrivate: true } : {}),
    ...optionalField("organizer", own.organizer ?? master?.organizer),
    ...facts,
  };
};

/** Groups components by their UID. */
export const groupSeries = (components: readonly EventComponent[]): EventSeries[] => {
  const byUid = new Map<string, { master?: EventComponent; overrides: EventComponent[] }>();
  for (const component of components) {
    const series = byUid.get(component.uid) ?? { overrides: [] };
    byUid.set(component.uid, series);
    if (component.recurrenceId !== undefined) series.overrides.push(component);
    else if (series.master === undefined || !isNewer(series.master, component))
      series.master = component;
  }
  return [...byUid.values()];
};

/** A check of the written days alone, which excludes most of a large calendar. */
const isFarAway = ({ master, overrides }: EventSeries, first: string, last: string): boolean => {
  if (master?.start === undefined || overrides.length > 0) return false;
  if (master.start.day > last) return master.added.length === 0;
  if (master.added.length > 0 || master.duration !== undefined) return false;
  if (master.rules.length > 0) {
    // Most series of an old calendar have ended.
    const length =
      master.end === undefined ? 0 : Date.parse(master.end.day) - Date.parse(master.start.day);
    const isOver = (rule: string): boolean => {
      const [, year, month, day] = /UNTIL=(\d{4})(\d{2})(\d{2})/i.exec(rule) ?? [];
      return year !== undefined && `${year}-${month}-${day}` < first && length <= 86_400_000;
    };
    return master.start.day < first && master.rules.every(isOver);
  }
  return (master.end?.day ?? master.start.day) < first && master.start.day < first;
};

/** The rough cost of a series: 0 without repetition, highest where days have to be counted from long ago. */
const priceOf = ({ master, overrides }: EventSeries, first: string): number => {
  if (master?.start === undefined || master.rules.length === 0) return overrides.length;
  const { day, tzid } = master.start;
  const hasOwnZone = tzid !== null && tzid !== "UTC" && !tzid.includes("/");
  const daysToCount = Math.max(0, (Date.parse(first) - Date.parse(day)) / 86_400_000);
  const prices = master.rules.map((rule) => {
    const count = Number(/COUNT=(\d+)/i.exec(rule)?.[1] ?? 0);
    const isDense = /FREQ=(SECONDLY|MINUTELY|HOURLY)|BYHOUR|BYMINUTE|BYSECOND/i.test(rule);
    return 1 + Math.min(count, daysToCount) / 100 + rule.length / 1_000 + (isDense ? 1_000 : 0);
  });
  return overrides.length + (hasOwnZone ? 2 : 0) + prices.reduce((sum, price) => sum + price, 0);
};

/** The series without its repetitions, for when they are too expensive. */
const onlyOnce = ({ master, overrides }: EventSeries): EventSeries =>
  master === undefined
    ? { overrides }
    : { master: { ...master, rules: [], exceptRules: [], added: [] }, overrides: [] };

/** The cleaned texts of components, each cleaned when first shown. */
const createCleanedWords = () => {
  const known = new WeakMap<EventComponent, Words>();
  return (component: EventComponent): Words => {
    const before = known.get(component);
    if (before !== undefined) return before;
    const cleaned = wordsOf(component);
    known.set(component, cleaned);
    return cleaned;
  };
};

/** How the times of a file are to be read for a range, and which instants the range has. */
const rangeContext = (
  calendar: ParsedCalendar,
  { start, end }: DayRange,
  familyZone: string,
): { readonly places: TimeZoneContext; readonly bounds: ExpansionBounds } => {
  const from = startOfDay(start, familyZone);
  const zones = createZones(calendar.timezones, from, familyZone);
  const named = calendar.tzid === undefined ? undefined : zones(calendar.tzid);
  const after = addDays(end, 1);
  return {
    places: { zones, floating: named !== undefined && isZone(named) ? named : familyZone },
    bounds: {
      timed: { from, to: startOfDay(after, familyZone) },
      days: { from: startOfDay(start, "UTC"), to: startOfDay(after, "UTC") },
    },
  };
};

/** A sentence where an earlier try was too much work. */
const skipSentence = ({ series, components, withoutRepetition }: SkipList): string | undefined => {
  if (withoutRepetition) return "The calendar is too much work: only single events are shown.";
  return series.length + components.length > 0
    ? "An event is too much work and left out; the others are shown."
    : undefined;
};

/**
 * The series that may touch the days, with their position in the file. Those without repetition come first: they are
 * cheap, and many expensive rules must not displace them.
 */
const cheapestFirst = (
  series: readonly EventSeries[],
  skipList: SkipList,
  { start, end }: DayRange,
) => {
  const [first, last] = [addDays(start, -3), addDays(end, 3)];
  const leftOut = new Set(skipList.series);
  return series
    .map((each, index) => ({ each: skipList.withoutRepetition ? onlyOnce(each) : each, index }))
    .filter(({ each, index }) => !leftOut.has(index) && !isFarAway(each, first, last))
    .map((item) => ({ ...item, price: priceOf(item.each, first) }))
    .toSorted((a, b) => a.price - b.price);
};

/** Drops the notes of the last occurrences where all notes together are too long. */
const withLimitedNotes = (occurrences: readonly FeedOccurrence[]): FeedOccurrence[] => {
  let letters = mostLetters;
  return occurrences.map((occurrence) => {
    letters -= occurrence.notes?.length ?? 0;
    if (letters >= 0 || occurrence.notes === undefined) return occurrence;
    const { notes: _notes, ...rest } = occurrence;
    return rest;
  });
};

/** The occurrences of a series, and what of them is out of range. */
const fittingOccurrences = (
  series: EventSeries,
  find: () => { found: FoundOccurrence[]; cut: boolean },
  addOutOfRange: ReturnType<typeof createOutOfRangeEvents>["add"],
): { found: FoundOccurrence[]; cut: boolean } => {
  try {
    const { found, cut } = find();
    const fitting = found.flatMap((occurrence) => {
      const clipped = clipOccurrence(occurrence);
      if (clipped !== occurrence)
        addOutOfRange(
          outOfRangeEvent(occurrence.component, "DTEND", clipped === null ? "leftOut" : "clipped"),
        );
      return clipped ?? [];
    });
    return { found: fitting, cut };
  } catch (error) {
    // Calendars end where the language's dates do.
    if (!(error instanceof RangeError)) throw error;
    const component = series.master ?? series.overrides[0];
    if (component !== undefined) addOutOfRange(outOfRangeEvent(component, "RRULE", "leftOut"));
    return { found: [], cut: false };
  }
};

/** Prepares a parsed file for the expansion of many ranges, with its components grouped once. */
export const createCalendarExpansion = (calendar: ParsedCalendar) => {
  const series = groupSeries(calendar.components);
  const words = createCleanedWords();
  const writtenOutOfRange = series.flatMap(seriesOutOfRange);

  /** Returns every occurrence that touches the days, sorted by start; stops when the limit is reached. */
  return (range: DayRange, familyZone: string, watch: WorkLimit): ExpandedCalendar => {
    const { places, bounds } = rangeContext(calendar, range, familyZone);
    const { skipList } = watch;
    const outOfRange = createOutOfRangeEvents(writtenOutOfRange);
    const factsOf = (each: EventSeries): SeriesFacts => seriesFacts(each, places);
    const found: { start: number; occurrence: FeedOccurrence }[] = [];
    const cuts = new Set([calendar.cut, skipSentence(skipList)].filter((cut) => cut !== undefined));
    for (const { each, index } of cheapestFirst(series, skipList, range)) {
      if (index === skipList.stopAt) break;
      if (watch.isLate()) {
        cuts.add("The calendar is too much work: some repeating events are missing.");
        break;
      }
      watch.begins("series", index);
      const begun = threadWorkMs();
      const isLate = (): boolean => watch.isLate() || threadWorkMs() - begun > seriesMs;
      const { found: some, cut } = fittingOccurrences(
        each,
        () => occurrencesOf(each, places, bounds, isLate),
        outOfRange.add,
      );
      if (cut)
        cuts.add(
          "An event repeats too often, or by a rule that makes no sense: not all of it is shown.",
        );
      const facts = some.length === 0 ? {} : factsOf(each);
      for (const item of some)
        found.push({
          start: item.start,
          occurrence: {
            ...occurrenceOf(item, words(item.component), each.master && words(each.master), facts),
            ...alarmsOf(item, some, { places, zone: familyZone }),
          },
        });
    }
    watch.begins("done", 0);
    found.sort((a, b) => a.start - b.start);
    if (found.length > maxEvents)
      cuts.add(`The calendar has too many events: only the first ${maxEvents} are shown.`);
    const shown = found.slice(0, maxEvents).map(({ occurrence }) => occurrence);
    return {
      ...(calendar.name ? { name: calendar.name } : {}),
      total: series.length,
      occurrences: withLimitedNotes(shown),
      ...(cuts.size === 0 ? {} : { cut: [...cuts].join(" ") }),
      ...(outOfRange.all().length === 0 ? {} : { outOfRange: outOfRange.all() }),
    };
  };
};
export type CalendarExpansion = ReturnType<typeof createCalendarExpansion>;
