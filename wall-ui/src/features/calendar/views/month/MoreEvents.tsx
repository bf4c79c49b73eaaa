import { Link } from "wouter";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { rowsOfMore } from "#client/features/calendar/views/month-row.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./month.module.css";

/** How many more events a day has than fit; leads to the day. */
export const MoreEvents = ({
  day,
  column,
  row,
  count,
}: {
  day: string;
  column: number;
  /** The row on which it begins. */
  row: number;
  count: number;
}) => {
  const { t, dateLong } = useI18n();
  const s = useMessages(calendarMessages);
  return (
    <Row
      as={Link}
      className={styles.monthMore}
      data-testid="month-more"
      style={{ gridColumn: column, gridRow: `${row + 2} / span ${rowsOfMore}` }}
      href={`/calendar/day/${day}`}
      aria-label={s("moreOn", { count, day: dateLong(day) })}
    >
      {t("calendar.moreEvents", { count })}
    </Row>
  );
};
