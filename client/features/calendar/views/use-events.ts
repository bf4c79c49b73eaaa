import { useMemo } from "react";
import { type CalendarContent, useCalendar } from "../queries.ts";
import type { QueryState } from "#client/query/query-state.ts";
import { foldEvents } from "#contract/rules/fold-events.ts";

/** The events from day `start` to day `end`, both included, those of several calendars folded into one. */
export const useEvents = (start: string, end: string): QueryState<CalendarContent> => {
  const shown = useCalendar(start, end);
  return useMemo(
    (): QueryState<CalendarContent> =>
      shown.data === undefined
        ? shown
        : { ...shown, data: { ...shown.data, events: foldEvents(shown.data.events) } },
    [shown],
  );
};

/** Whether nobody has read a day yet: it isn't called free until somebody has. */
export const isUnknownDay = (shown: QueryState<CalendarContent>, day: string): boolean =>
  shown.data === undefined || shown.data.unknownDays?.has(day) === true;
