import type { CalendarEvent } from "#contract/calendar.ts";
import { useConfig } from "#client/context/config.ts";
import { eventDaysOf } from "#client/features/calendar/range-store.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";

/** Says when an event is, the day being known: its hours, whole days, or from which day to which. */
export const useEventTime = (): ((event: CalendarEvent) => string) => {
  const { t, timeRange, dateRange } = useI18n();
  const { timeZone } = useConfig();
  return (event) => {
    const { first, last } = eventDaysOf(event, timeZone);
    if (!event.allDay) return timeRange(event.start, event.end);
    return first === last ? t("calendar.allDay") : dateRange(first, last);
  };
};
