/** One appointment as a feed has it; owner and colour are added when it is read. */
export interface FeedOccurrence {
  /** Made of the UID and, for a repeated event, its original start; the same for the same UID in every feed. */
  readonly key: string;
  readonly seriesKey?: string;
  /** The original start of a repeated event. */
  readonly occurrence?: string;
  readonly title: string;
  /** A day when `allDay`, else an instant. */
  readonly start: string;
  /** Like `start`; a day is exclusive. */
  readonly end: string;
  readonly allDay: boolean;
  readonly location?: string;
  readonly notes?: string;
  readonly recurring: boolean;
  /** Whether the calendar calls it private. */
  readonly isPrivate?: true;
  /** Who invites to it, in lower case, such as `mailto:kim@example.org`. */
  readonly organizer?: string;
  /** The rule by which it repeats, where it is one that the family can have. */
  readonly rule?: string;
  /** Whether it has changes that only the program that made them can change (THISANDFUTURE). */
  readonly isFixed?: true;
  /** When its alarms ring that people see or hear: instants, at most five. */
  readonly alarms?: string[];
}

/** The key of the event that an occurrence is of, whether it repeats or not. */
export const feedEventKey = ({
  key,
  seriesKey,
}: Pick<FeedOccurrence, "key" | "seriesKey">): string => seriesKey ?? key;

/** An event that lies outside the years of the contract, and what became of it. */
export interface OutOfRangeEvent {
  readonly uid: string;
  readonly title: string;
  /** The property that is out of range. */
  readonly field: "DTSTART" | "DTEND" | "RRULE";
  readonly effect: "clipped" | "leftOut";
}

/** The events of a range of days, sorted by start. */
export interface ExpandedCalendar {
  readonly name?: string;
  /** How many different events the whole file has. */
  readonly total: number;
  readonly occurrences: readonly FeedOccurrence[];
  /** A sentence about what is missing. */
  readonly cut?: string;
  /** The file's events that lie out of range, whatever the days that were asked for; the first twenty. */
  readonly outOfRange?: readonly OutOfRangeEvent[];
}

/** The most occurrences of one series in an answer. */
export const maxOccurrences = 500;
/** The most events in an answer. */
export const maxEvents = 10_000;
