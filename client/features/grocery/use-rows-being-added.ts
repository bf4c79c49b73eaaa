import type { GroceryItem } from "#contract/grocery.ts";
import { inputOf } from "../../mutations/define-mutation.ts";
import { usePendingIds } from "../../mutations/use-mutation-queue.ts";
import { addItem } from "./mutations.ts";
import { matchingItem } from "./optimistic-grocery.ts";

/** The ids of the rows that what isn't added yet stands in: an amount that only the server can add up isn't to be changed. */
export const useRowsBeingAdded = (items: readonly GroceryItem[]): ReadonlySet<string> => {
  return usePendingIds((pending) =>
    pending
      .flatMap((mutation) => inputOf(addItem, mutation) ?? [])
      .flatMap((item) => matchingItem(items, item)?.id ?? []),
  );
};
