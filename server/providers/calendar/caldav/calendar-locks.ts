import { Mutex } from "async-mutex";

/** Does work on calendars while nothing else reads or writes them; `calendarIds` may name one twice. */
export type OnCalendars = <T>(calendarIds: readonly string[], work: () => Promise<T>) => Promise<T>;

/**
 * Creates the locks of calendars. A reading that began before a write doesn't know what was written, and would take it
 * away again; so each calendar is read or written, never both at once.
 */
export const createCalendarLocks = (): OnCalendars => {
  const locks = new Map<string, Mutex>();

  const lockOf = (calendarId: string): Mutex => {
    const lock = locks.get(calendarId) ?? new Mutex();
    locks.set(calendarId, lock);
    return lock;
  };

  return (calendarIds, work) => {
    // Always in one order: two moves in opposite directions never wait for each other.
    const wanted = [...new Set(calendarIds)].toSorted();
    const locked = wanted.reduceRight<typeof work>(
      (inner, calendarId) => () => lockOf(calendarId).runExclusive(inner),
      work,
    );
    return locked();
  };
};
