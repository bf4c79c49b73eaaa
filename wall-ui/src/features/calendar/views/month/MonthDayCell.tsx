import { Link } from "wouter";
import { DayFacts } from "#client/features/calendar/day-facts/DayFacts.tsx";
import { useDayFacts } from "#client/features/calendar/day-facts/use-day-facts.ts";
import { DayBands } from "#client/features/absences/DayBands.tsx";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { isWeekend } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useCalendarView, useIsEventOver } from "../calendar-view-context.ts";
import * as styles from "./month.module.css";

/** A day's field in a month's sheet, with its number; its events lie over it. */
export const MonthDayCell = ({
  day,
  column,
  isToday,
  isOutside,
  opens,
}: {
  day: string;
  /** Its place in the week, from 1. */
  column: number;
  isToday: boolean;
  /** It belongs to a neighbouring month. */
  isOutside: boolean;
  /** A tap opens the day, instead of adding an event to it. */
  opens: boolean;
}) => {
  const { dateLong, dayNumber, monthShort } = useI18n();
  const s = useMessages(calendarMessages);
  const { add, openDay, who } = useCalendarView();
  const isOver = useIsEventOver((over) => over.day === day);
  const { words } = useDayFacts(day);
  return (
    <div
      className={styles.monthDay}
      data-testid="month-day"
      style={{ gridColumn: column }}
      data-day={day}
      data-today={isToday}
      data-weekend={isWeekend(day)}
      data-outside={isOutside}
      data-over={isOver}
    >
      <button
        type="button"
        className={styles.monthAdd}
        data-testid="month-add"
        tabIndex={-1}
        aria-label={opens ? dateLong(day) : s("addOn", { day: dateLong(day) })}
        onClick={() => (opens ? openDay(day) : add({ day }))}
      />
      <Row
        as={Link}
        className={styles.monthNumber}
        href={`/calendar/day/${day}`}
        {...(isToday ? { "aria-current": "date" as const } : {})}
        aria-label={[dateLong(day), ...words].join(", ")}
      >
        <Text display as="b" figures>
          {dayNumber(day)}
        </Text>
        {day.endsWith("-01") ? (
          <Text as="small" size="tiny" tone="accent">
            {monthShort(day)}
          </Text>
        ) : null}
        <DayFacts day={day} bare />
      </Row>
      <div className={styles.monthBands}>
        <DayBands day={day} who={who} />
      </div>
    </div>
  );
};
