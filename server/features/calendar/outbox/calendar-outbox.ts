import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Clock } from "#server/platform/clock.ts";
import type { ObjectClient } from "#server/providers/calendar/caldav/account-port.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { ObjectEditor } from "#server/providers/calendar/object-port.ts";
import { type CalendarWrite, isHalfDone, type NewCalendarWrite } from "./calendar-write.ts";
import { type ChangeStore, changesKeptMs } from "./change-store.ts";
import { createMoveDelivery } from "./deliver-move.ts";
import { createWriteDelivery, type Delivered } from "./deliver-write.ts";
import { placesOf, type ShownObject, waitingIn } from "./shown-objects.ts";
import type { CalendarWriteStore } from "./write-store.ts";

/**
 * Why no answer came: how long the server wants to be left alone, in milliseconds, and whether it has trouble with this
 * one object, so that others needn't wait for it.
 */
export type ReadFailure = (
  error: unknown,
) => { readonly retryAfterMs: number; readonly isAboutObject: boolean } | null;

interface CalendarOutboxDeps {
  readonly store: CalendarWriteStore;
  readonly changes: ChangeStore;
  readonly records: AccountRecords;
  readonly editor: ObjectEditor;
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly log: Logger;
  /** The client of a calendar's account; null where it isn't connected just now. */
  readonly clientOf: (calendarId: string) => ObjectClient | null;
  readonly readFailure: ReadFailure;
  readonly atomically: <T>(work: () => T) => T;
  /** Called when what is shown has changed. */
  readonly changed: () => void;
  /** The first wait after a failure, in milliseconds; each further one doubles it, up to five minutes. */
  readonly firstWaitMs?: number;
}

const longestWaitMs = 300_000;

type Outcome = Delivered | { readonly kind: "waiting" };

/** Writes into calendars of accounts: each is brought to its server once, in order, across crashes and restarts. */
export const createCalendarOutbox = (deps: CalendarOutboxDeps) => {
  const { store, changes, records, clock, log, atomically, clientOf } = deps;
  const delivery = createWriteDelivery(deps);
  const deliverMove = createMoveDelivery({ records, delivery, now: () => clock.now() });
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Map<string, Promise<void>>();
  const failures = new Map<string, number>();
  const waits = new Map<string, AbortController>();
  /** The writes of each account that are left aside until its others are sent. */
  const postponed = new Map<string, Set<number>>();
  const waiters = new Map<number, (outcome: Delivered) => void>();

  const accountOf = (calendarId: string): string =>
    records.calendar(calendarId)?.accountId ?? calendarId;

  /** The account's next write: the first one that no undecided one of the same object is before. */
  const nextOf = (accountId: string): CalendarWrite | undefined => {
    const blocked = new Set<string>();
    return store.all().find((write) => {
      const places = placesOf(write).map(({ calendarId, path }) => `${calendarId} ${path}`);
      const isLater = postponed.get(accountId)?.has(write.id) === true;
      const isFree =
        write.problem === null && !isLater && !places.some((place) => blocked.has(place));
      if (isFree && accountOf(write.calendarId) === accountId) return true;
      // One of another account too: what is moved here from there is written here afterwards.
      for (const place of places) blocked.add(place);
      return false;
    });
  };

  const recordOwn = (write: CalendarWrite): void => {
    const { memberId, title, isMove, baseIcs, wantedIcs, calendarId, path, url, uid } = write;
    const ended = isMove ? "movedAway" : "deleted";
    const kind = baseIcs === null ? "added" : isMove || wantedIcs === null ? ended : "changed";
    changes.add({
      ...{ actId: write.id, memberId, title, changedAt: clock.now() },
      ...{ calendarId, path, url, uid, kind },
      ...{ beforeIcs: baseIcs, afterIcs: isMove ? null : wantedIcs },
    });
  };

  const recordOther = ({ id: actId, memberId, title, other }: CalendarWrite): void => {
    if (other === null) return;
    const { ics: afterIcs, ...place } = other;
    const common = { actId, memberId, title, changedAt: clock.now() };
    changes.add({ ...common, ...place, kind: "added", beforeIcs: null, afterIcs });
  };

  const settle = (write: CalendarWrite, delivered: Delivered): void => {
    const waiter = waiters.get(write.id);
    atomically(() => {
      const now = store.find(write.id);
      if (now === null) return;
      if (delivered.kind === "done") {
        recordOwn(now);
        recordOther(now);
      }
      // Half of it is there: without the row nobody could bring or take away the other half.
      const isAsked = delivered.kind !== "done" && (waiter === undefined || isHalfDone(now));
      if (!isAsked) store.remove(now);
      else {
        const problem = delivered.kind === "conflict" ? "conflict" : delivered.code;
        store.update({ ...now, problem, sentAt: null });
      }
    });
    waiter?.(delivered);
    if (delivered.kind !== "done")
      log.info({ why: delivered.kind }, "a write into a calendar isn't taken");
    deps.changed();
  };

  const deliver = (write: CalendarWrite): Promise<Delivered> => {
    const from = clientOf(write.calendarId);
    const to = write.other === null ? from : clientOf(write.other.calendarId);
    if (from === null || to === null) return Promise.reject(new AccountAwayError());
    if (!write.isMove || write.other === null) return delivery.deliverEdit(write, from);
    const isSameServer =
      new URL(write.url).origin === new URL(write.other.url).origin && from === to;
    return deliverMove(write, write.other, { from, to, isSameServer });
  };

  const waitAfter = (accountId: string, error: unknown): number => {
    const failed = (failures.get(accountId) ?? 0) + 1;
    failures.set(accountId, failed);
    const first = deps.firstWaitMs ?? 2_000;
    const known = deps.readFailure(error);
    if (known === null && !(error instanceof AccountAwayError))
      log.error({ err: error }, "a write into a calendar broke");
    const asked = known?.retryAfterMs ?? 0;
    return Math.max(asked, Math.min(longestWaitMs, first * 2 ** Math.min(failed - 1, 12)));
  };

  const leaveAlone = async (accountId: string, ms: number): Promise<void> => {
    const wake = new AbortController();
    waits.set(accountId, wake);
    const either = AbortSignal.any([signal, wake.signal]);
    await pause(ms, undefined, { signal: either, ref: false }).catch(() => undefined);
    waits.delete(accountId);
    postponed.delete(accountId);
  };

  const postpone = (accountId: string, { id }: CalendarWrite): void => {
    const later = postponed.get(accountId) ?? new Set();
    postponed.set(accountId, later.add(id));
  };

  const isAboutObject = (error: unknown): boolean =>
    error instanceof AccountAwayError || deps.readFailure(error)?.isAboutObject === true;

  const runAccount = async (accountId: string): Promise<void> => {
    let ms = 0;
    while (!signal.aborted) {
      const write = nextOf(accountId);
      if (write === undefined) {
        if (!postponed.has(accountId)) return;
        await leaveAlone(accountId, ms);
        continue;
      }
      try {
        // An object's writes go out in the order in which they were made.
        const delivered = await deliver(write);
        failures.delete(accountId);
        settle(write, delivered);
      } catch (error) {
        if (signal.aborted) return;
        ms = waitAfter(accountId, error);
        deps.changed();
        if (isAboutObject(error)) postpone(accountId, write);
        else await leaveAlone(accountId, ms);
      }
    }
  };

  const waitingAccounts = (): ReadonlySet<string> =>
    new Set(store.all().map(({ calendarId }) => accountOf(calendarId)));

  /** Starts sending for each account that has something to send and isn't at it. */
  const start = (): void => {
    if (signal.aborted) return;
    for (const accountId of waitingAccounts()) {
      if (running.has(accountId) || nextOf(accountId) === undefined) continue;
      const run = runAccount(accountId)
        .finally(() => {
          running.delete(accountId);
          // What waited for these may be of another account.
          start();
        })
        // Such as a database that can't be read; whatever is sent next tries again.
        .catch((error: unknown) => log.error({ err: error }, "writes into calendars stopped"));
      running.set(accountId, run);
    }
  };

  /** Sends what waits; an account that is left alone for a while is tried now. */
  const resume = (): void => {
    if (signal.aborted) return;
    changes.forgetBefore(clock.now() - changesKeptMs);
    for (const accountId of waitingAccounts()) waits.get(accountId)?.abort();
    start();
  };

  return {
    /** Stores a write, in the caller's transaction; it is sent by `settled` or `resume`. */
    add: (write: NewCalendarWrite): CalendarWrite => store.add(write),
    /** Sends what waits, and tells what became of a write; `waiting` after some milliseconds without an answer. */
    settled: async (id: number, ms: number): Promise<Outcome> => {
      // Not within the caller's transaction: if that rolled back, the server would have what isn't stored here.
      await Promise.resolve();
      const settledNow = new Promise<Delivered>((resolve) => waiters.set(id, resolve));
      resume();
      const late = new AbortController();
      const timeout = pause(ms, { kind: "waiting" } as const, {
        signal: AbortSignal.any([late.signal, signal]),
        ref: false,
      }).catch(() => ({ kind: "waiting" }) as const);
      const outcome = await Promise.race([settledNow, timeout]);
      waiters.delete(id);
      late.abort();
      return outcome;
    },
    /** An object as it is shown; null where there is none. */
    shown: (calendarId: string, path: string): ShownObject | null => {
      const waiting = waitingIn(store.all(), calendarId).get(path);
      if (waiting !== undefined) {
        const { ics, ...place } = waiting;
        return ics === null ? null : { ...place, path, ics, isWaiting: true };
      }
      const stored = records.object(calendarId, { path });
      if (stored === null || stored.uid === null || !stored.isReadable || stored.hold !== "none")
        return null;
      const { url, uid, ics } = stored;
      return { path, url, uid, ics, isWaiting: false };
    },
    /** The UIDs of what waits for a calendar's server. */
    waiting: (calendarId: string): string[] =>
      store
        .all()
        .flatMap(placesOf)
        .flatMap((place) => (place.calendarId === calendarId ? [place.uid] : [])),
    all: (): CalendarWrite[] => store.all(),
    /** Forgets a write, because somebody decided so; the half of it that its server has can be taken back. */
    drop: (write: CalendarWrite): void => {
      if (isHalfDone(write)) (write.isMove ? recordOther : recordOwn)(write);
      store.remove(write);
      // Others of the same object waited for it; not within the caller's transaction.
      void Promise.resolve()
        .then(start)
        .catch((error: unknown) => log.error({ err: error }, "writes into calendars stopped"));
    },
    /** Stores a write that was stopped as one that is sent again. */
    again: (write: CalendarWrite): void => store.update({ ...write, problem: null, sentAt: null }),
    resume,
    /** Aborts what is in flight; what isn't settled stays for the next run. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await Promise.allSettled(running.values());
    },
  };
};
export type CalendarOutbox = ReturnType<typeof createCalendarOutbox>;

/** Why nothing can be sent: the account isn't connected just now. */
class AccountAwayError extends Error {
  override readonly name = "AccountAway";
}
