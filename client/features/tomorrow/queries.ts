import { useCallback } from "react";
import type { DayAhead } from "#contract/tomorrow.ts";
import { dayShownAt } from "#contract/rules/day-shown.ts";
import { useConfig } from "../../context/config.ts";
import { useToday } from "../../context/clock.ts";
import { addDays, minuteOfDay } from "../../i18n/time.ts";
import { useNow } from "../../platform/clock.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import type { Sample } from "../../query/sample/sample.ts";
import { useSampleWhileNothing } from "../../query/sample-fallback.ts";
import { preparationsRead, tomorrowRead } from "./reads.ts";

const hasNoCalendar = ({ hasCalendar }: DayAhead): boolean => !hasCalendar;

/** What the family needs to know of a day, the sample family's where that is shown; meals and bins are told without a calendar too. */
export const useDayAhead = (date: string): QueryState<DayAhead> => {
  const build = useCallback((sample: Sample) => sample.dayAhead(date), [date]);
  return useSampleWhileNothing(useRead(tomorrowRead, { query: { date } }), hasNoCalendar, build);
};

/** The day that the hour asks to look at: tomorrow in the evening, today early in the morning; else undefined. */
export const useShownDay = ():
  | { readonly day: DayAhead; readonly isMorning: boolean }
  | undefined => {
  const { timeZone } = useConfig();
  const today = useToday();
  const now = useNow("minute");
  const tomorrow = addDays(today, 1);
  // The house's own hour, also for the sample family.
  const evening = useRead(tomorrowRead, { query: { date: tomorrow } }).data?.evening;
  const date = dayShownAt(minuteOfDay(now, timeZone), evening, { today, tomorrow });
  const day = useDayAhead(date ?? tomorrow).data;
  return date === undefined || day === undefined ? undefined : { day, isMorning: date === today };
};

/** Finds what is to be done the evening before a dish; undefined where nobody said it. */
export const usePreparations = (): ((dish: string) => string | undefined) => {
  const { items } = useRead(preparationsRead, {}).data ?? { items: [] };
  return (dish) => items.find((item) => item.dish.toLowerCase() === dish.toLowerCase())?.note;
};
