import { useCallback } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import { defineRead } from "../../api/call.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { useSampleWhileNothing } from "../../query/sample-fallback.ts";
import type { Sample } from "../../query/sample/sample.ts";

const binsRead = defineRead("GET /api/bins", "bins");

/** Which bins are collected on the days from `start` to `end`, both included. */
export const useBins = (
  start: string,
  end: string,
): QueryState<OperationAnswer<"GET /api/bins">> => {
  const build = useCallback((sample: Sample) => sample.bins(start, end), [start, end]);
  const shown = useRead(binsRead, { query: { start, end } });
  return useSampleWhileNothing(shown, ({ bins }) => bins.length === 0, build);
};
