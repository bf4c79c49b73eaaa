import type { GroceryItem } from "#contract/grocery.ts";
import { useMe } from "#client/context/family.ts";
import { useChangeGrocery } from "#client/features/grocery/use-change-grocery.ts";
import { useAddTyped } from "#client/features/grocery/use-add-typed.ts";
import { isSampleId } from "#client/query/sample/sample-id.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { useFailedToast } from "#client/ui/overlays/use-failed-toast.ts";

/** The ways to change the list, each with what it says and the way back. */
export const useGroceryActions = (items: readonly GroceryItem[]) => {
  const s = useMessages(groceryMessages);
  const me = useMe();
  const failed = useFailedToast();
  const change = useChangeGrocery((error, edit, putBack) => {
    if (edit === undefined || error.status !== 404) return failed(error);
    showToast({
      kind: "problem",
      words: s("gone", { name: edit.was?.name ?? edit.name ?? "" }),
      ...{ undo: putBack, undoLabel: s("putBack") },
    });
  });
  const addTyped = useAddTyped(change, items, me?.id);
  return {
    ...change,
    addTyped,
    add: (name: string, amount: string | undefined) => change.add(name, amount, me?.id),
    check: (item: GroceryItem) => {
      change.check(item);
      // Sample content has said already that it can't be ticked.
      if (isSampleId(item.id)) return;
      showToast({
        kind: "done",
        words: s(item.checked ? "reopened" : "checked", { name: item.name }),
        undo: () => change.check({ ...item, checked: !item.checked }),
      });
    },
    clear: (ticked: readonly GroceryItem[]) => {
      const words = s("cleared", { count: ticked.length });
      showToast({ kind: "done", words, undo: change.clearWithUndo(ticked, words) });
    },
    remove: (item: GroceryItem) => {
      change.remove(item);
      if (isSampleId(item.id)) return;
      showToast({
        kind: "done",
        words: s("removed", { name: item.name }),
        undo: () => {
          const id = change.add(item.name, item.amount, item.addedBy);
          if (item.checked) change.check({ ...item, id, checked: false });
        },
      });
    },
  };
};
