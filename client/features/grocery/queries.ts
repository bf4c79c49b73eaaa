import type { GroceryItem, GroceryList } from "#contract/grocery.ts";
import type { Sample } from "../../query/sample/sample.ts";
import { inputOf } from "../../mutations/define-mutation.ts";
import { usePendingIds } from "../../mutations/use-mutation-queue.ts";
import type { QueryState } from "../../query/query-state.ts";
import { useSampleWhileAreaEmpty, useSourceRead } from "../../query/sample-fallback.ts";
import { addItem, closeItem, editItem, removeItem, reopenItem } from "./mutations.ts";
import { matchingItem } from "./optimistic-grocery.ts";
import { groceryRead } from "./reads.ts";

const sampleList = (sample: Sample) => sample.grocery();

/** The shared grocery list, with the changes that are pending. */
export const useGrocery = (): QueryState<GroceryList> =>
  useSampleWhileAreaEmpty("meals", useSourceRead("meals", groceryRead, {}, sampleList), sampleList);

/** The ids of those rows that the server doesn't know yet, or knows otherwise. */
export const useUnsentGroceryIds = (items: readonly GroceryItem[]): ReadonlySet<string> =>
  usePendingIds((pending) =>
    pending.flatMap((mutation) => {
      const added = inputOf(addItem, mutation);
      if (added !== undefined) return matchingItem(items, added)?.id ?? [];
      return inputOf([closeItem, reopenItem, editItem, removeItem], mutation)?.id ?? [];
    }),
  );
