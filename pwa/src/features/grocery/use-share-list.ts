import { useState } from "react";
import { groupByAisle } from "#client/features/grocery/by-aisle.ts";
import type { GroceryList } from "#contract/grocery.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { shareOrCopy } from "../../ui/share-or-copy.ts";
import { useAisleName } from "#client/features/grocery/use-aisle-name.ts";

/** Gives the list away as text: through the phone's own sharing, else copied, else `text` to be copied by hand. */
export const useShareList = () => {
  const s = useMessages(groceryMessages);
  const aisleName = useAisleName();
  const [text, setText] = useState<string>();
  const textOf = ({ items, aisles }: GroceryList): string =>
    [
      s("grocery"),
      ...groupByAisle(items, aisles).map(({ aisle, items: group }) =>
        [
          aisleName(aisle),
          ...group.map(({ name, amount }) =>
            amount === undefined ? `– ${name}` : `– ${name}, ${amount}`,
          ),
        ].join("\n"),
      ),
    ].join("\n\n");
  const share = (list: GroceryList): void => {
    const words = textOf(list);
    shareOrCopy(words).then(
      (way) => way === "copied" && showToast({ kind: "done", words: s("copied") }),
      () => setText(words),
    );
  };
  return { share, text, close: () => setText(undefined) };
};
