import type { OutOfRangeItem } from "#contract/health.ts";
import type { DayRange } from "../port.ts";
import type { AccountRecords } from "./account-records.ts";
import type { AccountSet, ChosenCalendar } from "./account-set.ts";
import type { AccountExpansion } from "./account-view.ts";
import type { createCalendarExpander } from "./expand-calendar.ts";
import { withinTime } from "./within-time.ts";

interface ExpandChosenDeps {
  readonly set: AccountSet;
  readonly records: Pick<AccountRecords, "account">;
  readonly expander: Pick<ReturnType<typeof createCalendarExpander>, "expand">;
  readonly changed: () => void;
}

/** A chosen calendar with what is in it. */
export interface ExpandedChosen extends ChosenCalendar {
  readonly came: AccountExpansion;
}

/** Whether nothing of a calendar can be shown yet: what its first reading has so far is another part every moment. */
const isUnread = ({ sync, calendar }: ChosenCalendar): boolean =>
  calendar.syncedAt === null && (calendar.version === 0 || sync.isReading());

/** Works out what is in the calendars that a family chose, and remembers what each came to last. */
export const createExpandChosen = ({ set, records, expander, changed }: ExpandChosenDeps) => {
  const last = new Map<string, AccountExpansion>();

  const lastOf = (calendarId: string): AccountExpansion => last.get(calendarId) ?? null;

  return {
    lastOf,
    /** Reads the accounts that were never read, until a moment of `performance.now()`. */
    readUnread: async (untilMs: number): Promise<void> => {
      const unread = set
        .all()
        .filter(
          (sync) =>
            sync.status().askedAt === null &&
            (records.account(sync.account.id) === null ||
              sync.calendars().some(({ syncedAt }) => syncedAt === null)),
        );
      const reading = Promise.all(unread.map((sync) => sync.sync()));
      await withinTime(reading, untilMs - performance.now(), undefined);
    },
    /** What is in each calendar within a range; `slow` where it isn't known at `untilMs`, and told when it is. */
    expand: (range: DayRange, zone: string, untilMs: number): Promise<ExpandedChosen[]> =>
      Promise.all(
        set.shown().map(async ({ sync, calendar }) => {
          const work = isUnread({ sync, calendar })
            ? Promise.resolve(null)
            : expander.expand(calendar, range, zone);
          const came = await withinTime(work, untilMs - performance.now(), "slow" as const);
          if (came === "slow") work.then(changed, () => undefined);
          else last.set(calendar.id, came);
          return { sync, calendar, came };
        }),
      ),
    /** The events that no calendar of ours can show, because a date of theirs is out of range. */
    outOfRange: (): OutOfRangeItem[] =>
      set.shown().flatMap(({ calendar }) => {
        const came = lastOf(calendar.id);
        const events = came === null || typeof came === "string" ? [] : (came.outOfRange ?? []);
        return events.map(({ uid, field, effect }) => ({
          ...{ id: uid, field, effect, part: calendar.name },
        }));
      }),
  };
};
