import { Link } from "wouter";
import { DayFacts } from "#client/features/calendar/day-facts/DayFacts.tsx";
import { useDayFacts } from "#client/features/calendar/day-facts/use-day-facts.ts";
import { DayBands } from "#client/features/absences/DayBands.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useCalendarView } from "./calendar-view-context.ts";
import * as styles from "./week/week.module.css";

/** A day of the week, which opens it. */
export const DayName = ({ day, today }: { day: string; today: string }) => {
  const { dateLong, dayShort, dayNumber, monthShort } = useI18n();
  const { words } = useDayFacts(day);
  const { who } = useCalendarView();
  return (
    <Row
      as={Link}
      wrap
      align="baseline"
      className={styles.sevenName}
      href={`/calendar/day/${day}`}
      aria-label={[dateLong(day), ...words].join(", ")}
      data-today={day === today}
      {...(day === today ? { "aria-current": "date" as const } : {})}
    >
      <span>{dayShort(day)}</span>
      <Text display as="b" figures>
        {dayNumber(day)}
      </Text>
      {day.endsWith("-01") ? (
        <Text as="small" size="tiny" tone="accent">
          {monthShort(day)}
        </Text>
      ) : null}
      <DayFacts day={day} />
      <DayBands day={day} who={who} />
    </Row>
  );
};
