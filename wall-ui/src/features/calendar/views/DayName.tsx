import { Link } from "wouter";
import { useWallText } from "#wall-ui/src/ui/use-wall-text.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./week/week.module.css";

/** A day of the week, which opens it. */
export const DayName = ({ day, today }: { day: string; today: string }) => {
  const { format } = useWallText();
  return (
    <Row
      as={Link}
      wrap
      align="baseline"
      className={styles.sevenName}
      href={`/calendar/day/${day}`}
      aria-label={format.longDate(day)}
      data-today={day === today}
      {...(day === today ? { "aria-current": "date" as const } : {})}
    >
      <span>{format.weekday(day)}</span>
      <Text display as="b" figures>
        {format.dayOfMonth(day)}
      </Text>
      {day.endsWith("-01") ? (
        <Text as="small" size="tiny" tone="accent">
          {format.month(day)}
        </Text>
      ) : null}
    </Row>
  );
};
