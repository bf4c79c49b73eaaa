import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { isWeekend } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useCalendarView, useIsEventOver } from "../calendar-view-context.ts";
import * as styles from "./week.module.css";

/** The empty place of a day, in somebody's row or column: a tap writes something into it. */
export const WeekCell = ({
  day,
  lane,
  today,
  column,
}: {
  day: string;
  lane: string | undefined;
  today: string;
  /** The grid's column, where it doesn't follow the one before. */
  column?: number;
}) => {
  const { dateLong } = useI18n();
  const s = useMessages(calendarMessages);
  const { add } = useCalendarView();
  const isOver = useIsEventOver((over) => over.day === day && over.lane === lane);
  const place = { day, ...(lane === undefined ? {} : { lane }) };
  return (
    <button
      type="button"
      className={styles.sevenCell}
      data-testid="seven-cell"
      tabIndex={-1}
      style={column === undefined ? undefined : { gridColumn: column }}
      data-day={day}
      data-lane={lane}
      data-today={day === today}
      data-past={day < today}
      data-weekend={isWeekend(day)}
      data-over={isOver}
      aria-label={s("addOn", { day: dateLong(day) })}
      onClick={() => add(place)}
    />
  );
};
