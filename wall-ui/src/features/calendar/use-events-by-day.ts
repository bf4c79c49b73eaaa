import { useMemo } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { groupByDay } from "#client/features/calendar/views/by-day.ts";
import { useConfig } from "#client/context/config.ts";
import { useWallText } from "../../ui/use-wall-text.ts";

const none: readonly CalendarEvent[] = [];

/** Events by the day they are drawn on, and the times that their lines begin with. */
export const useEventsByDay = (events: readonly CalendarEvent[] = none) => {
  const { t, format } = useWallText();
  const { timeZone } = useConfig();
  return useMemo(
    () => ({
      ...groupByDay(events, timeZone),
      /** When it begins, or on its second day when it ends, in words. */
      timeOn: (day: string, { start, end }: CalendarEvent) =>
        format.day(start) < day ? t("home.until", { time: format.time(end) }) : format.time(start),
    }),
    [events, timeZone, format, t],
  );
};
