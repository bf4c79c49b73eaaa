import type { ProviderTools } from "../../provider.ts";
import type { AccountConfig } from "./account-port.ts";
import type { AccountCalendar, AccountRecords } from "./account-records.ts";
import type { OnCalendars } from "./calendar-locks.ts";
import { type AccountSync, createAccountSync } from "./sync/account-sync.ts";
import type { CameFromServer } from "./sync/sync-calendar.ts";
import type { PollTimes } from "./sync/poll-times.ts";

/** For so long after a read somebody counts as looking. */
const watchedForMs = 5 * 60_000;

interface AccountSetDeps extends Pick<ProviderTools, "outbound" | "clock" | "log"> {
  readonly records: AccountRecords;
  readonly onCalendars: OnCalendars;
  readonly times: PollTimes;
  /** Takes away what is gone from a calendar, or holds it. */
  readonly remove: (calendarId: string, paths: readonly string[]) => Promise<void>;
  /** Called with objects that are new or were changed, once they are stored. */
  readonly came?: CameFromServer | undefined;
  /** Called when content or state has changed. */
  readonly changed: () => void;
  /** Called when all calendars of an account were read. */
  readonly settled: () => void;
  /** Called with a refresh token of Google that takes the place of an account's. */
  readonly renewed?: ((account: AccountConfig, refreshToken: string) => void) | undefined;
}

/** A calendar that a family chose, with its account. */
export interface ChosenCalendar {
  readonly sync: AccountSync;
  readonly calendar: AccountCalendar;
}

/** Keeps every configured account read, for as long as it is configured. */
export const createAccountSet = ({ times, ...deps }: AccountSetDeps) => {
  const { clock } = deps;
  const syncs = new Map<string, AccountSync>();
  const ending = new Set<Promise<void>>();
  let lookedAt = Number.NEGATIVE_INFINITY;

  const isWatched = (): boolean => clock.monotonic() - lookedAt < watchedForMs;
  const all = (): AccountSync[] => [...syncs.values()];
  const syncIfDue = (): void => {
    for (const sync of all()) sync.syncIfDue();
  };
  let timer: NodeJS.Timeout | undefined;

  const chosen = (): ChosenCalendar[] =>
    all().flatMap((sync) => sync.calendars().map((calendar) => ({ sync, calendar })));

  return {
    isEmpty: (): boolean => syncs.size === 0,
    all,
    account: (accountId: string): AccountSync | undefined => syncs.get(accountId),
    /** The calendars that a family chose, of all accounts. */
    chosen,
    /** Those of them that hold what a calendar shows: not lists of to-dos alone. */
    shown: (): ChosenCalendar[] =>
      chosen().filter(({ calendar: { kinds } }) => kinds.some((kind) => kind !== "VTODO")),
    calendar: (calendarId: string): ChosenCalendar | undefined =>
      chosen().find(({ calendar }) => calendar.id === calendarId),
    /** Reads from now on without anybody asking; called once the server listens. */
    begin: (): void => {
      timer ??= setInterval(syncIfDue, Math.min(15_000, times.retryMs)).unref();
      syncIfDue();
    },
    /** Notes that somebody looks, and reads what is due. */
    look: (): void => {
      lookedAt = clock.monotonic();
      syncIfDue();
    },
    /** Replaces the accounts; what another one is configured as now is opened anew. Forgets nothing. */
    replace: (next: readonly AccountConfig[]): void => {
      const wanted = new Map(next.map((account) => [account.id, account]));
      for (const [id, sync] of syncs) {
        if (JSON.stringify(wanted.get(id)) === JSON.stringify(sync.account)) continue;
        syncs.delete(id);
        const end = sync.stop().finally(() => ending.delete(end));
        ending.add(end);
      }
      for (const [id, account] of wanted)
        if (!syncs.has(id))
          syncs.set(id, createAccountSync(account, { ...deps, times, isWatched }));
      if (timer !== undefined) syncIfDue();
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await Promise.all([...ending, ...all().map((sync) => sync.stop())]);
    },
  };
};
export type AccountSet = ReturnType<typeof createAccountSet>;
