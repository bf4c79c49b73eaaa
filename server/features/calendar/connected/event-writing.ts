import type { CalendarEvent } from "#contract/calendar.ts";
import type { EventPatch, NewEvent } from "#contract/calendar-family.ts";
import type { Caller } from "#server/http/caller.ts";
import { InvalidInput } from "#server/platform/errors.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { EventWrites } from "../family/write-events.ts";
import type { ConnectedEvents } from "./connected-events.ts";
import type { ConnectedTarget } from "./connected-target.ts";
import { isKnownBrowser, mayWriteInto, requireKnownBrowser } from "./event-rights.ts";

interface EventWritingDeps {
  readonly family: EventWrites;
  readonly connected: ConnectedEvents;
  readonly records: Pick<AccountRecords, "calendar" | "newEventCalendars">;
}

const familyId = "family";

/** Writes events into whichever calendar they live in: the family's own, or one of an account. */
export const createEventWriting = ({ family, connected, records }: EventWritingDeps) => {
  /** Where a new event goes that doesn't say it: where its members' go, if the caller may write there. */
  const usualCalendar = ({ memberIds }: NewEvent, caller: Caller): string => {
    const [only, another] = memberIds;
    const member = only !== undefined && another === undefined ? only : "";
    const usual = records.newEventCalendars()[member];
    const isOpen =
      usual !== undefined &&
      isKnownBrowser(caller) &&
      mayWriteInto(records.calendar(usual), caller);
    return isOpen ? usual : familyId;
  };

  /** Whether an `{id}` is one of an event of an account; throws 401 where the caller may write into none. */
  const isConnected = (id: string, caller: Caller): boolean => {
    if (!connected.has(id)) return false;
    requireKnownBrowser(caller);
    return true;
  };

  return {
    /** `request` is what a request and its repetitions have in common; null where it isn't repeated. */
    add: (
      event: NewEvent,
      caller: Caller,
      request: string | null,
    ): CalendarEvent | Promise<CalendarEvent> => {
      const feedId = event.feedId ?? usualCalendar(event, caller);
      if (feedId === familyId) return family.add(event);
      requireKnownBrowser(caller);
      return connected.add(feedId, event, caller, request);
    },
    change: (id: string, which: ConnectedTarget, patch: EventPatch, caller: Caller) => {
      if (isConnected(id, caller)) return connected.change(id, which, patch, caller);
      if (patch.feedId !== undefined && patch.feedId !== familyId)
        throw new InvalidInput("feedId", "feedId: an event of the family calendar stays there.");
      return family.change(id, which, patch);
    },
    remove: (id: string, which: ConnectedTarget, caller: Caller): void | Promise<void> =>
      isConnected(id, caller) ? connected.remove(id, which, caller) : family.remove(id, which),
  };
};
export type EventWriting = ReturnType<typeof createEventWriting>;
