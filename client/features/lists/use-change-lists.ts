import type { ListItem, NamedList } from "#contract/lists.ts";
import { type ApiError, apiErrorOf } from "../../api/api-error.ts";
import { cancelOrTell } from "../../mutations/cancel-or-tell.ts";
import type { Enqueued } from "../../mutations/queue/enqueue.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { newId } from "../../platform/random-id.ts";
import { undoTimeMs } from "../../ui/overlays/toast-store.ts";
import {
  addListItem,
  changeList,
  clearList,
  closeListItem,
  createList,
  editListItem,
  removeList,
  removeListItem,
  reopenListItem,
  restartList,
} from "./mutations.ts";

const tickedOf = ({ id, name, items }: NamedList) => ({
  ...{ id, name },
  itemIds: items.filter(({ checked }) => checked).map((item) => item.id),
});

const delayed = { delayMs: undoTimeMs };

/** The ways to change the named lists; each shows at once. `onFailed` hears why the server refused, and what of a deleted item can be brought back. */
export const useChangeLists = (
  onFailed: (error: ApiError, deleted?: { readonly text: string; putBack: () => void }) => void,
) => {
  const queue = useMutationQueue();
  const sent = ({ answer }: Pick<Enqueued<unknown>, "answer">): void =>
    void answer.catch((reason: unknown) => onFailed(apiErrorOf(reason)));
  /** Tells of a delayed change's failure; returns how to undo the change. */
  const undoable = ({ id, answer }: Pick<Enqueued<unknown>, "id" | "answer">): (() => void) => {
    sent({ answer });
    return () => void cancelOrTell(queue, id, onFailed);
  };
  const create = (name: string, texts: readonly string[]): string => {
    const id = newId();
    const items = texts.map((text) => ({ id: newId(), text }));
    sent(queue.enqueue(createList, { id, name, items }));
    return id;
  };
  return {
    /** Makes a list and returns its id. */
    create,
    change: ({ id, name }: NamedList, change: { name?: string; template?: boolean }) =>
      sent(queue.enqueue(changeList, { id, was: name, ...change })),
    remove: ({ id, name }: NamedList) => sent(queue.enqueue(removeList, { id, name })),
    removeWithUndo: ({ id, name }: NamedList) =>
      undoable(queue.enqueue(removeList, { id, name }, delayed)),
    clearWithUndo: (list: NamedList) => undoable(queue.enqueue(clearList, tickedOf(list), delayed)),
    restart: (list: NamedList) => sent(queue.enqueue(restartList, tickedOf(list))),
    addItem: (listId: string, text: string, memberId: string | undefined) =>
      sent(
        queue.enqueue(addListItem, {
          ...{ listId, id: newId(), text },
          ...(memberId === undefined ? {} : { memberId }),
        }),
      ),
    check: (listId: string, { id, text, checked }: ListItem) => {
      const item = { listId, id, text };
      sent(checked ? queue.enqueue(reopenListItem, item) : queue.enqueue(closeListItem, item));
    },
    editItem: ({ id: listId, name: listName }: NamedList, { id }: ListItem, text: string) => {
      const edit = { listId, listName, id, text };
      const enqueued = queue.enqueue(editListItem, edit);
      enqueued.answer.catch((reason: unknown) => {
        const back = editListItem.putBack(edit);
        const putBack = () => back && sent({ answer: queue.bringBack(enqueued.id, back) });
        const error = apiErrorOf(reason);
        if (error.status === 404) onFailed(error, { text, putBack });
        else onFailed(error);
      });
    },
    removeItemWithUndo: (listId: string, { id, text }: ListItem) =>
      undoable(queue.enqueue(removeListItem, { listId, id, text }, delayed)),
  };
};
