import type { Sample } from "../../app/sample-family.ts";
import { groceryRead } from "../grocery/reads.ts";
import {
  useSampleWhileEmpty,
  useSampleAllowed,
} from "../../query/sample/use-sample-while-empty.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { planRead, recipesRead } from "./reads.ts";

/** What is shown of a read of meals, or the sample family's where the house has none of its own. `build` must keep its identity. */
export const useMealsSampleFallback = <T>(
  shown: QueryState<T>,
  build: (sample: Sample) => T,
): QueryState<T> => {
  const enabled = useSampleAllowed();
  const plan = useRead(planRead, { query: {} }, { enabled });
  const grocery = useRead(groceryRead, {}, { enabled });
  const recipes = useRead(recipesRead, { query: { limit: 1 } }, { enabled });
  const isUnplanned = Object.values(plan.data?.days ?? {}).every((meals) => meals.length === 0);
  const records = [
    { state: plan, isEmpty: isUnplanned },
    { state: grocery, isEmpty: grocery.data?.items.length === 0 },
    { state: recipes, isEmpty: recipes.data?.items.length === 0 },
  ];
  return useSampleWhileEmpty(records, shown, build);
};
