import { useMutation } from "@tanstack/react-query";
import { type ApiError, apiErrorOf, sampleContentError } from "../../api/api-error.ts";
import { addRecipeToGrocery, takeBackItems } from "./mutations.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";

interface Wanted {
  readonly id: string;
  readonly title: string;
  readonly servings: number | undefined;
  readonly memberId: string | undefined;
}

/** Puts a recipe's ingredients on the list: `mutate(wanted)`. `onKept` hears, once the server has answered, how many rows that changed and the way back. */
export const useRecipeToGrocery = (hear: {
  readonly onKept: (count: number, undo: () => void) => void;
  readonly onFailed: (error: ApiError) => void;
}) => {
  const queue = useMutationQueue();
  const failed = (reason: unknown): void => hear.onFailed(apiErrorOf(reason));
  return useMutation<void, ApiError, Wanted>({
    mutationFn: async ({ id, title, servings, memberId }) => {
      if (isSampleId(id)) throw sampleContentError();
      const wanted = {
        ...{ id, title },
        ...(servings === undefined ? {} : { servings }),
        ...(memberId === undefined ? {} : { memberId }),
      };
      const { added = [] } = await queue.enqueue(addRecipeToGrocery, wanted).answer;
      hear.onKept(added.length, () => {
        queue.enqueue(takeBackItems, { title, added }).answer.catch(failed);
      });
    },
    onError: failed,
  });
};
