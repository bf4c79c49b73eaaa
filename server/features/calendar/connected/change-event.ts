import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch } from "#contract/calendar-family.ts";
import type { Caller } from "#server/http/caller.ts";
import { InvalidInput } from "#server/platform/errors.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import { changedFields } from "../family/changed-fields.ts";
import type { ChangeableEvent } from "./changeable-event.ts";
import { type ConnectedTarget, editTarget, storedPatch } from "./connected-target.ts";
import { requireShown } from "./event-rights.ts";
import type { EventViews } from "./event-views.ts";
import type { SendWrite } from "./send-write.ts";
import type { StoreWrites } from "./store-writes.ts";

interface ChangeEventDeps {
  readonly records: Pick<AccountRecords, "calendar">;
  readonly changeable: (id: string, which: ConnectedTarget, caller: Caller) => ChangeableEvent;
  readonly views: EventViews;
  readonly writes: StoreWrites;
  readonly send: SendWrite;
  readonly atomically: <T>(work: () => T) => T;
}

const isOneOf = ({ recurring }: CalendarEvent, { scope, occurrence }: ConnectedTarget): boolean =>
  recurring && scope !== "all" && scope !== "following" && occurrence !== undefined;

/** Creates the change of an event of an account, which may also bring it into another calendar. */
export const createChangeEvent = (deps: ChangeEventDeps) => {
  const { records, changeable, views, writes, send, atomically } = deps;

  /** The calendar to which the event goes; undefined where it stays, 400 where it can't go there. */
  const destination = (feedId: string | undefined, from: string, isOne: boolean) => {
    if (feedId === undefined || feedId === from) return undefined;
    if (isOne)
      throw new InvalidInput(
        "feedId",
        "feedId: a single time stays in the calendar of the others.",
      );
    requireShown(records, feedId);
    return feedId;
  };

  return async (
    id: string,
    which: ConnectedTarget,
    given: EventPatch,
    caller: Caller,
  ): Promise<CalendarEvent> => {
    const { object, title } = changeable(id, which, caller);
    const { calendarId, isWaiting } = object;
    const { occurrence } = which;
    const shown = views.eventOf(calendarId, object.ics, { occurrence, isWaiting });
    const patch = storedPatch(changedFields(given, shown));
    const isOne = isOneOf(shown, which);
    const to = destination(given.feedId, calendarId, isOne);
    const { sent, result } = atomically(() => {
      const edit = { kind: "change", which: editTarget(which), patch } as const;
      const isEdited = Object.keys(patch).length > 0;
      const edited = isEdited ? writes.storeEdit(caller, object, title, edit) : null;
      const after = edited?.other ?? { ...object, ics: edited?.wantedIcs ?? object.ics };
      const moving = { ...object, ...after };
      const moved = to === undefined ? null : writes.storeMove(caller, moving, title, to);
      return { sent: [edited, moved].filter((write) => write !== null), result: after };
    });
    const waiting = await Promise.all(sent.map(send));
    return views.eventOf(to ?? calendarId, result.ics, {
      ...{ occurrence: isOne ? occurrence : undefined, isWaiting: waiting.includes(true) },
    });
  };
};
