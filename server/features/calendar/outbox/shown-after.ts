import type {
  AccountRecords,
  StoredObject,
} from "#server/providers/calendar/caldav/account-records.ts";
import type { CalendarWrite } from "./calendar-write.ts";
import { waitingIn } from "./shown-objects.ts";

/** Lists a calendar's objects as they are shown: what its server has, with what the family wrote since. */
export const createShownAfter =
  (
    objectsAfter: AccountRecords["objectsAfter"],
    writes: () => readonly CalendarWrite[],
  ): AccountRecords["objectsAfter"] =>
  (calendarId, path, most) => {
    const stored = objectsAfter(calendarId, path, most);
    const waiting = waitingIn(writes(), calendarId);
    if (waiting.size === 0) return stored;
    const last = stored.length < most ? undefined : stored.at(-1)?.path;
    const isHere = (each: string): boolean => each > path && (last === undefined || each <= last);
    const known = new Set(stored.map((each) => each.path));
    const added = [...waiting].flatMap(([each, { ics, ...place }]): StoredObject[] =>
      ics === null || known.has(each) || !isHere(each)
        ? []
        : [{ ...place, calendarId, path: each, ics, etag: null, isReadable: true, hold: "none" }],
    );
    // A page keeps its length: by it the reader knows whether there is another.
    const changed = stored.map((object): StoredObject => {
      const now = waiting.get(object.path);
      if (now === undefined) return object;
      return now.ics === null
        ? { ...object, isReadable: false }
        : { ...object, ics: now.ics, isReadable: true };
    });
    return [...changed, ...added].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  };
