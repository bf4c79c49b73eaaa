/** One appointment as a feed has it: whose it is and its colour come when it is read. */
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
}

/** What a calendar says about a range of days, sorted by start. */
export interface ExpandedCalendar {
  readonly name?: string;
  /** Different events in the whole file, whenever they are. */
  readonly total: number;
  readonly occurrences: readonly FeedOccurrence[];
  /** A sentence about what is not in it, where something is missing. */
  readonly cut?: string;
}

/** At most this many of one series in an answer. */
export const maxOccurrences = 500;
/** At most this many events in an answer. */
export const maxEvents = 10_000;
