import { useMemo } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { useNow } from "#client/platform/clock.ts";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import type { DaySpan } from "#client/features/calendar/views/lanes.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useEventsByDay } from "../../use-events-by-day.ts";
import type { MonthEntry } from "./MonthEvents.tsx";

/** What a month shows in its days and across them, in the order in which it stands there. */
export const useMonthEntries = (
  days: readonly string[],
  events: readonly CalendarEvent[],
  clashes: ReadonlyMap<string, readonly Clash[]>,
): readonly DaySpan<MonthEntry>[] => {
  const { t } = useI18n();
  const { spans, timedOn, timeOn } = useEventsByDay(events);
  const now = useNow("minute");
  // The sheet is laid out anew when an event ends, not each minute.
  const overUntil = Math.max(
    0,
    ...events.map(({ end }) => Date.parse(end)).filter((end) => end <= now),
  );
  return useMemo(() => {
    const entryOf = (event: CalendarEvent): MonthEntry => ({
      event,
      title: event.title === "" ? t("calendar.untitled") : event.title,
      isClash: (clashes.get(event.id) ?? []).length > 0,
      isOver: !event.allDay && Date.parse(event.end) <= overUntil,
    });
    return [
      ...spans.map(({ item, ...span }) => ({ ...span, item: entryOf(item) })),
      ...days.flatMap((day) =>
        timedOn(day).map((event) => ({
          ...{ first: day, last: day },
          item: { ...entryOf(event), time: timeOn(day, event) },
        })),
      ),
    ];
  }, [spans, timedOn, timeOn, days, clashes, overUntil, t]);
};
