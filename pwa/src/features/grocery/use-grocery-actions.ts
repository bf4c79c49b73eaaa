import type { GroceryItem } from "#contract/grocery.ts";
import type { ApiError } from "#client/api/api-error.ts";
import { useMe } from "#client/context/family.ts";
import { useChangeGrocery } from "#client/features/grocery/use-change-grocery.ts";
import { isSampleId } from "#client/query/sample/sample-id.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";

/** The ways to change the list, each with what it says and the way back. */
export const useGroceryActions = () => {
  const { t } = useI18n();
  const s = useMessages(groceryMessages);
  const me = useMe();
  const change = useChangeGrocery((error: ApiError) =>
    showToast({ kind: "problem", words: errorText(t, error) }),
  );
  return {
    ...change,
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
    remove: (item: GroceryItem) => {
      change.remove(item);
      if (isSampleId(item.id)) return;
      showToast({
        kind: "done",
        words: s("removed", { name: item.name }),
        undo: () => change.add(item.name, item.amount, item.addedBy),
      });
    },
  };
};
