import type { CalendarEvent } from "#contract/calendar.ts";
import { eventsOnDay } from "#client/features/calendar/queries.ts";
import { useConfig } from "#client/context/config.ts";
import { useToday } from "#client/context/clock.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { MonthSheetDay } from "./MonthSheetDay.tsx";
import * as styles from "./month-sheet.module.css";

/** A month as one sheet of paper: each day with its number and the colours of those who have something on it. */
export const MonthSheet = ({
  weeks,
  day,
  events,
  who,
  onDay,
}: {
  weeks: readonly (readonly string[])[];
  /** The one whose events stand below. */
  day: string;
  events: readonly CalendarEvent[];
  /** Whose days away and shifts are drawn; nobody chosen is the whole family's. */
  who: ReadonlySet<string>;
  onDay: (day: string) => void;
}) => {
  const { dayShort } = useI18n();
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
              <MonthSheetDay
                key={one}
                day={one}
                events={there}
                who={who}
                isChosen={one === day}
                isToday={one === today}
                isOutside={one.slice(0, 7) !== day.slice(0, 7)}
                onDay={onDay}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
};
