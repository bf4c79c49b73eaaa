import { useMemo } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { useAbsenceDays } from "#client/features/absences/queries.ts";
import { useConfig } from "#client/context/config.ts";
import { useFamily } from "#client/context/family.ts";
import { addDays } from "#client/i18n/time.ts";
import { absentTimesOf } from "./absent-times.ts";
import { type Clash, clashesIn } from "./clashes.ts";

/** The clashes of events of the days from `start` to `end`, with each other and with days away and shifts, by the event's id. */
export const useClashes = (
  events: readonly CalendarEvent[],
  start: string,
  end: string,
): ReadonlyMap<string, readonly Clash[]> => {
  const { timeZone } = useConfig();
  const family = useFamily();
  // The night shift of the day before ends on the first day.
  const days = useAbsenceDays(addDays(start, -1), end);
  return useMemo(
    () => clashesIn(events, family, absentTimesOf(days, timeZone)),
    [events, family, days, timeZone],
  );
};
