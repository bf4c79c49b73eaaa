import type { Caller } from "#server/http/caller.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import type { Clock } from "#server/platform/clock.ts";
import { Conflict } from "#server/platform/errors.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { ObjectEditor } from "#server/providers/calendar/object-port.ts";
import type { ConnectedTarget } from "./connected-target.ts";
import { requireMayChange, writableCalendar } from "./event-rights.ts";
import type { FoundObject } from "./find-event.ts";

interface ChangeableEventDeps {
  readonly find: (id: string) => FoundObject;
  readonly records: Pick<AccountRecords, "calendar" | "account">;
  readonly editor: Pick<ObjectEditor, "view">;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

/** An event's object, and what the time that is meant is called. */
export interface ChangeableEvent {
  readonly object: FoundObject;
  readonly title: string;
}

/** Creates what finds an event by its id; throws where the caller may not change it, or nobody asked its guests. */
export const createChangeableEvent =
  ({ find, records, editor, clock, timeZone }: ChangeableEventDeps) =>
  (id: string, which: ConnectedTarget, caller: Caller): ChangeableEvent => {
    const object = find(id);
    const calendar = writableCalendar(records, object.calendarId, caller);
    const context = { now: clock.now(), zone: timeZone() };
    const view = editor.view(object.ics, which.occurrence, context);
    if (view === null) throw new Conflict("eventFixed", apiSentence("eventFixed"));
    requireMayChange(records, calendar, view, which.tellGuests === "yes");
    return { object, title: view.title };
  };
