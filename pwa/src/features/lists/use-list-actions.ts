import type { ListItem, NamedList } from "#contract/lists.ts";
import { useMe } from "#client/context/family.ts";
import { listMessages } from "#client/features/lists/messages/messages.ts";
import { useChangeLists } from "#client/features/lists/use-change-lists.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { useFailedToast } from "#client/ui/overlays/use-failed-toast.ts";

/** The ways to change a list, each with what it says and the way back. */
export const useListActions = () => {
  const s = useMessages(listMessages);
  const me = useMe();
  const failed = useFailedToast();
  const change = useChangeLists((error, deleted) => {
    if (deleted === undefined) return failed(error);
    showToast({
      kind: "problem",
      words: s("gone", { name: deleted.text }),
      ...{ undo: deleted.putBack, undoLabel: s("putBack") },
    });
  });
  const done = (words: string, undo: () => void) => showToast({ kind: "done", words, undo });
  return {
    ...change,
    addItem: (listId: string, text: string) => change.addItem(listId, text, me?.id),
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
