import { Temporal } from "temporal-polyfill";
import { type Clock, dayAt } from "#server/platform/clock.ts";
import type { ScheduledJob } from "#server/jobs/scheduler.ts";
import type { PushDispatcher } from "../dispatcher.ts";
import { isInQuietHours, type QuietHours, timeOfDayAt } from "#server/jobs/quiet-hours.ts";
import type { MessageFor, Recipients } from "../recipients.ts";
import type { PushSentLog } from "../sent-log.ts";

/** A reminder that comes at most once a day. */
export interface DailyReminder {
  readonly kind: "chores" | "dinner";
  /** The earliest hour of the family's day. */
  readonly hour: number;
  /** Composes the message of a day; null where there is nothing to say. Rejects where its source can't be read now. */
  readonly compose: (day: string) => Promise<MessageFor | null>;
}

interface DailyReminderDeps {
  readonly sentLog: PushSentLog;
  readonly recipients: Recipients;
  readonly dispatcher: PushDispatcher;
  readonly clock: Clock;
  readonly quietHours: () => QuietHours;
  readonly atomically: (work: () => void) => void;
}

/** Reminders after this hour only disturb, unless they were configured for such an hour. */
const eveningHour = 20;

/**
 * A job that reminds once a day, from its hour until the evening, never in quiet hours; it catches up after the
 * machine was off or the source failed.
 */
export const dailyReminder = (
  { kind, hour, compose }: DailyReminder,
  deps: DailyReminderDeps,
): ScheduledJob => {
  const { sentLog, recipients, dispatcher, clock, quietHours, atomically } = deps;
  const endHour = hour < eveningHour ? eveningHour : 24;
  const endOf = (day: string, timeZone: string): number =>
    Temporal.PlainDate.from(day)
      .add({ days: endHour === 24 ? 1 : 0 })
      .toZonedDateTime({ timeZone, plainTime: { hour: endHour % 24 } }).epochMilliseconds;

  return {
    name: `push-${kind}`,
    // Hourly, because the first hours may be within quiet hours.
    pattern: `0 ${hour}-${endHour - 1} * * *`,
    run: async () => {
      const now = clock.now();
      const hours = quietHours();
      const day = dayAt(now, hours.timeZone);
      const at = Number(timeOfDayAt(now, hours.timeZone).slice(0, 2));
      if (at < hour || at >= endHour || isInQuietHours(now, hours)) return;
      if (sentLog.ofDay(kind, day) || recipients.phonesFor(kind).length === 0) return;
      const message = await compose(day);
      atomically(() => {
        sentLog.noteDay(kind, day);
        if (message === null) return;
        const expiresAt = endOf(day, hours.timeZone);
        recipients.tell(kind, { topic: `${kind}-${day}`, expiresAt, message });
      });
      dispatcher.wake();
    },
  };
};
