import { useEffect } from "react";
import type { GroceryItem } from "#contract/grocery.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { ownEdits } from "#client/features/grocery/own-edits.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";

/** Tells whoever changed something of the list that somebody else changed the same after them, with both values. */
export const useToldOfOverwritten = (items: readonly GroceryItem[]): void => {
  const s = useMessages(groceryMessages);
  useEffect(() => {
    for (const { mine, theirs } of ownEdits.overwrittenIn(items))
      showToast({ kind: "done", words: s("overwritten", { mine, theirs }) });
  }, [items, s]);
};
