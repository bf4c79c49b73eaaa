import type { CSSProperties } from "react";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { laneBarsOf, type DaySpan } from "#client/features/calendar/views/lanes.ts";
import { fitRow, stretchRow } from "#client/features/calendar/views/month-row.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { MonthDayCell } from "./MonthDayCell.tsx";
import { type MonthEntry, MonthEvents } from "./MonthEvents.tsx";
import { MoreEvents } from "./MoreEvents.tsx";
import * as styles from "./month.module.css";

/** So many letters find room beside their time. */
const shortTitle = 8;

/** A week of a month's sheet: its days, and as many of their events as there are lines. */
export const MonthWeek = ({
  days,
  month,
  today,
  spans,
  lines,
  isSpread,
  isLow,
  clashes,
}: {
  days: readonly string[];
  /** As `YYYY-MM`; other days are of a neighbour. */
  month: string;
  today: string;
  spans: readonly DaySpan<MonthEntry>[];
  lines: number;
  /** Each line is twice as high: a title stands below its time. */
  isSpread: boolean;
  /** A line is lower than a thumb: a tap then means its day. */
  isLow: boolean;
  clashes: ReadonlyMap<string, readonly Clash[]>;
}) => {
  const { dateRange } = useI18n();
  const all = laneBarsOf(days, spans);
  const { bars, more } = fitRow(all, days.length, lines);
  const placed = stretchRow(
    bars,
    // A line that says how many more there are is its day's last one.
    more.map((count) => (isSpread || count > 0 ? 0 : lines)),
    ({ item: { event, time } }) =>
      time === undefined || event.title.length < shortTitle ? 0 : event.title.length,
  );
  const on = (at: number) => all.filter(({ from, to }) => from <= at && at <= to);
  return (
    <div
      className={styles.monthWeek}
      data-spread={isSpread}
      style={{ "--lines": lines } as CSSProperties}
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
          opens={isLow && on(at).length > 0}
        />
      ))}
      <MonthEvents placed={placed} isLow={isLow} clashes={clashes} />
      {more.map((count, at) => {
        const day = days[at];
        return count === 0 || day === undefined ? null : (
          <MoreEvents key={day} day={day} column={at + 1} row={lines + 1} count={count} />
        );
      })}
    </div>
  );
};
