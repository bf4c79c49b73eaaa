import type { QueryClient } from "@tanstack/react-query";
import { calendarQuery } from "#client/features/calendar/queries.ts";
import { barcodesRead, groceryRead, suggestionsRead } from "#client/features/grocery/reads.ts";
import { allSuggestions } from "#client/features/grocery/suggestions.ts";
import { newestEntriesQuery } from "#client/features/journal/queries.ts";
import { planRead } from "#client/features/meals/reads.ts";
import { providersRead } from "#client/features/meta/queries.ts";
import { notesRead } from "#client/features/notes/reads.ts";
import { listsRead } from "#client/features/lists/reads.ts";
import { libraryQuery, recipeQuery } from "#client/features/recipes/queries.ts";
import { todosRead } from "#client/features/tasks/reads.ts";
import { addDays } from "#client/i18n/time.ts";
import { queryOf } from "#client/query/query-state.ts";
import { loadMeSheet } from "../features/members/MeButton.tsx";
import {
  loadCalendar,
  loadChores,
  loadJournal,
  loadLists,
  loadMeals,
  loadNamedLists,
  loadNotes,
} from "./lazy-routes.ts";

/** So many days of the calendar are known without reception. */
const calendarDays = 60;

/** This week's plan and the next one's, with the recipes that are cooked. */
const fetchMeals = async (client: QueryClient, weekFirst: string): Promise<void> => {
  const plans = await Promise.all(
    [0, 7].map((days) => {
      const start = addDays(weekFirst, days);
      return client.fetchQuery(queryOf(planRead, { query: { start, end: addDays(start, 6) } }));
    }),
  );
  const recipes = plans
    .flatMap(({ days }) => Object.values(days).flat())
    .flatMap(({ recipeId }) => recipeId ?? []);
  for (const id of new Set(recipes)) await client.prefetchQuery(recipeQuery(id));
};

/** The family's day and week, and whether it has a calendar. */
export interface Ahead {
  readonly timeZone: string;
  readonly today: string;
  readonly weekFirst: string;
  readonly hasCalendar: boolean;
}

/** Reads what a phone shows without reception, and fetches its pages; rejects where some of it couldn't be had. */
export const fetchAhead = async (
  client: QueryClient,
  { timeZone, today, weekFirst, hasCalendar }: Ahead,
): Promise<void> => {
  const coming = { start: today, end: addDays(today, calendarDays - 1) };
  await Promise.all([
    hasCalendar ? client.prefetchQuery(calendarQuery(client, timeZone, coming)) : undefined,
    ...[loadCalendar(), loadChores(), loadLists(), loadNotes(), loadMeSheet()],
    client.prefetchQuery(queryOf(todosRead, {})),
    client.prefetchQuery(queryOf(groceryRead, {})),
    client.prefetchQuery(queryOf(notesRead, {})),
    client.prefetchQuery(queryOf(listsRead, {})),
    client.prefetchQuery(queryOf(providersRead, {})),
    client.prefetchQuery(queryOf(suggestionsRead, allSuggestions)),
    client.prefetchQuery(queryOf(barcodesRead, {})),
  ]);
  await Promise.all([loadJournal(), loadMeals(), loadNamedLists()]);
  await Promise.all([
    client.prefetchInfiniteQuery(libraryQuery),
    client.prefetchQuery(newestEntriesQuery),
    fetchMeals(client, weekFirst),
  ]);
};
