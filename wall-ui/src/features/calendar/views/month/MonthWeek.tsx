import type { CSSProperties } from "react";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import type { DaySpan } from "#client/features/calendar/views/lanes.ts";
import { layWeek } from "#client/features/calendar/views/month-row.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { MonthDayCell } from "./MonthDayCell.tsx";
import { type MonthEntry, MonthEvents } from "./MonthEvents.tsx";
import { MoreEvents } from "./MoreEvents.tsx";
import type { MonthLayout } from "./month-layout.ts";
import type { MonthWords } from "./month-words.ts";
import * as styles from "./month.module.css";

/** A week of a month's sheet: its days, and as many of their events as there are rows for. */
export const MonthWeek = ({
  days,
  month,
  today,
  spans,
  rows,
  measure,
  words,
  isLow,
  clashes,
}: {
  days: readonly string[];
  /** As `YYYY-MM`; other days are of a neighbour. */
  month: string;
  today: string;
  spans: readonly DaySpan<MonthEntry>[];
  /** How many rows its events have. */
  rows: number;
  measure: MonthLayout["measure"];
  /** Undefined until the sheet is measured. */
  words: MonthWords | undefined;
  /** Its lines are lower than a thumb. */
  isLow: boolean;
  clashes: ReadonlyMap<string, readonly Clash[]>;
}) => {
  const { dateRange } = useI18n();
  const { placed, more } = layWeek(days, spans, rows, measure);
  const isAny = (day: string) => spans.some(({ first, last }) => first <= day && day <= last);
  return (
    <div
      className={styles.monthWeek}
      style={{ "--rows": rows } as CSSProperties}
      role="group"
      aria-label={dateRange(days[0] ?? "", days[6] ?? "")}
    >
      {days.map((day, at) => (
        <MonthDayCell
          key={day}
          day={day}
          column={at + 1}
          isToday={day === today}
          isOutside={!day.startsWith(month)}
          opens={isLow && isAny(day)}
        />
      ))}
      <MonthEvents {...{ placed, words, isLow, clashes }} />
      {more.map(({ count, row }, at) => {
        const day = days[at];
        return count === 0 || day === undefined ? null : (
          <MoreEvents key={day} day={day} column={at + 1} row={row} count={count} />
        );
      })}
    </div>
  );
};
