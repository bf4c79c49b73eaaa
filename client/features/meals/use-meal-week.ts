import { useToday } from "../../context/clock.ts";
import { usePageWeekday } from "../../context/week.ts";
import { addDays, daysFrom, isDay, weekStart } from "../../i18n/time.ts";
import { useMealPlan } from "./queries.ts";

/** The week of a day, today's where an address names none: its days in order, and what is planned for them. */
export const useMealWeek = (day: string | undefined) => {
  const weekday = usePageWeekday();
  const today = useToday();
  const first = weekStart(isDay(day) ? day : today, weekday);
  const last = addDays(first, 6);
  return { today, first, last, days: daysFrom(first, last), shown: useMealPlan(first, last) };
};
