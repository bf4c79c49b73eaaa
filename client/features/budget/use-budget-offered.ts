import { useConfig } from "../../context/config.ts";
import { useSourceReadiness } from "../../query/source-query.ts";

/** Whether the screens offer a way to the budget: where one is connected, and while set-up shows what there could be. */
export const useBudgetOffered = (): boolean => {
  const { known, setupDone } = useConfig();
  const askable = useSourceReadiness("budget");
  return askable === "ask" || (known && !setupDone);
};
