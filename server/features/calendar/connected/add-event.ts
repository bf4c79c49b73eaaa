import type { CalendarEvent } from "#contract/calendar.ts";
import type { NewEvent } from "#contract/calendar-family.ts";
import type { Caller } from "#server/http/caller.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { ObjectEditor, StoredEvent } from "#server/providers/calendar/object-port.ts";
import type { CalendarOutbox } from "../outbox/calendar-outbox.ts";
import { requireShown } from "./event-rights.ts";
import type { EventViews } from "./event-views.ts";
import { newUidOf } from "./new-uid.ts";
import type { SendWrite } from "./send-write.ts";
import type { StoreWrites } from "./store-writes.ts";

interface AddEventDeps {
  readonly records: Pick<AccountRecords, "calendar">;
  readonly outbox: Pick<CalendarOutbox, "shown">;
  readonly editor: Pick<ObjectEditor, "create">;
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly views: EventViews;
  readonly writes: StoreWrites;
  readonly send: SendWrite;
}

/**
 * Creates what adds an event to a calendar; 400 where there is no such calendar. A request that is repeated after its
 * answer was lost has the same name, and finds what it added.
 */
export const createAddEvent = (deps: AddEventDeps) => {
  const { records, outbox, editor, clock, timeZone, views, writes, send } = deps;
  return async (
    feedId: string,
    event: NewEvent & Pick<StoredEvent, "alarms">,
    caller: Caller,
    request: string | null,
  ): Promise<CalendarEvent> => {
    requireShown(records, feedId);
    const context = { now: clock.now(), zone: timeZone(), newUid: newUidOf(request) };
    const made = editor.create(event, context);
    const { ics, ...place } = writes.placeIn(caller, feedId, made);
    const added = request === null ? null : outbox.shown(feedId, place.path);
    if (added !== null) return views.eventOf(feedId, added.ics, { isWaiting: added.isWaiting });
    const write = writes.store(caller, { ...place, title: event.title, wantedIcs: ics });
    return views.eventOf(feedId, ics, { isWaiting: await send(write) });
  };
};
