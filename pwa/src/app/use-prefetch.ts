import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { calendarQuery } from "#client/features/calendar/queries.ts";
import { useConfig } from "#client/context/config.ts";
import { groceryRead } from "#client/features/grocery/grocery-cache.ts";
import { allSuggestions, suggestionsRead } from "#client/features/grocery/suggestions.ts";
import { useHouse } from "#client/context/app-context.ts";
import { queryOf } from "#client/query/query-state.ts";
import { useAskable } from "#client/query/source-query.ts";
import { todosRead } from "#client/features/tasks/use-tasks-sample-fallback.ts";
import { addDays, useToday } from "#client/i18n/time.ts";
import { stretchDays } from "../features/calendar/agenda-position.ts";
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
  const { newestQuery } = await import("#client/features/journal/queries.ts");
  await Promise.all([
    client.prefetchInfiniteQuery(libraryQuery),
    client.prefetchQuery(newestQuery),
  ]);
};

/** Reads what the other tabs show, and fetches their rooms, once the page has come to rest: it is there in a shop with bad reception. */
export const useFetchAhead = (): void => {
  const { client } = useHouse();
  const { timeZone } = useConfig();
  const today = useToday();
  const hasCalendar = useAskable("calendar") === "ask";
  useEffect(() => {
    const weeks = { start: today, end: addDays(today, stretchDays - 1) };
    const calendar = hasCalendar ? calendarQuery(client, timeZone, weeks) : undefined;
    // Whoever is out of reach already asks again when they open the room.
    const timer = setTimeout(
      () => void fetchAhead(client, calendar).catch(() => undefined),
      restMs,
    );
    return () => clearTimeout(timer);
  }, [client, timeZone, today, hasCalendar]);
};
