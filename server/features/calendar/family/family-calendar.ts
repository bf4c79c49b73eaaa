import type { UnderstoodEvent } from "#contract/calendar-family.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Roster } from "#server/config/roster.ts";
import type { Db } from "#server/db/connection.ts";
import type { CalendarSource, FamilyIcal } from "#server/providers/calendar/port.ts";
import { parseQuickAdd } from "../quick-add/parse-event.ts";
import { createFollowSeries } from "./follow-series.ts";
import { createFamilyEvents } from "./read-events.ts";
import { createCalendarImport } from "./import-file.ts";
import { mergeFamilyWithFeeds } from "./merge-with-feeds.ts";
import { createSeriesMoves } from "./series-moves.ts";
import { createSeriesSnapshots } from "./series-snapshots.ts";
import { createFamilyStore } from "./store.ts";
import { createEventWrites } from "./write-events.ts";

interface FamilyCalendarDeps {
  readonly db: Db;
  readonly ical: FamilyIcal;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
  /** A BCP 47 tag, or `auto`. */
  readonly locale: () => string;
}

/** Creates the family calendar, whose events are written here and read together with the feeds'. */
export const createFamilyCalendar = ({ db, locale, ...shared }: FamilyCalendarDeps) => {
  const { roster, clock, timeZone } = shared;
  const store = createFamilyStore(db);
  const events = createFamilyEvents({ ...shared, store });
  return {
    writing: createEventWrites({ ...shared, store }),
    /** Finds where edits go of series that were changed meanwhile. */
    following: createFollowSeries({ ...shared, store }),
    /** Moves events out of the family calendar and into it. */
    moves: createSeriesMoves({ ...shared, store }),
    /** What events were, to bring them back. */
    snapshots: createSeriesSnapshots(store, clock),
    importing: createCalendarImport({ ...shared, store }),
    /** The family calendar as an iCalendar file, and its hash. */
    file: events.file,
    /** Merges the family's own events into a source of feeds. */
    beside: (source: CalendarSource): CalendarSource => ({
      ...mergeFamilyWithFeeds(source, events),
      stop: async () => {
        await Promise.all([source.stop?.(), shared.ical.stop()]);
      },
    }),
    /** Parses a quick-add text into an event. */
    understand: (text: string): UnderstoodEvent =>
      parseQuickAdd(text, {
        ...{ now: clock.now(), timeZone: timeZone(), roster: roster() },
        language: /^de\b/i.test(locale()) ? "de" : "en",
      }),
  };
};
export type FamilyCalendar = ReturnType<typeof createFamilyCalendar>;
