import { Temporal } from "temporal-polyfill";
import type { Settings } from "#contract/settings.ts";
import { type Clock, dayAt } from "#server/platform/clock.ts";
import type { ScheduledJob } from "#server/jobs/scheduler.ts";
import type { PushDispatcher } from "../dispatcher.ts";
import { isInQuietHours, quietHoursOf, timeOfDayAt } from "#server/jobs/quiet-hours.ts";
import type { MessageFor, Recipients } from "../recipients.ts";
import type { PushSentLog } from "../sent-log.ts";

/** A reminder that comes at most once a day. */
export interface DailyReminder {
  readonly kind: "chores" | "dinner";
  /** Composes the message of a day; null where there is nothing to say. Rejects where its source can't be read now. */
  readonly compose: (day: string) => Promise<MessageFor | null>;
}

interface DailyReminderDeps {
  readonly sentLog: PushSentLog;
  readonly recipients: Recipients;
  readonly dispatcher: PushDispatcher;
  readonly clock: Clock;
  readonly settings: () => Settings;
  readonly atomically: (work: () => void) => void;
}

/** Reminders after this hour only disturb, unless they were chosen for such an hour. */
const eveningHour = 20;

/** From which full hour and until which a member is told of something; the hours of the day's end are 24. */
const hoursOf = (
  { notificationHours: { members, ...house } }: Settings,
  kind: DailyReminder["kind"],
  memberId: string,
): { readonly from: number; readonly until: number } => {
  const from = members[memberId]?.[kind] ?? house[kind];
  return { from, until: from < eveningHour ? eveningHour : 24 };
};

const instantOf = (day: string, hour: number, timeZone: string): number =>
  Temporal.PlainDate.from(day)
    .add({ days: hour === 24 ? 1 : 0 })
    .toZonedDateTime({ timeZone, plainTime: { hour: hour % 24 } }).epochMilliseconds;

/**
 * A job that reminds each member once a day, from their hour until the evening, never in their quiet hours; it catches
 * up after the machine was off or the source failed.
 */
export const dailyReminder = (
  { kind, compose }: DailyReminder,
  deps: DailyReminderDeps,
): ScheduledJob => {
  const { sentLog, recipients, dispatcher, clock, settings, atomically } = deps;
  const isTimeFor = (memberId: string, now: number, at: number): boolean => {
    const { from, until } = hoursOf(settings(), kind, memberId);
    return at >= from && at < until && !isInQuietHours(now, quietHoursOf(settings(), memberId));
  };

  return {
    name: `push-${kind}`,
    // Hourly, because hours are each member's own, and the first ones may be within quiet hours.
    pattern: "0 * * * *",
    run: async () => {
      const now = clock.now();
      const { timeZone } = settings();
      const day = dayAt(now, timeZone);
      const at = Number(timeOfDayAt(now, timeZone).slice(0, 2));
      const due = [...new Set(recipients.phonesFor(kind).map(({ memberId }) => memberId))].filter(
        (memberId) => !sentLog.ofDay(kind, day, memberId) && isTimeFor(memberId, now, at),
      );
      if (due.length === 0) return;
      const message = await compose(day);
      atomically(() => {
        for (const memberId of due) {
          sentLog.noteDay(kind, day, memberId);
          if (message === null) continue;
          const { until } = hoursOf(settings(), kind, memberId);
          const expiresAt = instantOf(day, until, timeZone);
          recipients.tell(kind, { topic: `${kind}-${day}`, expiresAt, message }, memberId);
        }
      });
      dispatcher.wake();
    },
  };
};
