import type { CalendarEvent } from "#contract/calendar.ts";
import { useConfig } from "#client/context/config.ts";
import { useUntilText } from "#client/features/calendar/event/use-until-text.ts";
import { eventDaysOf } from "#client/features/calendar/range-store.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";

/**
 * Says when an event is: its hours, whole days, or from which day to which. Of one that began before the `day` it is
 * listed under it says until when.
 */
export const useEventTime = (): ((event: CalendarEvent, day?: string) => string) => {
  const { t, timeRange, dateRange } = useI18n();
  const untilText = useUntilText();
  const { timeZone } = useConfig();
  return (event, day) => {
    const { first, last } = eventDaysOf(event, timeZone);
    if (!event.allDay && day !== undefined && first < day) return untilText(event, day);
    if (!event.allDay) return timeRange(event.start, event.end);
    return first === last ? t("calendar.allDay") : dateRange(first, last);
  };
};
