import type { CalendarWrite } from "./calendar-write.ts";

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
      // What is in conflict isn't there until somebody decides.
      .filter(({ problem }) => problem === null)
      .flatMap(placesOf)
      .filter((place) => place.calendarId === calendarId)
      .map(({ path, ...place }) => [path, place]),
  );
