import { ApiError } from "../api/api-error.ts";
import type { MutationQueue } from "./mutation-queue.ts";

/** Cancels a change that waits to be sent; `onSent` hears of it where it was sent already. */
export const cancelOrTell = async (
  queue: Pick<MutationQueue, "cancel">,
  id: string,
  onSent: (error: ApiError) => void,
): Promise<void> => {
  if (!(await queue.cancel(id)))
    onSent(new ApiError("It was sent already.", { status: 0, code: "sentAlready" }));
};
