import type { CalendarEvent } from "#contract/calendar.ts";
import { EventMarks } from "#client/features/calendar/EventLine.tsx";
import { eventsOnDay } from "#client/features/calendar/queries.ts";
import { useConfig } from "#client/context/config.ts";
import { useToday } from "#client/context/clock.ts";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./month-sheet.module.css";

/** So many events of a day have a line of their own colour. */
const mostMarks = 3;

/** A month as one sheet of paper: each day with its number and the colours of those who have something on it. */
export const MonthSheet = ({
  weeks,
  day,
  events,
  onDay,
}: {
  weeks: readonly (readonly string[])[];
  /** The one whose events stand below. */
  day: string;
  events: readonly CalendarEvent[];
  onDay: (day: string) => void;
}) => {
  const { dateLong, dayNumber, dayShort } = useI18n();
  const s = useMessages(calendarMessages);
  const { timeZone } = useConfig();
  const today = useToday();
  return (
    <div className={styles.monthSheet}>
      <div className={styles.monthNames} aria-hidden="true">
        {weeks[0]?.map((one) => (
          <span key={one}>{dayShort(one)}</span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} className={styles.monthWeek}>
          {week.map((one) => {
            const there = eventsOnDay(events, one, timeZone);
            return (
              <button
                key={one}
                type="button"
                className={styles.monthDay}
                data-day={one}
                aria-pressed={one === day}
                data-today={one === today}
                data-outside={one.slice(0, 7) !== day.slice(0, 7)}
                aria-label={
                  there.length === 0
                    ? dateLong(one)
                    : `${dateLong(one)}, ${s("eventsOn", { count: there.length })}`
                }
                onClick={() => onDay(one)}
              >
                <Text figures>{dayNumber(one)}</Text>
                <span className={styles.monthMarks}>
                  {there.slice(0, mostMarks).map((event) => (
                    <EventMarks key={event.id} event={event} />
                  ))}
                </span>
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
};
