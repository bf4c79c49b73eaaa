import { useCallback } from "react";
import { isAisle } from "./aisles.ts";
import { listsWords } from "./messages/messages.ts";
import { useWordsOf } from "../../i18n/use-messages.ts";

/** How a shelf is called; a word of the family's own is itself. */
export const useAisleName = (): ((aisle: string) => string) => {
  const s = useWordsOf(listsWords);
  return useCallback(
    (aisle) => (aisle === "new" || isAisle(aisle) ? s(`aisle.${aisle}`) : aisle),
    [s],
  );
};
