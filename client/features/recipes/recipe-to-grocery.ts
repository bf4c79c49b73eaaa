import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
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

/** Two taps within so long are one, also where the first was answered in between. */
const doubleTapMs = 1000;

/** Puts a recipe's ingredients on the list: `mutate(wanted)`. `onKept` hears, once the server has answered, how many rows that changed and the way back. */
export const useRecipeToGrocery = (hear: {
  readonly onKept: (count: number, undo: () => void) => void;
  readonly onFailed: (error: ApiError) => void;
}) => {
  const queue = useMutationQueue();
  const lastTap = useRef({ wanted: "", at: 0 });
  const failed = (reason: unknown): void => hear.onFailed(apiErrorOf(reason));
  return useMutation<void, ApiError, Wanted>({
    mutationFn: async ({ id, title, servings, memberId }) => {
      if (isSampleId(id)) throw sampleContentError();
      const wanted = {
        ...{ id, title },
        ...(servings === undefined ? {} : { servings }),
        ...(memberId === undefined ? {} : { memberId }),
      };
      const tap = { wanted: JSON.stringify(wanted), at: Date.now() };
      const { wanted: before, at } = lastTap.current;
      lastTap.current = tap;
      if (tap.wanted === before && tap.at - at < doubleTapMs) return;
      const { added = [] } = await queue.enqueue(addRecipeToGrocery, wanted).answer;
      hear.onKept(added.length, () => {
        queue.enqueue(takeBackItems, { title, added }).answer.catch(failed);
      });
    },
    onError: failed,
  });
};
