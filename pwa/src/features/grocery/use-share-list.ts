import { useState } from "react";
import { groupByAisle } from "#client/features/grocery/by-aisle.ts";
import type { GroceryList } from "#contract/grocery.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { useAisleName } from "#client/features/grocery/use-aisle-name.ts";

const isRefusedByPerson = (reason: unknown): boolean =>
  reason instanceof Error && reason.name === "AbortError";

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
  const copy = async (words: string): Promise<void> => {
    // Missing where the page came over plain http.
    if (navigator.clipboard === undefined) throw new Error("no clipboard");
    await navigator.clipboard.writeText(words);
    showToast({ kind: "done", words: s("copied") });
  };
  const share = (list: GroceryList): void => {
    const words = textOf(list);
    const given = "share" in navigator ? navigator.share({ text: words }) : copy(words);
    given.catch((reason: unknown) => {
      if (!isRefusedByPerson(reason)) setText(words);
    });
  };
  return { share, text, close: () => setText(undefined) };
};
