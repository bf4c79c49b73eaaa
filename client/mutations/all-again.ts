import type { MutationQueue } from "./mutation-queue.ts";
import type { PendingMutation } from "./pending-mutation.ts";

/** Sends refused mutations once more, in the order in which they were made: a later one may be about what an earlier one makes. */
export const allAgain = (
  { again }: Pick<MutationQueue, "again">,
  refused: readonly Pick<PendingMutation, "id" | "order">[],
): void => {
  for (const { id } of refused.toSorted((a, b) => a.order - b.order)) again(id);
};
