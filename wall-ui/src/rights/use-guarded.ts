import type { WallRight } from "#contract/operation.ts";
import { useMay } from "#client/context/wall.ts";
import { askParent } from "./parent-question.ts";

/** Does something at once where this wall has the right for it, else as soon as a parent has opened the wall. */
export const useGuarded = (needed: WallRight): ((act: () => void) => void) => {
  const may = useMay(needed);
  return (act) => {
    if (may) return act();
    void askParent(needed).then((isAllowed) => {
      if (isAllowed) act();
    });
  };
};
