import { useMutation } from "@tanstack/react-query";
import type { GroceryItem } from "#contract/grocery.ts";
import { type ApiError, apiErrorOf, sampleContentError } from "../../api/api-error.ts";
import { addRecipeToGrocery } from "./mutations.ts";
import { groceryRead } from "./reads.ts";
import { useChangeGrocery } from "./use-change-grocery.ts";
import { useApp } from "../../context/app-context.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { queryOf } from "../../query/query-state.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";

const groceryQuery = queryOf(groceryRead, {});

interface Wanted {
  readonly id: string;
  readonly title: string;
  readonly servings: number | undefined;
  readonly memberId: string | undefined;
}

/** What the list has now and hadn't before, or had otherwise. */
const differing = (
  before: readonly GroceryItem[],
  after: readonly GroceryItem[],
): readonly { now: GroceryItem; was: GroceryItem | undefined }[] => {
  const known = new Map(before.map((item) => [item.id, item]));
  return after.flatMap((now) => {
    const was = known.get(now.id);
    const isSame = was?.amount === now.amount && was?.checked === now.checked;
    return was !== undefined && isSame ? [] : [{ now, was }];
  });
};

/** Puts a recipe's ingredients on the list: `mutate(wanted)`. `onKept` hears, once the server has answered, how many rows that changed and the way back. */
export const useRecipeToGrocery = (hear: {
  readonly onKept: (count: number, undo: () => void) => void;
  readonly onFailed: (error: ApiError) => void;
}) => {
  const { queryClient } = useApp();
  const queue = useMutationQueue();
  const change = useChangeGrocery(hear.onFailed);
  const takeBack = (before: readonly GroceryItem[], after: readonly GroceryItem[]): void => {
    for (const { now, was } of differing(before, after)) {
      if (was === undefined) change.remove(now);
      else {
        if (was.amount !== now.amount) change.edit(now, { amount: was.amount ?? null });
        if (was.checked !== now.checked) change.check(now);
      }
    }
  };
  return useMutation<void, ApiError, Wanted>({
    mutationFn: async ({ id, title, servings, memberId }) => {
      if (isSampleId(id)) throw sampleContentError();
      // Without knowing what was there, taking it back would take all of it.
      const list = await queryClient.ensureQueryData(groceryQuery).catch(() => undefined);
      const wanted = {
        ...{ id, title },
        ...(servings === undefined ? {} : { servings }),
        ...(memberId === undefined ? {} : { memberId }),
      };
      const answer = await queue.enqueue(addRecipeToGrocery, wanted).answer;
      const before = list?.items ?? answer.items;
      hear.onKept(differing(before, answer.items).length, () => takeBack(before, answer.items));
    },
    onError: (error) => hear.onFailed(apiErrorOf(error)),
  });
};
