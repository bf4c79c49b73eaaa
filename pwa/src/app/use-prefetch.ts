import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useConfig } from "#client/context/config.ts";
import { useApp, useConnection } from "#client/context/app-context.ts";
import { useToday } from "#client/context/clock.ts";
import { usePageWeekday } from "#client/context/week.ts";
import { weekStart } from "#client/i18n/time.ts";
import { lateErrors } from "#client/i18n/late-errors.ts";
import { savesData } from "#client/platform/saves-data.ts";
import { loadLateIcons } from "#client/ui/icons/Icon.tsx";
import { useSourceReadiness } from "#client/query/source-query.ts";
import { loadUnkeptChanges } from "./waiting/load-unkept-changes.ts";

const restMs = 4000;

/** Whether this browser keeps the app, so that it opens without a network. */
const keepsApp = async (): Promise<boolean> =>
  "serviceWorker" in navigator && (await navigator.serviceWorker.getRegistration()) !== undefined;

/** Runs once the page has come to rest, and again when something that was read has changed since; returns what ends that. */
const atRest = (client: QueryClient, run: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      run();
    }, restMs);
  };
  begin();
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "invalidate") begin();
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
};

/**
 * Reads what the other tabs show, and fetches their pages, whenever the page has come to rest: it is there, as the house
 * last had it, in a shop with bad reception. A phone that saves data does so only where the app is kept: elsewhere it
 * wouldn't open in the shop.
 */
export const usePrefetch = (): void => {
  const { queryClient } = useApp();
  const { timeZone } = useConfig();
  const today = useToday();
  const weekFirst = weekStart(today, usePageWeekday());
  const hasCalendar = useSourceReadiness("calendar") === "ask";
  const isLive = useConnection().state === "live";
  const hasBegun = useRef(false);
  useEffect(() => {
    const begin = async (): Promise<void> => {
      // Whoever lost the house asks once it is back.
      if (hasBegun.current && !isLive) return;
      hasBegun.current = true;
      void loadLateIcons();
      void lateErrors.load();
      void loadUnkeptChanges();
      if (savesData() && !(await keepsApp())) return;
      const { fetchAhead } = await import("./fetch-ahead.ts");
      await fetchAhead(queryClient, { timeZone, today, weekFirst, hasCalendar });
    };
    // What couldn't be had is asked for again with the next change, and once the house is back.
    return atRest(queryClient, () => void begin().catch(() => undefined));
  }, [queryClient, timeZone, today, weekFirst, hasCalendar, isLive]);
};
