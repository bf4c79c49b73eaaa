import { type UseMutationResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Budget, Period } from "#contract/budget.ts";
import type { ApiError } from "../../api/api-error.ts";
import { defineRead } from "../../api/call.ts";
import { useConfig } from "../../context/config.ts";
import { useUnlocked } from "../access/queries.ts";
import { queryOf, type QueryState, queryStateOf } from "../../query/query-state.ts";

const budgetRead = defineRead("GET /api/budget", "budget");

/** How often the server is asked whether it still opens, in ms: this screen's clock may be wrong. */
const askAgainMs = 60_000;

const isRefused = (shown: QueryState<Budget>): boolean =>
  (shown.source === "stale" || shown.source === "failed") && shown.error.status === 401;

/**
 * The numbers of each period, which nobody keeps: they leave the memory with the screen that shows them. Only for a
 * browser on which it is open.
 */
export const useBudgets = (): Readonly<Record<Period, QueryState<Budget>>> => {
  const client = useQueryClient();
  const ask = (period: Period) => ({
    ...queryOf(budgetRead, { query: { period } }),
    gcTime: 0,
    refetchInterval: askAgainMs,
  });
  const shown = {
    month: queryStateOf(useQuery<Budget>(ask("month"))),
    last: queryStateOf(useQuery<Budget>(ask("last"))),
    ytd: queryStateOf(useQuery<Budget>(ask("ytd"))),
  };
  const isLocked = Object.values(shown).some(isRefused);
  useEffect(() => {
    if (isLocked) void client.invalidateQueries({ queryKey: ["settings", "GET /api/config"] });
  }, [client, isLocked]);
  // What was seen before the server was started again, or by a clock that is slow, isn't shown any more.
  const none = { source: "loading", data: undefined } as const;
  return isLocked ? { month: none, last: none, ytd: none } : shown;
};

/** The ids of those whose PIN opens the budget. */
export const useBudgetMembers = (): ReadonlySet<string> => new Set(useConfig().budgetMembers);

/** A way to lock this browser, and whether that is under way. */
type Locking = Pick<UseMutationResult<void, ApiError, void>, "mutate" | "isPending">;

/** Whether the budget is open on this browser and for how long, and the way to lock it, which hides it in the same frame. */
export const useBudgetLock = ({ mutate: lock, isPending }: Locking) => {
  const unlockedUntil = useConfig().unlocks.budget;
  const isUnlocked = useUnlocked("budget");
  return {
    isOpen: isUnlocked && !isPending,
    until: unlockedUntil === null ? 0 : Date.parse(unlockedUntil),
    lock,
  };
};

export type BudgetLock = ReturnType<typeof useBudgetLock>;
