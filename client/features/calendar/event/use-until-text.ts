import type { CalendarEvent } from "#contract/calendar.ts";
import { useConfig } from "../../../context/config.ts";
import { useI18n } from "../../../i18n/use-i18n.ts";
import { eventDaysOf } from "../range-store.ts";

/** Says on a day until when an event goes on: until which day, or on its last one until which hour. */
export const useUntilText = (): ((event: CalendarEvent, day: string) => string) => {
  const { t, clock, dateShort } = useI18n();
  const { timeZone } = useConfig();
  return (event, day) => {
    const { last } = eventDaysOf(event, timeZone);
    return t("home.until", { time: last > day ? dateShort(last) : clock(event.end) });
  };
};
