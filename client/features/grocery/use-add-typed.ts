import { useLayoutEffect, useRef } from "react";
import type { GroceryItem } from "#contract/grocery.ts";
import { normalizeWords } from "#contract/rules/normalize-words.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { showToast } from "../../ui/overlays/toast-store.ts";
import { groceryMessages } from "./messages/messages.ts";
import type { TypedItem } from "./parse-typed-item.ts";
import type { useChangeGrocery } from "./use-change-grocery.ts";

/** Puts on the list what was typed in one line; several are told together, and taken back together. */
export const useAddTyped = (
  { add, remove }: Pick<ReturnType<typeof useChangeGrocery>, "add" | "remove">,
  items: readonly GroceryItem[],
  memberId: string | undefined,
) => {
  const s = useMessages(groceryMessages);
  const { currentId } = useMutationQueue();
  const newest = useRef(items);
  useLayoutEffect(() => {
    newest.current = items;
  });
  return (things: readonly TypedItem[]): void => {
    const there = new Set(items.map(({ name }) => normalizeWords(name)));
    const added = things.map(({ name, amount }) => ({ id: add(name, amount, memberId), name }));
    if (added.length < 2) return;
    // What has become more of a row would take that row away with it.
    const isUndone = added.every(({ name }) => !there.has(normalizeWords(name)));
    const undo = () => {
      for (const { id, name } of added) {
        const row = newest.current.find((item) => item.id === currentId(id));
        // Under another name it is somebody's whom the house found to mean the same, such as "Tomatoes".
        if (row !== undefined && normalizeWords(row.name) === normalizeWords(name)) remove(row);
      }
    };
    showToast({
      kind: "done",
      words: s("added", { name: added.map(({ name }) => name).join(", ") }),
      ...(isUndone && { undo }),
    });
  };
};
