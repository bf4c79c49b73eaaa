import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { calendarQuery } from "../../../client/calendar.ts";
import { useConfig } from "../../../client/config.ts";
import { groceryRead } from "../../../client/grocery/keep.ts";
import { allSuggestions, suggestionsRead } from "../../../client/grocery/suggestions.ts";
import { useHouse } from "../../../client/house.ts";
import { queryOf } from "../../../client/query.ts";
import { useAskable } from "../../../client/source.ts";
import { todosRead } from "../../../client/tasks-sample.ts";
import { addDays, useToday } from "../../../client/time.ts";
import { stretchDays } from "../calendar/agenda-place.ts";
import { loadCalendar, loadChores, loadJournal, loadLists, loadMeals } from "./rooms.ts";

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
  const { libraryQuery } = await import("../../../client/recipes.ts");
  const { newestQuery } = await import("../../../client/journal/use-feed.ts");
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
