import { useEffect } from "react";
import { useConfig } from "#client/context/config.ts";
import { useApp } from "#client/context/app-context.ts";
import { useToday } from "#client/context/clock.ts";
import { usePageWeekday } from "#client/context/week.ts";
import { weekStart } from "#client/i18n/time.ts";
import { lateErrors } from "#client/i18n/late-errors.ts";
import { loadLateIcons } from "#client/ui/icons/Icon.tsx";
import { useSourceReadiness } from "#client/query/source-query.ts";

const restMs = 4000;

/** Reads what the other tabs show, and fetches their pages, once the page has come to rest: it is there in a shop with bad reception. */
export const usePrefetch = (): void => {
  const { queryClient } = useApp();
  const { timeZone } = useConfig();
  const today = useToday();
  const weekFirst = weekStart(today, usePageWeekday());
  const hasCalendar = useSourceReadiness("calendar") === "ask";
  useEffect(() => {
    // Whoever is out of reach already asks again when they open the page.
    const timer = setTimeout(() => {
      void loadLateIcons();
      void lateErrors.load();
      void import("./fetch-ahead.ts")
        .then(({ fetchAhead }) =>
          fetchAhead(queryClient, { timeZone, today, weekFirst, hasCalendar }),
        )
        .catch(() => undefined);
    }, restMs);
    return () => clearTimeout(timer);
  }, [queryClient, timeZone, today, weekFirst, hasCalendar]);
};
