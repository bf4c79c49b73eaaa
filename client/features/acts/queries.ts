import type { OperationAnswer } from "#contract/api.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { actsRead } from "./reads.ts";

/** What was done last, newest first; the sample family has done nothing. */
export const useActs = (): QueryState<OperationAnswer<"GET /api/acts">> =>
  useRead(actsRead, {}, { isAskedAnew: true });
