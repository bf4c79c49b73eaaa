/** A date or date-time as written; its zone is resolved when a range is expanded. */
export interface WrittenTime {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:MM:SS`; null for a date without a time. */
  readonly time: string | null;
  /** `UTC`, a TZID, or null where none is given: floating. */
  readonly tzid: string | null;
  /** Set where no such date or time exists, as on 31 June, and this is the nearest one. */
  readonly isCorrected?: true;
}

/** A start that an RDATE adds, with its own length where it is a period. */
export interface AddedStart {
  readonly start: WrittenTime;
  readonly end?: WrittenTime;
  readonly duration?: string;
}

/** An alarm that people see or hear: at a moment, or so long before or after the event begins or ends. */
export type WrittenAlarm =
  | { readonly at: WrittenTime }
  | {
      /** As written, e.g. `PT15M`. */
      readonly duration: string;
      readonly isBefore: boolean;
      readonly isAtEnd: boolean;
    };

/** The fields of a VEVENT that are used. */
export interface EventComponent {
  readonly uid: string;
  readonly start?: WrittenTime;
  readonly end?: WrittenTime;
  /** As written, e.g. `PT1H30M`. */
  readonly duration?: string;
  readonly rules: readonly string[];
  readonly exceptRules: readonly string[];
  readonly added: readonly AddedStart[];
  readonly except: readonly WrittenTime[];
  readonly recurrenceId?: WrittenTime;
  readonly thisAndFuture: boolean;
  readonly alarms?: readonly WrittenAlarm[];
  readonly sequence: number;
  readonly stamp: string;
  readonly cancelled: boolean;
  /** Whether its CLASS says that it is nobody else's business. */
  readonly isPrivate: boolean;
  /** Who invites to it, in lower case, such as `mailto:kim@example.org`. */
  readonly organizer?: string;
  /**
   * This and the following fields as written, with escapes and markup, because most events of a large calendar are
   * never shown.
   */
  readonly title?: string;
  readonly location?: string;
  readonly notes?: string;
  readonly icon?: string;
}

/** One offset of a VTIMEZONE and its start, in local time before the change. */
export interface Observance {
  readonly start: WrittenTime;
  readonly offsetFrom: string;
  readonly offsetTo: string;
  readonly rules: readonly string[];
  readonly added: readonly AddedStart[];
}

export interface TimezoneComponent {
  readonly tzid: string;
  readonly observances: readonly Observance[];
}

/** A whole file, not yet expanded. */
export interface ParsedCalendar {
  readonly name?: string;
  /** X-WR-TIMEZONE: the zone of this calendar's floating times. */
  readonly tzid?: string;
  readonly timezones: readonly TimezoneComponent[];
  readonly components: readonly EventComponent[];
  /** A sentence, where only a part was read. */
  readonly cut?: string;
}
