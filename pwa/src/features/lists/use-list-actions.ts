import type { WriteKey } from "#contract/api.ts";
import type { ListItem, NamedList } from "#contract/lists.ts";
import { type ApiError, apiErrorOf } from "#client/api/api-error.ts";
import { useMe } from "#client/context/family.ts";
import { listMessages } from "#client/features/lists/messages/messages.ts";
import { addListItem, changeList } from "#client/features/lists/mutations.ts";
import { useChangeLists } from "#client/features/lists/use-change-lists.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import type { Mutation } from "#client/mutations/define-mutation.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { newId } from "#client/platform/random-id.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { useFailedToast } from "#client/ui/overlays/use-failed-toast.ts";

/** The ways to change a list, each with what it says and the way back. */
export const useListActions = () => {
  const s = useMessages(listMessages);
  const me = useMe();
  const failed = useFailedToast();
  const queue = useMutationQueue();
  const refused = (error: ApiError, deleted?: { readonly text: string; putBack: () => void }) => {
    if (deleted === undefined) return failed(error);
    showToast({
      kind: "problem",
      words: s("gone", { name: deleted.text }),
      ...{ undo: deleted.putBack, undoLabel: s("putBack") },
    });
  };
  const change = useChangeLists(refused);
  /** Sends what can be put back with its list, where somebody deletes that meanwhile. */
  const sent = <K extends WriteKey, Input>(
    definition: Mutation<K, Input>,
    input: Input,
    text: string,
  ): void => {
    const enqueued = queue.enqueue(definition, input);
    enqueued.answer.catch((reason: unknown) => {
      const error = apiErrorOf(reason);
      const back = error.status === 404 ? definition.putBack(input) : undefined;
      if (back === undefined) return failed(error);
      refused(error, {
        text,
        putBack: () => void queue.bringBack(enqueued.id, back).catch(failed),
      });
    });
  };
  const done = (words: string, undo: () => void) => showToast({ kind: "done", words, undo });
  return {
    ...change,
    addItem: ({ id: listId, name: listName }: NamedList, text: string) =>
      sent(
        addListItem,
        { listId, listName, id: newId(), text, ...(me && { memberId: me.id }) },
        text,
      ),
    change: (list: NamedList, part: { name?: string; template?: boolean }) => {
      const { id, name: was, icon: wasIcon, template: wasTemplate, items } = list;
      sent(changeList, { id, was, wasIcon, wasTemplate, items, ...part }, part.name ?? was);
    },
    check: (listId: string, item: ListItem) => {
      change.check(listId, item);
      done(s(item.checked ? "untick" : "tick", { name: item.text }), () =>
        change.check(listId, { ...item, checked: !item.checked }),
      );
    },
    removeItem: (listId: string, item: ListItem) =>
      done(s("itemRemoved", { name: item.text }), change.removeItemWithUndo(listId, item)),
    clear: (list: NamedList) => {
      const count = list.items.filter(({ checked }) => checked).length;
      done(s("cleared", { count }), change.clearWithUndo(list));
    },
    remove: (list: NamedList) =>
      done(s("listRemoved", { name: list.name }), change.removeWithUndo(list)),
  };
};
