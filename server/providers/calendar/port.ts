import type { CalendarEvent, CalendarFeed } from "#contract/calendar.ts";
import type { SourceErrorCode } from "#contract/messages/error-codes.ts";
import type { SkipReason } from "#contract/calendar-family.ts";
import type { EventPlacement } from "#server/recurrence/event-placement.ts";
import type { ProviderSource } from "../provider.ts";
import type { ExpandedCalendar } from "./occurrence.ts";

/** The colour of events that belong to nobody or to several members. */
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
   * Every event that touches the range, once each, unclipped; one row per configured address. Waits at most 8 s for
   * feeds that were never read. Throws SourceMissing where no address is configured, or none ever answered.
   */
  events(range: DayRange): Promise<{ events: CalendarEvent[]; feeds: CalendarFeed[] }>;
  /** The state of each configured address, without a request. */
  feeds(): readonly CalendarFeed[];
  /** Fetches a feed and waits for its answer, unless it was fetched in the last 10 s; false for an unknown id. */
  refresh(feedId: string): Promise<boolean>;
  /** Keeps showing events that are gone from a feed all at once, or lets them go; false where nothing is asked. */
  decideHeld(feedId: string, keep: boolean): boolean;
  /** Replaces the addresses; deletes the copies of those that are gone. */
  setAddresses(addresses: FeedAddresses): void;
}

/** What an address contains, or what is wrong with it: an error code, and a sentence with a cure. */
export type TestedFeed =
  | {
      readonly ok: true;
      readonly name?: string;
      /** How many different events the whole file has. */
      readonly events: number;
      readonly next?: { readonly title: string; readonly start: string };
    }
  | { readonly ok: false; readonly reason: SourceErrorCode; readonly error: string };

/** Reads an address once to see whether it is a calendar; never stores or logs it, never rejects. */
export type TestFeed = (
  url: string,
  options?: {
    /** Whether other machines in the local network may be contacted; this machine never is. */
    readonly allowPrivate?: boolean;
  },
) => Promise<TestedFeed>;

/** The text fields of an event. */
export interface EventText {
  readonly title: string;
  readonly location: string | null;
  readonly notes: string | null;
  /** An icon's name, or an emoji. */
  readonly icon: string | null;
  readonly memberIds: readonly string[];
}

/** The changes of one day of a series; fields that are left out are the series' own. */
export interface SeriesChange extends Partial<EventText> {
  /** The day of the occurrence in the series, even where it is moved; there is at most one a day. */
  readonly originalDay: string;
  readonly at?: EventPlacement;
}

/** A family event or series, with what other calendars need to recognize it. */
export interface FamilySeries extends EventText {
  /** Derived from the UID; the start of `{id}`. */
  readonly key: string;
  readonly uid: string;
  /** The first occurrence. */
  readonly at: EventPlacement;
  /** An RRULE value of whole days whose UNTIL is a day and whose first day is `at.day`; null without repetition. */
  readonly rule: string | null;
  /** Additional days (RDATE). */
  readonly added: readonly string[];
  /** Excluded days (EXDATE). */
  readonly except: readonly string[];
  readonly changes: readonly SeriesChange[];
  readonly sequence: number;
  /** DTSTAMP, milliseconds since 1970. */
  readonly stampedAt: number;
  readonly createdAt: number;
}

/** An event of a file, without the fields that files don't have. */
export type ReadSeries = Omit<FamilySeries, "memberIds" | "createdAt">;

/** A calendar file as it was read, or that it can't be read. */
export type ReadCalendar =
  | {
      readonly ok: true;
      readonly series: readonly ReadSeries[];
      readonly skipped: readonly { readonly title: string; readonly reason: SkipReason }[];
    }
  | { readonly ok: false; readonly reason: "notCalendar" | "tooMuch" | "tooMany" };

/** A serialized calendar and its hash. */
export interface WrittenCalendar {
  readonly bytes: Uint8Array;
  /** SHA-256, in hex. */
  readonly hash: string;
}

/** What the family calendar needs of iCalendar. */
export interface FamilyIcal {
  keyOf(uid: string): string;
  /** The rule as it is stored; 400 on `recurrence` unless it is one of whole days with an occurrence from `at` on. */
  checkRule(text: string, at: EventPlacement): string;
  /** The first day of a rule at or after a day; null where there is none. */
  firstDay(rule: string, day: string): string | null;
  /** The days of a rule that begins on `first`, both ends included, at most `most` of them. */
  daysBetween(rule: string, first: string, range: DayRange, most: number): readonly string[];
  write(series: readonly FamilySeries[]): WrittenCalendar;
  /** A series as an object of a calendar server (RFC 4791), without what only the family calendar has. */
  writeObject(series: FamilySeries): string;
  /** Every occurrence that touches the days, sorted by start; computed in a worker. */
  expand(
    calendar: WrittenCalendar,
    range: DayRange,
    timeZone: string,
  ): Promise<Pick<ExpandedCalendar, "occurrences" | "outOfRange">>;
  /** Reads an uploaded file, in a worker and within limits. */
  read(file: Uint8Array, timeZone: string): Promise<ReadCalendar>;
  stop(): Promise<void>;
}
