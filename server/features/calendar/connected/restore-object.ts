import type { Caller } from "#server/http/caller.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { ObjectEditor } from "#server/providers/calendar/object-port.ts";
import type { FamilySeriesMove, SeriesMoves } from "../family/series-moves.ts";
import type { CalendarOutbox } from "../outbox/calendar-outbox.ts";
import type { CalendarWrite } from "../outbox/calendar-write.ts";
import { nextAfter } from "../outbox/write-order.ts";
import { requireMayChange, writableCalendar } from "./event-rights.ts";
import type { EventViews } from "./event-views.ts";
import type { StoreWrites, WrittenObject } from "./store-writes.ts";

interface RestoreObjectDeps {
  readonly records: AccountRecords;
  readonly outbox: Pick<CalendarOutbox, "shown">;
  readonly editor: Pick<ObjectEditor, "restore">;
  readonly series: Pick<SeriesMoves, "apply">;
  readonly clock: Clock;
  readonly views: Pick<EventViews, "viewOf">;
  readonly writes: Pick<StoreWrites, "store">;
}

/** What is given back in the family calendar beside, and what has to be taken by its server before. */
export interface RestoredAlong {
  readonly family?: FamilySeriesMove | null;
  readonly before?: CalendarWrite | null;
}

/**
 * Creates what stores that an object is given back as it was; `beforeIcs` null takes it away. Null where nothing is to
 * be done.
 */
export const createRestoreObject =
  ({ records, outbox, editor, clock, views, writes, series }: RestoreObjectDeps) =>
  (
    caller: Caller,
    place: WrittenObject,
    beforeIcs: string | null,
    isTellingFine: boolean,
    { family = null, before = null }: RestoredAlong = {},
  ): CalendarWrite | null => {
    const calendar = writableCalendar(records, place.calendarId, caller);
    const current = outbox.shown(place.calendarId, place.path)?.ics ?? null;
    if (family !== null) series.apply(family);
    if (current === null && beforeIcs === null) return null;
    for (const ics of [beforeIcs, current]) {
      const view = views.viewOf(ics);
      if (view !== null) requireMayChange(records, calendar, view, isTellingFine);
    }
    const wantedIcs =
      beforeIcs === null ? null : editor.restore(beforeIcs, current, { now: clock.now() });
    const { calendarId, path, url, uid, title } = place;
    const restored = { calendarId, path, url, uid, title, baseIcs: current, wantedIcs, family };
    return writes.store(caller, { ...restored, ...(before === null ? {} : nextAfter(before)) });
  };
