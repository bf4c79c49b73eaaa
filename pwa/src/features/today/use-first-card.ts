import { useEffect, useState } from "react";
import { useCalendar } from "#client/features/calendar/queries.ts";
import type { QueryState } from "#client/query/query-state.ts";
import { addDays } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";

const waitAtMostMs = 1500;

/** What the first card shows: the coming week. */
export const useComingWeek = () => {
  const today = useToday();
  return useCalendar(today, addDays(today, 6));
};

/** Whether the first card has what it shows, or has been waited for long enough: whatever stands below it would jump when it grows. */
export const useFirstCardReady = (shown: QueryState<unknown>): boolean => {
  const isThere = shown.source !== "loading";
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waitAtMostMs);
    return () => clearTimeout(timer);
  }, []);
  return isThere || isLate;
};
