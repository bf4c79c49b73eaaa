import { useMemo } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { groupByDay } from "#client/features/calendar/views/by-day.ts";
import { useConfig } from "#client/context/config.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";

const none: readonly CalendarEvent[] = [];

/** Events by the day they are drawn on, and the times that their lines begin with. */
export const useEventsByDay = (events: readonly CalendarEvent[] = none) => {
  const { t, dayAt, clock } = useI18n();
  const { timeZone } = useConfig();
  return useMemo(
    () => ({
      ...groupByDay(events, timeZone),
      /** When it begins, or on its second day when it ends, in words. */
      timeOn: (day: string, { start, end }: CalendarEvent) =>
        dayAt(start) < day ? t("home.until", { time: clock(end) }) : clock(start),
    }),
    [events, timeZone, dayAt, clock, t],
  );
};
