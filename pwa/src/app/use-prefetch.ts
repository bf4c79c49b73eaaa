import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { calendarQuery } from "#client/features/calendar/queries.ts";
import { useConfig } from "#client/context/config.ts";
import { groceryRead, suggestionsRead } from "#client/features/grocery/reads.ts";
import { allSuggestions } from "#client/features/grocery/suggestions.ts";
import { useApp } from "#client/context/app-context.ts";
import { queryOf } from "#client/query/query-state.ts";
import { useSourceReadiness } from "#client/query/source-query.ts";
import { todosRead } from "#client/features/tasks/reads.ts";
import { addDays } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { agendaChunkDays } from "../features/calendar/agenda-position.ts";
import { loadCalendar, loadChores, loadJournal, loadLists, loadMeals } from "./lazy-routes.ts";

const restMs = 4000;

const fetchAhead = async (
  client: QueryClient,
  calendar: ReturnType<typeof calendarQuery> | undefined,
): Promise<void> => {
  await Promise.all([
    ...(calendar === undefined ? [] : [client.prefetchQuery(calendar)]),
    loadCalendar(),
    loadChores(),
    loadLists(),
    client.prefetchQuery(queryOf(todosRead, {})),
    client.prefetchQuery(queryOf(groceryRead, {})),
    client.prefetchQuery(queryOf(suggestionsRead, allSuggestions)),
  ]);
  await Promise.all([loadJournal(), loadMeals()]);
  const { libraryQuery } = await import("#client/features/recipes/queries.ts");
  const { newestEntriesQuery: newestQuery } = await import("#client/features/journal/queries.ts");
  await Promise.all([
    client.prefetchInfiniteQuery(libraryQuery),
    client.prefetchQuery(newestQuery),
  ]);
};

/** Reads what the other tabs show, and fetches their pages, once the page has come to rest: it is there in a shop with bad reception. */
export const usePrefetch = (): void => {
  const { queryClient } = useApp();
  const { timeZone } = useConfig();
  const today = useToday();
  const hasCalendar = useSourceReadiness("calendar") === "ask";
  useEffect(() => {
    const weeks = { start: today, end: addDays(today, agendaChunkDays - 1) };
    const calendar = hasCalendar ? calendarQuery(queryClient, timeZone, weeks) : undefined;
    // Whoever is out of reach already asks again when they open the page.
    const timer = setTimeout(
      () => void fetchAhead(queryClient, calendar).catch(() => undefined),
      restMs,
    );
    return () => clearTimeout(timer);
  }, [queryClient, timeZone, today, hasCalendar]);
};
