import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { Settings } from "#contract/settings.ts";
import type { Roster } from "../../config/roster.ts";
import type { Clock } from "../../platform/clock.ts";
import { SourceMissing } from "../../platform/errors.ts";
import type { DayRange } from "../../providers/calendar/port.ts";
import { quietHoursOf, quietNightsBetween } from "../../jobs/quiet-hours.ts";
import { eventAt, reminderDays } from "./event-key.ts";
import { dueRings, nextRingAt, type Ring, ringsWithin } from "./rings.ts";
import type { SentReminders, Snooze } from "./sent-store.ts";
import { everyWall } from "./who-is-reminded.ts";

/** What a phone is told of an event. */
export interface PhoneReminder extends Pick<Ring, "event" | "key" | "startsAt"> {
  readonly memberId: string;
  /** They asked to be reminded again, so it comes in quiet hours too. */
  readonly isAskedFor?: true;
  /** When it was sent before their quiet hours, as their phone may have been off; milliseconds since 1970. */
  readonly firstAt?: number;
  /** From when it is no longer sent; milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface ReminderDispatcherDeps {
  /** Reads the events of some days; rejects where no calendar can be read. */
  readonly events: (range: DayRange) => Promise<readonly CalendarEvent[]>;
  readonly sent: SentReminders;
  readonly settings: () => Settings;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly atomically: (work: () => void) => void;
  /** Queues a message for a member's phones, in the transaction of the caller. */
  readonly tellPhones: (reminder: PhoneReminder, now: number) => void;
  /** Called after something was queued or the walls ring. */
  readonly rang: (onWalls: boolean) => void;
  readonly log: Logger;
  /** Waits, or less when the signal aborts; real time, a minute at most, where left out. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Rings reminders when they are due. */
export interface ReminderDispatcher {
  /** Begins to ring. */
  begin(): void;
  /** Reads the calendar anew and checks what is due, once it has begun. */
  wake(): void;
  stop(): Promise<void>;
}

const minute = 60_000;
const hour = 60 * minute;
/** An event that came to be after its reminder's time rings at once, but not later than this. */
const lateAtMost = hour;
/** How old a plan may be: a feed that nobody looks at is read by it. */
const planMs = 15 * minute;
/** How far a plan reaches. */
const planAhead = 12 * hour;
/** More at once than anybody reads is a mistake of a feed. */
const mostAtOnce = 20;
/** Push messages wait for a phone that is off for a day at most. */
const longestWanted = 24 * hour;
/** A snoozed reminder may come after the event began, but not much later. */
const snoozeAfterStart = 15 * minute;
/** A phone that was off for so long before its quiet hours may have missed what came then: push services drop it by bedtime. */
const shortlyBefore = 2 * hour;

// The clock may be set meanwhile, so the wait is short.
const realPause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(Math.min(ms, minute), undefined, { signal, ref: false }).catch(() => undefined);

interface Plan {
  readonly rings: readonly Ring[];
  readonly events: readonly CalendarEvent[];
  /** What it was worked out from. */
  readonly house: Settings;
  readonly roster: Roster;
  readonly madeAt: number;
  readonly readAt: number;
}

/** Creates what works out what rings next; a plan that is still true is kept. */
const createPlanner = ({ events, settings, roster }: ReminderDispatcherDeps) => {
  return async (plan: Plan | null, now: number, from: number): Promise<Plan> => {
    const house = settings();
    const { timeZone, reminders } = house;
    const found = await events(reminderDays(now, timeZone));
    const rules = {
      ...{ timeZone, roster: roster(), settings: reminders },
      quietHours: (target: string) => quietHoursOf(house, target),
    };
    const known = roster();
    const isSame =
      plan?.events === found && plan.house === house && plan.roster === known && now >= plan.madeAt;
    // Nothing changed, and it reaches beyond the next look.
    if (plan !== null && isSame && now + planMs < plan.madeAt + planAhead)
      return { ...plan, readAt: now };
    const rings = ringsWithin(found, rules, { from, to: now + planAhead });
    return { rings, events: found, house, roster: known, readAt: now, madeAt: now };
  };
};

/** At most so many for each target; the others of a flood count as sent. */
const spread = (due: readonly Ring[], log: Logger): ReadonlySet<Ring> => {
  const byTarget = Map.groupBy(due, ({ target }) => target);
  const loud = new Set([...byTarget.values()].flatMap((each) => each.slice(0, mostAtOnce)));
  if (loud.size < due.length)
    log.warn({ rings: due.length }, "a calendar rings more often than anybody can hear");
  return loud;
};

/** Creates what tells phones once more: who asked for it, and who may have missed it before the night. */
const createTellAgain = ({ sent, settings, tellPhones }: ReminderDispatcherDeps) => {
  const tellAgain = (snooze: Snooze, { events: known }: Plan, now: number): void => {
    const { key, startsAt, memberId, firstAt } = snooze;
    sent.endSnooze(snooze, memberId);
    const event = eventAt(known, snooze, settings().timeZone);
    const until = firstAt !== null ? startsAt : Math.max(startsAt, snooze.dueAt) + snoozeAfterStart;
    if (event === undefined || now >= until) return;
    const expiresAt = Math.min(until, now + longestWanted);
    const why = firstAt === null ? ({ isAskedFor: true } as const) : { firstAt };
    tellPhones({ event, key, startsAt, memberId, expiresAt, ...why }, now);
  };

  /** Tells once more after the quiet hours that begin soon, where the event is still to come then. */
  const tellInTheMorning = (ring: Ring, now: number): void => {
    if (ring.event.reminders?.urgent === true) return;
    const hours = quietHoursOf(settings(), ring.target);
    const night = quietNightsBetween(now, now + shortlyBefore, hours).find(
      ({ start }) => start > now && start <= now + shortlyBefore,
    );
    if (night !== undefined && night.end < ring.startsAt)
      sent.tellOnceMore(ring, ring.target, { dueAt: night.end, firstAt: now });
  };
  return { tellAgain, tellInTheMorning };
};

/** Creates what rings all that is due now, and records it in the same transaction. */
const createRinging = (deps: ReminderDispatcherDeps) => {
  const { sent, atomically, tellPhones, rang, log } = deps;
  const { tellAgain, tellInTheMorning } = createTellAgain(deps);
  return (now: number, from: number, current: Plan): void => {
    const { rings } = current;
    const sentUntil = (ring: Ring): number | null => sent.sentUntil(ring, ring.target);
    const due = dueRings(rings, { now, from, sentUntil });
    const again = sent.snoozedUntil(now);
    const last = sent.checkedUntil();
    // What was sent is recorded at once; that nothing was due, every few minutes.
    if (due.length + again.length === 0 && last !== null && Math.abs(now - last) < planMs) return;
    const loud = spread(due, log);
    atomically(() => {
      for (const ring of due) {
        sent.note(ring, ring.target, ring.dueAt, now);
        const isLoud = loud.has(ring);
        // Else the wall would show the rest of a flood card by card.
        if (ring.target === everyWall && !isLoud) sent.dismiss(ring, now);
        if (ring.target === everyWall || !isLoud) continue;
        const expiresAt = Math.min(ring.until, now + longestWanted);
        tellPhones({ ...ring, memberId: ring.target, expiresAt }, now);
        tellInTheMorning(ring, now);
      }
      for (const snooze of again) tellAgain(snooze, current, now);
      sent.setChecked(now);
    });
    if (due.length + again.length > 0) rang(due.some(({ target }) => target === everyWall));
  };
};

/**
 * Creates the house's only dispatcher of reminders. It sleeps from one due time to the next. What it sends is recorded in
 * the same transaction, so each reminder rings once; what was due while the machine was off rings until its event begins.
 */
export const createReminderDispatcher = (deps: ReminderDispatcherDeps): ReminderDispatcher => {
  const { sent, clock, log, pause = realPause } = deps;
  const planAt = createPlanner(deps);
  const ringNow = createRinging(deps);
  const ended = new AbortController();
  let woken = new AbortController();
  let plan: Plan | null = null;
  /** Whether something changed since the plan's calendar was read. */
  let isStale = false;
  let isBegun = false;
  let running: Promise<void> | null = null;

  /** Rings what is due; resolves with the milliseconds until something may be. */
  const look = async (): Promise<number> => {
    const now = clock.now();
    const from = Math.min(sent.checkedUntil() ?? now, now - lateAtMost);
    const isFresh = plan !== null && !isStale && now >= plan.readAt && now < plan.readAt + planMs;
    if (!isFresh) isStale = false;
    const current = plan !== null && isFresh ? plan : await planAt(plan, now, from);
    if (ended.signal.aborted) return 0;
    plan = current;
    ringNow(now, from, current);
    const next = [nextRingAt(current.rings, now), sent.nextSnoozeAt()]
      .filter((at) => at !== null)
      .concat(current.readAt + planMs);
    return Math.max(1, Math.min(...next) - now);
  };

  const run = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      woken = new AbortController();
      const wait = await look().catch((error: unknown) => {
        isStale = true;
        if (!(error instanceof SourceMissing))
          log.error({ err: error }, "reminders can't be worked out");
        return minute;
      });
      if (!woken.signal.aborted && !ended.signal.aborted)
        await pause(wait, AbortSignal.any([woken.signal, ended.signal]));
    }
  };

  const wake = (): void => {
    isStale = true;
    woken.abort();
    if (isBegun) running ??= run();
  };
  return {
    begin: () => {
      isBegun = true;
      wake();
    },
    wake,
    stop: async () => {
      ended.abort();
      await running;
    },
  };
};
