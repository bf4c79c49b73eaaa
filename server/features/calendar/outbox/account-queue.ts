import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { CalendarWrite } from "./calendar-write.ts";
import { isSendable } from "./is-sendable.ts";
import { placesOf } from "./shown-objects.ts";
import type { CalendarWriteStore } from "./write-store.ts";

interface AccountQueueDeps {
  readonly store: Pick<CalendarWriteStore, "all" | "waitingAfter">;
  readonly records: Pick<AccountRecords, "calendar" | "object">;
}

/**
 * Decides which write of each account is sent next: those of one object in the order in which they were made. What goes
 * from one account into another is in a line of its own, so that a server that hangs holds up nothing of the other.
 */
export const createAccountQueue = ({ store, records }: AccountQueueDeps) => {
  /** The writes of each account that are left aside until its others are sent. */
  const postponed = new Map<string, Set<number>>();

  const accountOf = (write: CalendarWrite): string => {
    const accounts = placesOf(write).map(
      ({ calendarId }) => records.calendar(calendarId)?.accountId ?? calendarId,
    );
    return [...new Set(accounts)].join(" ");
  };

  return {
    /** The accounts and pairs of them that have something to send, also what nobody has decided on. */
    accounts: (): ReadonlySet<string> => new Set(store.all().map(accountOf)),
    /**
     * An account's first write that neither waits for another one nor has an undecided one of the same object before it;
     * undefined where there is none.
     */
    next: (accountId: string): CalendarWrite | undefined => {
      const blocked = new Set<string>();
      return store.all().find((write) => {
        const places = placesOf(write).map(({ calendarId, path }) => `${calendarId} ${path}`);
        const isLater = postponed.get(accountId)?.has(write.id) === true;
        const isFree =
          write.problem === null &&
          write.after === null &&
          !isLater &&
          isSendable(records, write) &&
          !places.some((place) => blocked.has(place));
        if (isFree && accountOf(write) === accountId) return true;
        // One of another account too: what is moved here from there is written here afterwards.
        for (const place of places) blocked.add(place);
        return false;
      });
    },
    /** What isn't sent before an account is asked again: its writes, and those that wait for them. */
    heldUp: (accountId: string): readonly CalendarWrite[] =>
      store
        .all()
        .flatMap((write) =>
          accountOf(write) === accountId ? [write, ...store.waitingAfter(write)] : [],
        ),
    /** Leaves a write aside until its account's others are sent. */
    postpone: (accountId: string, { id }: CalendarWrite): void => {
      const later = postponed.get(accountId) ?? new Set();
      postponed.set(accountId, later.add(id));
    },
    hasPostponed: (accountId: string): boolean => postponed.has(accountId),
    /** Puts what was left aside back into its order. */
    bringBack: (accountId: string): void => {
      postponed.delete(accountId);
    },
  };
};
export type AccountQueue = ReturnType<typeof createAccountQueue>;
