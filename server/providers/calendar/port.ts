import type { CalendarEvent, Feed } from "../../../contract/calendar.ts";
import type { Trouble } from "../../../contract/errors.ts";
import type { Awaitable, Source } from "../provider.ts";

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
export interface CalendarSource extends Source {
  /**
   * Every event that touches the range, once each, unclipped; one row per configured address. Waits at most 8 s for feeds
   * never read. Throws SourceMissing where no address is configured, or none ever answered.
   */
  events(range: DayRange): Promise<{ events: CalendarEvent[]; feeds: Feed[] }>;
  /** How each configured address is, without asking it. */
  feeds(): readonly Feed[];
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
  | { readonly ok: false; readonly reason: Trouble; readonly error: string };

/** Reads an address once, to see whether it is a calendar; never keeps or tells it, never rejects. */
export type TestFeed = (
  url: string,
  options?: {
    /** Also the house's other machines may be asked; this one never is. */
    readonly allowPrivate?: boolean;
  },
) => Promise<TestedFeed>;
