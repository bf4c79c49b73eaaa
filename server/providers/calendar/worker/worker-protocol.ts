import * as z from "zod";
import type { WorkerProtocol } from "#server/platform/worker/protocol.ts";
import type { SkipList } from "../ical/work-limit.ts";
import type { ExpandedCalendar } from "../occurrence.ts";
import type { DayRange, ReadCalendar } from "../port.ts";

/** One calendar, one range; the file itself comes along when the worker doesn't have it parsed. */
export interface ExpandJob {
  /** SHA-256 of the file, in hex. */
  readonly hash: string;
  readonly body?: Uint8Array;
  readonly charset: string;
  readonly range: DayRange;
  readonly timeZone: string;
  /** After so many milliseconds of work the worker answers with what it has. */
  readonly budgetMs: number;
  /** The files that somebody still needs; the worker forgets all others. */
  readonly keep: readonly string[];
  readonly skip: SkipList;
}

/** One file, to be taken over into the family's own calendar. */
export interface ReadFileJob {
  readonly file: Uint8Array;
  readonly charset: string;
  readonly timeZone: string;
  readonly now: number;
  readonly budgetMs: number;
}

export type CalendarJob = ExpandJob | ReadFileJob;

export type CalendarJobOutcome =
  | { readonly expanded: ExpandedCalendar }
  | { readonly read: ReadCalendar }
  /** The file is not the one that the hash names. */
  | { readonly damaged: true };

// A school's calendar has thousands of events, and they come from this program: their list is checked, not each one.
const expanded = z.custom<ExpandedCalendar>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    "total" in value &&
    typeof value.total === "number" &&
    "occurrences" in value &&
    Array.isArray(value.occurrences),
);
const read = z.custom<ReadCalendar>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    "ok" in value &&
    (value.ok === true
      ? "series" in value && Array.isArray(value.series)
      : "reason" in value && typeof value.reason === "string"),
);

/** What the calendars' worker answers. */
export const calendarProtocol: WorkerProtocol<CalendarJobOutcome, true> = {
  // From then on jobs are on its clock.
  ready: z.literal(true),
  result: z.union([
    z.strictObject({ expanded }),
    z.strictObject({ read }),
    z.strictObject({ damaged: z.literal(true) }),
  ]),
};
