import type { OperationAnswer } from "#contract/api.ts";
import { defineRead } from "../../api/call.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";

const binsRead = defineRead("GET /api/bins", "bins");

/** Which bins are collected on the days from `start` to `end`, both included. */
export const useBins = (start: string, end: string): QueryState<OperationAnswer<"GET /api/bins">> =>
  useRead(binsRead, { query: { start, end } });
