import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditTarget } from "#contract/calendar-family.ts";
import type { Caller } from "#server/http/caller.ts";
import type { ObjectEditor } from "#server/providers/calendar/object-port.ts";
import type { SeriesMoves } from "../family/series-moves.ts";
import type { CalendarOutbox } from "../outbox/calendar-outbox.ts";
import { createAddEvent } from "./add-event.ts";
import { createChangeEvent } from "./change-event.ts";
import { createChangeableEvent } from "./changeable-event.ts";
import { type ConnectedTarget, editTarget } from "./connected-target.ts";
import { createEventViews, type EventViewsDeps } from "./event-views.ts";
import { createFamilyMoves, type MovedLooks } from "./family-moves.ts";
import { createFindEvent, eventIdParts } from "./find-event.ts";
import { createRestoreObject } from "./restore-object.ts";
import { createReturnMove } from "./return-move.ts";
import { createSendWrite } from "./send-write.ts";
import { createStoreWrites, type StoreWritesDeps } from "./store-writes.ts";

interface ConnectedEventsDeps extends EventViewsDeps, StoreWritesDeps {
  readonly outbox: CalendarOutbox;
  readonly editor: ObjectEditor;
  /** What comes from the family calendar and goes there. */
  readonly series: SeriesMoves;
  readonly looks: MovedLooks;
  /** Runs work in a transaction: all of what it stores, or nothing where it throws. */
  readonly atomically: <T>(work: () => T) => T;
}

/** Adds, changes, moves and deletes events in calendars of accounts. */
export const createConnectedEvents = (deps: ConnectedEventsDeps) => {
  const views = createEventViews(deps);
  const writes = createStoreWrites(deps);
  const send = createSendWrite(deps.outbox, views);
  const { find, keysIn } = createFindEvent(deps);
  const changeable = createChangeableEvent({ ...deps, find });
  const restore = createRestoreObject({ ...deps, views, writes });
  const familyMoves = createFamilyMoves({ ...deps, find, changeable, views, writes, send });
  return {
    /** Whether an `{id}` is one of an event of an account. */
    has: (id: string): boolean => deps.records.calendar(eventIdParts(id).calendarId) !== null,
    ...{ send, find, keysIn, views },
    /** Whether an event has alarms that were written here. */
    hasOwnAlarms: (id: string): boolean => deps.editor.hasOwnAlarms(find(id).ics),
    /** One of an event's times as it is shown; 404 where it isn't one to change. */
    view: (id: string, { occurrence }: EditTarget): CalendarEvent => {
      const { calendarId, ics, isWaiting } = find(id);
      return views.eventOf(calendarId, ics, { occurrence, isWaiting });
    },
    versions: views.versions,
    add: createAddEvent({ ...deps, views, writes, send }),
    ...familyMoves,
    change: createChangeEvent({ ...deps, changeable, views, writes, send }),
    remove: async (id: string, which: ConnectedTarget, caller: Caller): Promise<void> => {
      const { object, title } = changeable(id, which, caller);
      const edit = { kind: "remove", which: editTarget(which) } as const;
      await send(writes.storeEdit(caller, object, title, edit));
    },
    restore,
    returnMove: createReturnMove({ ...deps, views, writes, restore }),
  };
};
export type ConnectedEvents = ReturnType<typeof createConnectedEvents>;
