import { useEffect } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import { useApp } from "../../../context/app-context.ts";
import { queryOf, type QueryState, useRead } from "../../../query/query-state.ts";
import { accountsRead } from "./reads.ts";

const accountsQuery = queryOf(accountsRead, {});

/** The accounts at calendar servers with all of their calendars; only in a browser that a parent unlocked. */
export const useAccounts = (): QueryState<OperationAnswer<"GET /api/calendar/accounts">> => {
  const { queryClient, onChange } = useApp();
  // Kept under Settings; how reading them went is the calendar's change.
  useEffect(
    () =>
      onChange("calendar", () => {
        void queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey });
      }),
    [queryClient, onChange],
  );
  return useRead(accountsRead, {});
};
