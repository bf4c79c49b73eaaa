import { Link } from "wouter";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { MemberMarks } from "#client/features/calendar/EventLine.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./month.module.css";

/** How many more events a day has than fit, or whose they are; leads to the day. */
export const MoreEvents = ({
  day,
  column,
  row,
  count,
  memberIds,
}: {
  day: string;
  column: number;
  /** Where its words stand; without it there is only room for marks. */
  row: number | undefined;
  count: number;
  memberIds: readonly string[];
}) => {
  const { t, dateLong } = useI18n();
  const s = useMessages(calendarMessages);
  return (
    <Row
      as={Link}
      className={row === undefined ? styles.monthDots : styles.monthMore}
      style={{ gridColumn: column, ...(row === undefined ? {} : { gridRow: row }) }}
      href={`/calendar/day/${day}`}
      aria-label={s("moreOn", { count, day: dateLong(day) })}
    >
      {row === undefined ? (
        <MemberMarks memberIds={memberIds} />
      ) : (
        t("calendar.moreEvents", { count })
      )}
    </Row>
  );
};
