import type { DaySpan } from "#client/features/calendar/views/lanes.ts";
import { isRoomForRows, shareMonthRows } from "#client/features/calendar/views/month-heights.ts";
import {
  rowsNeeded,
  rowsOfFirst,
  type WeekMeasure,
} from "#client/features/calendar/views/month-row.ts";
import type { MonthEntry } from "./MonthEvents.tsx";
import type { MonthWords } from "./month-words.ts";
import type { MeasuredMonth } from "./use-month-room.ts";

/** How a month's sheet is laid out. */
export interface MonthLayout {
  /** How many rows of events each week has. */
  readonly rows: readonly number[];
  readonly measure: WeekMeasure<MonthEntry>;
  /** Times and pictures are drawn. */
  readonly showsAll: boolean;
}

const unmeasured: WeekMeasure<MonthEntry> = { least: 1, usual: 1, linesOf: () => 1 };

/**
 * Lays a month out in its sheet, without rows until that is measured. Words say more than times: those are left out where
 * each day would not have a whole title with them.
 */
export const layMonth = (
  weeks: readonly (readonly string[])[],
  spans: readonly DaySpan<MonthEntry>[],
  room: MeasuredMonth | undefined,
  words: MonthWords | undefined,
): MonthLayout => {
  if (room === undefined || words === undefined)
    return { rows: weeks.map(() => 0), measure: unmeasured, showsAll: true };
  const measureOf = (showsAll: boolean): WeekMeasure<MonthEntry> => ({
    least: room.fewest,
    usual: room.usual,
    linesOf: (entry, days) => words.linesOf(entry, days, showsAll),
    isOver: ({ isOver }) => isOver,
  });
  const firstsOf = (measure: WeekMeasure<MonthEntry>) =>
    weeks.map((week) => rowsOfFirst(week, spans, measure));
  const showsAll = room.showsAll && isRoomForRows(firstsOf(measureOf(true)), room);
  const measure = measureOf(showsAll);
  const rows = shareMonthRows(
    {
      firsts: firstsOf(measure),
      needs: weeks.map((week) => rowsNeeded(week, spans, measure, room.usual)),
      wholes: weeks.map((week) => rowsNeeded(week, spans, measure)),
    },
    room,
  );
  return { rows, measure, showsAll };
};
