import type { GroceryItem } from "#contract/grocery.ts";
import { type ApiError, apiErrorOf, sampleContentError } from "../../api/api-error.ts";
import { cancelOrTell } from "../../mutations/cancel-or-tell.ts";
import { mentions } from "../../mutations/cache/rename.ts";
import { inputOf } from "../../mutations/define-mutation.ts";
import type { Enqueued } from "../../mutations/queue/enqueue.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { newId } from "../../platform/random-id.ts";
import { isSampleId } from "../../query/sample/sample-id.ts";
import { undoTimeMs } from "../../ui/overlays/toast-store.ts";
import {
  addItem,
  clearItems,
  closeItem,
  editItem,
  type ItemEdit,
  removeItem,
  reopenItem,
} from "./mutations.ts";

/** The ways to change the list; each shows at once. `onFailed` hears why the server refused, `code` `sample` for sample content, which edit it refused, and what brings back what that was about. */
export const useChangeGrocery = (
  onFailed: (error: ApiError, edit?: ItemEdit, putBack?: () => void) => void,
) => {
  const queue = useMutationQueue();
  const sent = ({ answer }: Pick<Enqueued<unknown>, "answer">): void =>
    void answer.catch((reason: unknown) => onFailed(apiErrorOf(reason)));
  const unlessSample = ({ id }: Pick<GroceryItem, "id">, change: () => void): void =>
    isSampleId(id) ? onFailed(sampleContentError()) : change();
  /** What still waits to be added is cancelled instead, with what was done to it since, unless it may have arrived. */
  const cancelAdding = async ({ id }: GroceryItem): Promise<boolean> => {
    const [adding, ...more] = queue.waiting().filter(({ input }) => mentions(input, id));
    if (adding === undefined || inputOf(addItem, adding)?.id !== id) return false;
    // None of these has left: the house hasn't named their row.
    const ofRow = more.filter((one) => inputOf([closeItem, reopenItem, editItem], one));
    const cancelled = ofRow.map((one) => queue.cancel(one.id));
    if (adding.isTried) return false;
    await Promise.all(cancelled);
    return queue.cancel(adding.id);
  };
  /** Brings back what an edit was about, with the edit in it; `id` is that of the edit where it was sent. */
  const putBack = (edit: ItemEdit, id = newId()): void => {
    const back = editItem.putBack(edit);
    if (back === undefined) return;
    queue.bringBack(id, back).catch((reason: unknown) => onFailed(apiErrorOf(reason)));
  };
  return {
    /** Puts something on the list; returns the id by which it can be changed at once. */
    add: (name: string, amount: string | undefined, memberId: string | undefined): string => {
      const id = newId();
      sent(
        queue.enqueue(addItem, {
          ...{ id, name },
          ...(amount === undefined ? {} : { amount }),
          ...(memberId === undefined ? {} : { memberId }),
        }),
      );
      return id;
    },
    putBack,
    check: (item: GroceryItem) =>
      unlessSample(item, () => {
        const { id, name } = item;
        const row = { id, name };
        sent(item.checked ? queue.enqueue(reopenItem, row) : queue.enqueue(closeItem, row));
      }),
    /** Changes what is given; null takes the amount away. */
    edit: (item: GroceryItem, change: Omit<ItemEdit, "id" | "was">) =>
      unlessSample(item, () => {
        if (Object.keys(change).length === 0) return;
        const { id, name, amount } = item;
        const was = { name, ...(amount === undefined ? {} : { amount }) };
        const enqueued = queue.enqueue(editItem, { id, ...change, was });
        enqueued.answer.catch((reason: unknown) => {
          const edit = { id, ...change, was };
          onFailed(apiErrorOf(reason), edit, () => putBack(edit, enqueued.id));
        });
      }),
    remove: (item: GroceryItem) =>
      void cancelAdding(item).then((isCancelled) => {
        if (isCancelled) return;
        unlessSample(item, () => sent(queue.enqueue(removeItem, { id: item.id, name: item.name })));
      }),
    /** Drops these items as far as they are still ticked when it arrives, after the time to undo it; `title` is what the list of what waits calls it. Returns how to undo it. */
    clearWithUndo: (ticked: readonly GroceryItem[], title: string) => {
      const itemIds = ticked.map(({ id }) => id);
      const { id, answer } = queue.enqueue(clearItems, { title, itemIds }, { delayMs: undoTimeMs });
      sent({ answer });
      return () => void cancelOrTell(queue, id, onFailed);
    },
  };
};
