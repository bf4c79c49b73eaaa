import { weekdayOf } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useToday } from "./clock.ts";
import { useConfig } from "./config.ts";

/** The weekday (1 Monday to 7 Sunday) with which each page of seven days begins, as the family chose: today's, or the language's first. */
export const usePageWeekday = (): number => {
  const { weekStart } = useConfig();
  const { firstWeekday } = useI18n();
  const today = useToday();
  return weekStart === "today" ? weekdayOf(today) : firstWeekday;
};
