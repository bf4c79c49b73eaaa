import type { Reminder } from "#contract/reminders.ts";
import { useNow } from "#client/platform/clock.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";

/** When a reminder's event is, as people say it: its day and hour, and how long it is until then. */
export const useReminderTime = (): ((reminder: Pick<Reminder, "start" | "allDay">) => {
  readonly at: string;
  readonly away: string | undefined;
}) => {
  const { t, clockWithDay, nearDayName, relativeMinutes } = useI18n();
  const now = useNow("minute");
  return ({ start, allDay }) => {
    if (allDay)
      return { at: `${nearDayName(start, now)}, ${t("calendar.allDay")}`, away: undefined };
    const minutes = (Date.parse(start) - now) / 60_000;
    return {
      at: clockWithDay(start, now),
      away: minutes > 0 ? relativeMinutes(minutes) : undefined,
    };
  };
};
