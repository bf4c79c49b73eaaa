import { useCallback } from "react";
import type { Budget, Period } from "#contract/budget.ts";
import type { QueryState } from "../../query/query-state.ts";
import type { Sample } from "../../query/sample/sample.ts";
import { useSampleFallback } from "../../query/sample-fallback.ts";
import { sourceMissingError } from "../../query/source-query.ts";

const ofBudget = { domain: "budget", queryKey: ["budget"] } as const;
const missing = {
  source: "failed",
  data: undefined,
  error: sourceMissingError("budget"),
} as const;

/** A sample family's budget of a period, for a house where none is connected; nobody's numbers, so that no PIN is asked for. */
export const useSampleBudget = (period: Period): QueryState<Budget> => {
  const build = useCallback((sample: Sample) => sample.budget(period), [period]);
  return useSampleFallback<Budget>(ofBudget, missing, build);
};
