import { type ApiError, apiErrorOf } from "../../../api/api-error.ts";
import { cancelOrTell } from "../../../mutations/cancel-or-tell.ts";
import { inputOf } from "../../../mutations/define-mutation.ts";
import type { MutationQueue } from "../../../mutations/mutation-queue.ts";
import { mentions } from "../../../mutations/cache/rename.ts";
import { undoTimeMs } from "../../../ui/overlays/toast-store.ts";
import { addEvent, removeEvent } from "../mutations.ts";
import type { ChangeTarget } from "./optimistic-change.ts";
import type { AskGuests } from "./use-ask-guests.ts";
import type { OfferMovedTime } from "./use-moved-time.ts";

/** What still waits to be added is cancelled instead; not where others after it mean it. */
const isAddingCancelled = async (queue: MutationQueue, id: string): Promise<boolean> => {
  const [adding, ...more] = queue.waiting().filter(({ input }) => mentions(input, id));
  if (adding === undefined || more.length > 0) return false;
  return inputOf(addEvent, adding)?.event.id === id && queue.cancel(adding.id);
};

/** What goes on where a removal was refused. */
interface AfterRefusal {
  readonly inToast: (error: ApiError) => void;
  readonly askGuests: AskGuests;
  readonly offerMovedTime: OfferMovedTime;
}

/** Makes the ways to take events away again. */
export const createEventRemovals = (
  queue: MutationQueue,
  { inToast, askGuests, offerMovedTime }: AfterRefusal,
) => {
  const later = (error: unknown) => inToast(apiErrorOf(error));
  const removeAdded = async (id: string, title: string): Promise<void> => {
    if (await isAddingCancelled(queue, id)) return;
    queue.enqueue(removeEvent, { target: { id }, title }).answer.catch(later);
  };
  /** Enqueues a removal that can be cancelled for a while; returns how. */
  const removeLater = (target: ChangeTarget, title: string): (() => void) => {
    const removal = queue.enqueue(removeEvent, { target, title }, { delayMs: undoTimeMs });
    removal.answer.catch((error: unknown) => {
      if (apiErrorOf(error).field === "occurrence")
        return offerMovedTime(removal.id, { target, title });
      const told = { target, title, tellGuests: "yes" } as const;
      const again = () =>
        void queue
          .bringBack(removal.id, (enqueue) => enqueue(removeEvent, told).answer)
          .catch(later);
      if (!askGuests(error, again, "guests.delete")) later(error);
      return undefined;
    });
    return () => void cancelOrTell(queue, removal.id, inToast);
  };
  /** Removes an event; promises the way back, which there is none of where it was never sent. */
  const removeWithUndo = async (target: ChangeTarget, title: string) =>
    (await isAddingCancelled(queue, target.id)) ? undefined : removeLater(target, title);
  return { removeAdded, removeWithUndo };
};
