import type { ReminderSettings } from "#contract/reminders.ts";
import type { Db } from "../../db/connection.ts";
import { createConnectedEvents } from "../../features/calendar/connected/connected-events.ts";
import {
  createEventWriting,
  type KeepOwn,
} from "../../features/calendar/connected/event-writing.ts";
import {
  createCalendarHistory,
  type GiveBackChoices,
} from "../../features/calendar/connected/calendar-history.ts";
import type { EventViewsDeps } from "../../features/calendar/connected/event-views.ts";
import type { MovedLooks } from "../../features/calendar/connected/family-moves.ts";
import { createMoveWhole } from "../../features/calendar/connected/whole/move-whole.ts";
import type { FamilyCalendar } from "../../features/calendar/family/family-calendar.ts";
import { createCalendarOutbox } from "../../features/calendar/outbox/calendar-outbox.ts";
import { createChangeStore } from "../../features/calendar/outbox/change-store.ts";
import { placesOf } from "../../features/calendar/outbox/shown-objects.ts";
import { createNoticeOverwrites } from "../../features/calendar/outbox/notice-overwrites.ts";
import { createShownAfter } from "../../features/calendar/outbox/shown-after.ts";
import { createCalendarWriteStore } from "../../features/calendar/outbox/write-store.ts";
import type { Clock } from "../../platform/clock.ts";
import type { AccountRecords } from "../../providers/calendar/caldav/account-records.ts";
import type { Accounts } from "../../providers/calendar/caldav/accounts.ts";
import { DavError } from "../../providers/calendar/caldav/dav/dav-error.ts";
import { canonicalPath } from "../../providers/calendar/caldav/dav/object-path.ts";
import { objectEditor } from "../../providers/calendar/caldav/edit/object-editor.ts";
import { uidKey } from "../../providers/calendar/ical/series/expand.ts";
import type { SharedTools } from "../sources/source-tools.ts";

/** What is written into calendars of accounts and waits for their servers, as reading them needs it. */
export const openWaitingWrites = (db: Db, records: AccountRecords, clock: Clock) => {
  const store = createCalendarWriteStore(db);
  const changes = createChangeStore(db);
  const overwrites = createNoticeOverwrites({ changes, store, editor: objectEditor, clock });
  return {
    ...{ store, changes, came: overwrites.came, isWrittenOver: overwrites.hasAny },
    shownAfter: createShownAfter(records.objectsAfter, store.all),
    /** The UIDs of what waits for a calendar. */
    waiting: (calendarId: string): string[] =>
      store
        .all()
        .flatMap(placesOf)
        .flatMap((place) => (place.calendarId === calendarId ? [place.uid] : [])),
  };
};

interface EventWritingDeps {
  readonly db: Db;
  readonly records: AccountRecords;
  readonly waiting: ReturnType<typeof openWaitingWrites>;
  readonly accounts: Accounts;
  readonly family: FamilyCalendar;
  readonly own: KeepOwn & GiveBackChoices & MovedLooks & Pick<EventViewsDeps, "withOwn">;
  readonly reminders: () => ReminderSettings;
  readonly shared: Pick<SharedTools, "clock" | "timeZone" | "log" | "roster">;
  readonly changed: () => void;
}

/** Whether a server answers, but breaks on an object; one that is overloaded (503) or away breaks on all. */
const isAboutObject = ({ status = 0, retryAfterMs }: DavError): boolean =>
  status >= 500 && status !== 503 && retryAfterMs === 0;

/** Wires how events are written into whichever calendar they live in. */
export const openEventWriting = (deps: EventWritingDeps) => {
  const { db, records, waiting, accounts, family, own, shared } = deps;
  const { changes } = waiting;
  const atomically = <T>(work: () => T): T => db.transaction(work)();
  const parts = {
    ...shared,
    records,
    changes,
    editor: objectEditor,
    atomically,
    series: family.moves,
  };
  const outbox = createCalendarOutbox({
    ...{ ...parts, store: waiting.store, changed: deps.changed },
    ...{ clientOf: accounts.objectsOf, onCalendars: accounts.onCalendars, wrote: accounts.wrote },
    readFailure: (error) =>
      error instanceof DavError
        ? { retryAfterMs: error.retryAfterMs, isAboutObject: isAboutObject(error) }
        : null,
  });
  const events = createConnectedEvents({
    ...{ ...parts, outbox, keyOf: uidKey, pathOf: canonicalPath, feeds: accounts.feeds },
    ...{ withOwn: own.withOwn, looks: own },
  });
  const calendarHistory = createCalendarHistory({ ...parts, outbox, events, own });
  const eventWriting = createEventWriting({
    ...{ family: family.writing, seen: family.moves.seen, connected: events, records, own },
    ...{ follow: family.following.follow, roster: shared.roster },
    writesAlarms: (calendarId) => deps.reminders().calendars[calendarId]?.written === true,
    moveBack: calendarHistory.moveBack,
  });
  return {
    eventWriting,
    moveWhole: createMoveWhole({
      ...{
        records,
        outbox,
        events,
        series: family.moves,
        change: eventWriting.change,
        clock: shared.clock,
      },
    }),
    calendarHistory,
    outbox,
  };
};
