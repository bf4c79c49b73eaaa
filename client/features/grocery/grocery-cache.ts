import type { QueryClient } from "@tanstack/react-query";
import type { GroceryItem, GroceryList } from "#contract/meals.ts";
import { defineRead } from "../../api/call.ts";
import { queryOf } from "../../query/query-state.ts";
import { type GroceryChange, withGroceryAnswer } from "./optimistic-grocery.ts";

/** The read of the shared list. */
export const groceryRead = defineRead("GET /api/grocery", "grocery");

/** Puts what a write answered into the list that this device knows. */
export const cacheGroceryAnswer = (
  client: QueryClient,
  change: GroceryChange,
  answer: unknown,
): void =>
  void client.setQueryData<GroceryList>(
    queryOf(groceryRead, {}).queryKey,
    (list) =>
      list &&
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the operations of this change answer
      withGroceryAnswer(list, change, answer as GroceryItem | GroceryList | undefined),
  );
