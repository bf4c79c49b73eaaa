import type { CalendarEvent } from "#contract/calendar.ts";
import { useConfig } from "#client/context/config.ts";
import { eventDaysOf } from "#client/features/calendar/range-store.ts";
import { useWallText } from "../../ui/use-wall-text.ts";

/** Says when an event is, the day being known: its hours, whole days, or from which day to which. */
export const useEventTime = (): ((event: CalendarEvent) => string) => {
  const { t, format } = useWallText();
  const { timeZone } = useConfig();
  return (event) => {
    const { first, last } = eventDaysOf(event, timeZone);
    if (!event.allDay) return format.timeRange(event.start, event.end);
    return first === last ? t("calendar.allDay") : format.dayRange(first, last);
  };
};
