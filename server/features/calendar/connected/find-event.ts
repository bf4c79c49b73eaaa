import { NotFound } from "#server/platform/errors.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { CalendarOutbox } from "../outbox/calendar-outbox.ts";
import { placesOf, type ShownObject } from "../outbox/shown-objects.ts";

interface FindEventDeps {
  readonly records: Pick<AccountRecords, "calendar" | "listed">;
  readonly outbox: Pick<CalendarOutbox, "all" | "shown">;
  readonly keyOf: (uid: string) => string;
}

/** An object of an account with the calendar in which it is. */
export type FoundObject = ShownObject & { readonly calendarId: string };

/** The parts of an `{id}`: the event's key, and the calendar in which it is. */
export const eventIdParts = (id: string): { readonly key: string; readonly calendarId: string } => {
  const [key = "", calendarId = ""] = id.split("~");
  return { key, calendarId };
};

/** What knows the objects of accounts by the keys of their events. */
export const createFindEvent = ({ records, outbox, keyOf }: FindEventDeps) => {
  const known = new Map<string, { version: number; paths: ReadonlyMap<string, string> }>();

  const pathsOf = (calendarId: string): ReadonlyMap<string, string> => {
    const version = records.calendar(calendarId)?.version ?? -1;
    const before = known.get(calendarId);
    if (before?.version === version) return before.paths;
    const stored = [...records.listed(calendarId)].flatMap(([path, { uid }]) =>
      uid === null ? [] : [[keyOf(uid), path] as const],
    );
    const waiting = outbox
      .all()
      .flatMap(placesOf)
      .filter((place) => place.calendarId === calendarId)
      .map(({ uid, path }) => [keyOf(uid), path] as const);
    const paths = new Map([...stored, ...waiting]);
    known.set(calendarId, { version, paths });
    return paths;
  };

  return {
    /** The object of an event as it is shown; 404 where there is none. */
    find: (id: string): FoundObject => {
      const { key, calendarId } = eventIdParts(id);
      const path = pathsOf(calendarId).get(key);
      const shown = path === undefined ? null : outbox.shown(calendarId, path);
      if (shown === null) throw new NotFound("event that can be changed");
      return { ...shown, calendarId };
    },
    /** The keys of all that a calendar has. */
    keysIn: (calendarId: string): string[] => [...pathsOf(calendarId).keys()],
  };
};
