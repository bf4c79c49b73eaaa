import type { OperationAnswer } from "#contract/api.ts";
import { type QueryState, useRead } from "#client/query/query-state.ts";
import { approvalsRead } from "../mutations.ts";

/** What is done and waits for a parent, oldest first; not asked for unless `enabled`. */
export const useApprovals = (
  enabled: boolean,
): QueryState<OperationAnswer<"GET /api/tasks/approvals">> =>
  useRead(approvalsRead, {}, { enabled });
