import { useEffect } from "react";
import { useConfig } from "#client/context/config.ts";
import { useApp } from "#client/context/app-context.ts";
import { useToday } from "#client/context/clock.ts";
import { usePageWeekday } from "#client/context/week.ts";
import { weekStart } from "#client/i18n/time.ts";
import { lateErrors } from "#client/i18n/late-errors.ts";
import { savesData } from "#client/platform/saves-data.ts";
import { loadLateIcons } from "#client/ui/icons/Icon.tsx";
import { useSourceReadiness } from "#client/query/source-query.ts";
import { loadUnkeptChanges } from "./load-unkept-changes.ts";

const restMs = 4000;

/** Whether this browser keeps the app, so that it opens without a network. */
const keepsApp = async (): Promise<boolean> =>
  "serviceWorker" in navigator && (await navigator.serviceWorker.getRegistration()) !== undefined;

/**
 * Reads what the other tabs show, and fetches their pages, once the page has come to rest: it is there in a shop with bad
 * reception. A phone that saves data does so only where the app is kept: elsewhere it wouldn't open in the shop.
 */
export const usePrefetch = (): void => {
  const { queryClient } = useApp();
  const { timeZone } = useConfig();
  const today = useToday();
  const weekFirst = weekStart(today, usePageWeekday());
  const hasCalendar = useSourceReadiness("calendar") === "ask";
  useEffect(() => {
    const begin = async (): Promise<void> => {
      void loadLateIcons();
      void lateErrors.load();
      void loadUnkeptChanges();
      if (savesData() && !(await keepsApp())) return;
      const { fetchAhead } = await import("./fetch-ahead.ts");
      await fetchAhead(queryClient, { timeZone, today, weekFirst, hasCalendar });
    };
    // Whoever is out of reach already asks again when they open the page.
    const timer = setTimeout(() => void begin().catch(() => undefined), restMs);
    return () => clearTimeout(timer);
  }, [queryClient, timeZone, today, weekFirst, hasCalendar]);
};
