import { useToday } from "../../context/clock.ts";
import { addDays, daysFrom, isDay, weekStart } from "../../i18n/time.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMealPlan } from "./queries.ts";

/** The week of a day, today's where an address names none: its days in order, and what is planned for them. */
export const useMealWeek = (day: string | undefined) => {
  const { firstWeekday } = useI18n();
  const today = useToday();
  const first = weekStart(isDay(day) ? day : today, firstWeekday);
  const last = addDays(first, 6);
  return { today, first, last, days: daysFrom(first, last), shown: useMealPlan(first, last) };
};
