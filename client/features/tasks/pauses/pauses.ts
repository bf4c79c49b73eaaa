import type { OperationAnswer } from "#contract/api.ts";
import { defineRead } from "#client/api/call.ts";
import { type QueryState, useRead } from "#client/query/query-state.ts";

const pausesRead = defineRead("GET /api/pauses", "tasks");

/** The pauses that are on, to come, or ended in the last seven days. */
export const usePauses = (): QueryState<OperationAnswer<"GET /api/pauses">> =>
  useRead(pausesRead, {});
