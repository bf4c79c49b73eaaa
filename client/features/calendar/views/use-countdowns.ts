import { useMemo } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { Countdown } from "#contract/calendar-countdowns.ts";
import { withoutStar } from "#contract/rules/star-mark.ts";
import { useToday } from "../../../context/clock.ts";
import { useConfig } from "../../../context/config.ts";
import { daysBetween } from "../../../i18n/time.ts";
import { useI18n } from "../../../i18n/use-i18n.ts";
import { queryOf, type QueryState, useQueryState } from "../../../query/query-state.ts";
import { useSampleFallback } from "../../../query/sample-fallback.ts";
import type { Sample } from "../../../query/sample/sample.ts";
import { useSourceQuery, useSourceReadiness } from "../../../query/source-query.ts";
import { eventTitle } from "../queries.ts";
import { eventDaysOf } from "../range-store.ts";
import { countdownsRead } from "../reads.ts";

/** What the family waits for: its name, why, the day on which it begins, and in how many days that is; 0 is today. */
export interface CountdownEvent {
  readonly event: CalendarEvent;
  readonly kind: Countdown["kind"];
  readonly name: string;
  readonly day: string;
  readonly days: number;
}

const ofCalendar = { domain: "calendar", queryKey: ["calendar"] } as const;
const build = (sample: Sample) => sample.countdowns();

/** What the family counts the days to, the nearest first. */
export const useCountdowns = (): QueryState<readonly CountdownEvent[]> => {
  const { t } = useI18n();
  const { timeZone } = useConfig();
  const today = useToday();
  const asked = useSourceQuery("calendar", queryOf(countdownsRead, {}));
  // What was taken away isn't counted to for as long as it is remembered.
  const isConnected = useSourceReadiness("calendar") !== "unconfigured";
  const known = useQueryState(isConnected ? asked : { ...asked, data: undefined });
  const shown = useSampleFallback(ofCalendar, known, build);
  return useMemo(() => {
    if (shown.data === undefined) return shown;
    const data = shown.data.items.flatMap(({ event, kind }): CountdownEvent[] => {
      const day = eventDaysOf(event, timeZone).first;
      const days = daysBetween(today, day);
      const name = withoutStar(eventTitle(event, t)) || t("calendar.untitled");
      return days < 0 ? [] : [{ event, kind, name, day, days }];
    });
    return { ...shown, data };
  }, [shown, today, timeZone, t]);
};
