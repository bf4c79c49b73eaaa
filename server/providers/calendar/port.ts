import type { CalendarEvent, CalendarFeed } from "#contract/calendar.ts";
import type { SourceErrorCode } from "#contract/errors.ts";
import type { SkipReason } from "#contract/calendar-family.ts";
import type { Awaitable, ProviderSource } from "../provider.ts";
import type { FeedOccurrence } from "./occurrence.ts";

/** What is nobody's, or several people's, has nobody's colour. */
export const sharedColor = "#6b7280";

/** Days of the family's zone, both included. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

/** The configured addresses: the shared ones, and those of each upper-case id. */
export interface FeedAddresses {
  readonly shared: readonly string[];
  readonly owned: Readonly<Record<string, readonly string[]>>;
}

/** A source of appointments. */
export interface CalendarSource extends ProviderSource {
  /**
   * Every event that touches the range, once each, unclipped; one row per configured address. Waits at most 8 s for feeds
   * never read. Throws SourceMissing where no address is configured, or none ever answered.
   */
  events(range: DayRange): Promise<{ events: CalendarEvent[]; feeds: CalendarFeed[] }>;
  /** How each configured address is, without asking it. */
  feeds(): readonly CalendarFeed[];
  /** Asks a feed again and waits for its answer, unless it was asked in the last 10 s; false for an unknown id. */
  refresh(feedId: string): Awaitable<boolean>;
  /** From now on these are the addresses; the copies of those that are gone leave this machine. */
  setAddresses(addresses: FeedAddresses): void;
}

/** What an address turned out to hold, or what is wrong with it: a fixed word, and a sentence with a cure. */
export type TestedFeed =
  | {
      readonly ok: true;
      readonly name?: string;
      /** Different events in the whole file. */
      readonly events: number;
      readonly next?: { readonly title: string; readonly start: string };
    }
  | { readonly ok: false; readonly reason: SourceErrorCode; readonly error: string };

/** Reads an address once, to see whether it is a calendar; never keeps or tells it, never rejects. */
export type TestFeed = (
  url: string,
  options?: {
    /** Also the house's other machines may be asked; this one never is. */
    readonly allowPrivate?: boolean;
  },
) => Promise<TestedFeed>;

/** Where an event of the family's own stands: whole days, or hours on the wall of a zone. */
export interface EventPlacement {
  readonly day: string;
  /** `HH:MM:SS`; null for whole days. */
  readonly time: string | null;
  /** The IANA zone of that wall, null for whole days. */
  readonly zone: string | null;
  /** Days, or seconds of a timed one. */
  readonly length: number;
}

/** What an event says. */
export interface EventText {
  readonly title: string;
  readonly location: string | null;
  readonly notes: string | null;
  /** Its picture's name, or an emoji. */
  readonly icon: string | null;
  readonly memberIds: readonly string[];
}

/** What differs on one day of a series; what isn't there is as the series has it. */
export interface SeriesChange extends Partial<EventText> {
  /** The day on which the series has it, moved or not: there is one a day at most. */
  readonly originalDay: string;
  readonly at?: EventPlacement;
}

/** An event of the family's own, or a series of them, with what other calendars need to recognize it. */
export interface FamilySeries extends EventText {
  /** Made of the UID; what `{id}` begins with. */
  readonly key: string;
  readonly uid: string;
  /** The first one. */
  readonly at: EventPlacement;
  /** An RRULE value of whole days whose UNTIL is a day and whose first day is `at.day`; null where it is once. */
  readonly rule: string | null;
  /** Further days (RDATE). */
  readonly added: readonly string[];
  /** Days left out (EXDATE). */
  readonly except: readonly string[];
  readonly changes: readonly SeriesChange[];
  readonly sequence: number;
  /** DTSTAMP, milliseconds since 1970. */
  readonly stampedAt: number;
  readonly createdAt: number;
}

/** An event of a file, without what only this house knows of it. */
export type ReadSeries = Omit<FamilySeries, "memberIds" | "createdAt">;

/** A calendar file as it was read, or that nothing can be made of it. */
export type ReadCalendar =
  | {
      readonly ok: true;
      readonly series: readonly ReadSeries[];
      readonly skipped: readonly { readonly title: string; readonly reason: SkipReason }[];
    }
  | { readonly ok: false; readonly reason: "notCalendar" | "tooMuch" | "tooMany" };

/** A calendar as it is given out, and what tells it from every other. */
export interface WrittenCalendar {
  readonly bytes: Uint8Array;
  /** SHA-256, in hex. */
  readonly hash: string;
}

/** What the family's own calendar needs of iCalendar. */
export interface FamilyIcal {
  keyOf(uid: string): string;
  /** A rule as it is kept; 400 on `recurrence` unless it is one of whole days that falls on some day from `at` on. */
  checkRule(text: string, at: EventPlacement): string;
  /** The first day that a rule gives from a day on; null where it never does. */
  firstDay(rule: string, day: string): string | null;
  /** The days of a rule that begins on `first`, both ends included, at most `most` of them. */
  daysBetween(rule: string, first: string, range: DayRange, most: number): readonly string[];
  write(series: readonly FamilySeries[]): WrittenCalendar;
  /** Every occurrence that touches the days, sorted by start; off the thread that serves. */
  expand(
    calendar: WrittenCalendar,
    range: DayRange,
    timeZone: string,
  ): Promise<readonly FeedOccurrence[]>;
  /** Reads a stranger's file, off the thread that serves and within limits. */
  read(file: Uint8Array, timeZone: string): Promise<ReadCalendar>;
  stop(): Promise<void>;
}
