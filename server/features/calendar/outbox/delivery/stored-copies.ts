import type { ObjectClient } from "#server/providers/calendar/caldav/account-port.ts";
import type {
  AccountRecords,
  StoredObject,
} from "#server/providers/calendar/caldav/account-records.ts";
import { mostLetters, objectFactsOf } from "#server/providers/calendar/caldav/sync/object-facts.ts";

/** Where an object is: its calendar, its path there and its address. */
export type Place = Pick<StoredObject, "calendarId" | "path" | "url">;

/** Stores what a server has of an object, as a write learns it. */
export const createStoredCopies = (
  records: Pick<AccountRecords, "object" | "putObjects" | "removeObjects">,
) => {
  /** Stores an object as its server has it now. */
  const keep = (
    { calendarId, path, url }: Place,
    uid: string | null,
    etag: string | null,
    ics: string,
  ): void =>
    records.putObjects([
      {
        ...{ calendarId, path, url, etag, uid, ics },
        ...{ isReadable: objectFactsOf(ics).isReadable, hold: "none" },
      },
    ]);

  /** Forgets an object that its server doesn't have any more. */
  const forget = ({ calendarId, path }: Pick<Place, "calendarId" | "path">): void =>
    records.removeObjects(calendarId, [path]);

  /** Reads an object and stores what the server has; null where it has none. Rejects where no answer came. */
  const readAgain = async (
    client: ObjectClient,
    place: Place,
    uid: string,
  ): Promise<string | null> => {
    const found = await client.readObject(place.url);
    if (found === null) forget(place);
    else {
      const { url, etag, ics } = found;
      keep({ ...place, url }, uid, etag, ics.length > mostLetters ? "" : ics);
    }
    return found?.ics ?? null;
  };

  /** The stored object, read anew first where what is stored may not be what its server has. */
  const known = async (
    client: ObjectClient,
    place: Place & { readonly uid: string },
    isUncertain: boolean,
  ): Promise<StoredObject | null> => {
    const { calendarId, path, url, uid } = place;
    const stored = records.object(calendarId, { path });
    if (!isUncertain && (stored === null || stored.etag !== null)) return stored;
    await readAgain(client, { calendarId, path, url: stored?.url ?? url }, uid);
    return records.object(calendarId, { path });
  };

  return { keep, forget, readAgain, known };
};
export type StoredCopies = ReturnType<typeof createStoredCopies>;
