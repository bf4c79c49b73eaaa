import type { JournalEntry } from "#contract/journal.ts";
import { useConfig } from "../../context/config.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { dayOf, daysBetween } from "../../i18n/time.ts";
import { useToday } from "../../context/clock.ts";

/** When an entry was written, as people say it: "Today, 17:42", "Tuesday, 08:15", "20 November 2024". */
export const useEntryTime = (): ((entry: Pick<JournalEntry, "date" | "createdAt">) => string) => {
  const { relativeDayTitle, dayName, dateLong, dateWithYear, clock } = useI18n();
  const { timeZone } = useConfig();
  const today = useToday();
  return ({ date, createdAt }) => {
    const away = daysBetween(today, date);
    if (away < -6)
      return date.slice(0, 4) === today.slice(0, 4) ? dateLong(date) : dateWithYear(date);
    const day = away < -1 ? dayName(date) : relativeDayTitle(away);
    // What waited on a phone came at an hour that says nothing.
    return dayOf(createdAt, timeZone) === date ? `${day}, ${clock(createdAt)}` : day;
  };
};
