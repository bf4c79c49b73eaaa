import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { groceryRead } from "../../../client/grocery/keep.ts";
import { allSuggestions, suggestionsRead } from "../../../client/grocery/suggestions.ts";
import { useHouse } from "../../../client/house.ts";
import { queryOf } from "../../../client/query.ts";
import { todosRead } from "../../../client/tasks-sample.ts";
import { loadChores, loadLists, loadMeals } from "./rooms.ts";

const restMs = 4000;

const fetchAhead = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    loadChores(),
    loadLists(),
    client.prefetchQuery(queryOf(todosRead, {})),
    client.prefetchQuery(queryOf(groceryRead, {})),
    client.prefetchQuery(queryOf(suggestionsRead, allSuggestions)),
  ]);
  await loadMeals();
  const { libraryQuery } = await import("../../../client/recipes.ts");
  await client.prefetchInfiniteQuery(libraryQuery);
};

/** Reads what the other tabs show, and fetches their rooms, once the page has come to rest: it is there in a shop with bad reception. */
export const useFetchAhead = (): void => {
  const { client } = useHouse();
  useEffect(() => {
    // Whoever is out of reach already asks again when they open the room.
    const timer = setTimeout(() => void fetchAhead(client).catch(() => undefined), restMs);
    return () => clearTimeout(timer);
  }, [client]);
};
