import { useCallback } from "react";
import { isKnownAisle } from "./aisles.ts";
import { groceryMessages } from "./messages/messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";

/** How a shelf is called; a word of the family's own is itself. */
export const useAisleName = (): ((aisle: string) => string) => {
  const s = useMessages(groceryMessages);
  return useCallback(
    (aisle) => (aisle === "new" || isKnownAisle(aisle) ? s(`aisle.${aisle}`) : aisle),
    [s],
  );
};
