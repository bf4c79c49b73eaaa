import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { CalendarWrite } from "./calendar-write.ts";
import { isStopped } from "./write-order.ts";

/** An object as it is shown: what its server has, with what the family wrote since. */
export interface ShownObject {
  readonly path: string;
  readonly url: string;
  readonly uid: string;
  readonly ics: string;
  /** Whether its server doesn't have it like that yet. */
  readonly isWaiting: boolean;
}

/** The places that a write changes, and what is there then; null: nothing. */
export const placesOf = (
  write: CalendarWrite,
): { calendarId: string; path: string; url: string; uid: string; ics: string | null }[] => {
  const { calendarId, path, url, uid, wantedIcs, other, isMove } = write;
  const own = { calendarId, path, url, uid, ics: isMove ? null : wantedIcs };
  return other === null ? [own] : [own, other];
};

/** What waits for a calendar by path; of several writes of an object the last one counts. */
export const waitingIn = (
  writes: readonly CalendarWrite[],
  calendarId: string,
): ReadonlyMap<string, { url: string; uid: string; ics: string | null }> =>
  new Map(
    writes
      // What is in conflict isn't there until somebody decides, nor is what waits for that.
      .filter((write) => !isStopped(write, writes))
      .flatMap(placesOf)
      .filter((place) => place.calendarId === calendarId)
      .map(({ path, ...place }) => [path, place]),
  );

/** An object as it is shown; null where there is none that can be read. */
export const shownObject = (
  records: Pick<AccountRecords, "object">,
  writes: readonly CalendarWrite[],
  { calendarId, path }: { readonly calendarId: string; readonly path: string },
): ShownObject | null => {
  const waiting = waitingIn(writes, calendarId).get(path);
  if (waiting !== undefined) {
    const { ics, ...place } = waiting;
    return ics === null ? null : { ...place, path, ics, isWaiting: true };
  }
  const stored = records.object(calendarId, { path });
  if (stored === null || stored.uid === null || !stored.isReadable || stored.hold !== "none")
    return null;
  const { url, uid, ics } = stored;
  return { path, url, uid, ics, isWaiting: false };
};
