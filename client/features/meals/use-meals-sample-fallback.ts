import { read } from "../../api/call.ts";
import type { Sample } from "../../app/sample-family.ts";
import { groceryRead } from "../grocery/grocery-cache.ts";
import { useOwnOrSample, useSampleAllowed } from "../../query/sample/use-sample-while-empty.ts";
import { type Shown, useRead } from "../../query/query-state.ts";

/** The reads of the plan and of the recipe library. */
export const planRead = read("GET /api/mealplan", "mealplan");
export const recipesRead = read("GET /api/recipes", "recipes");

/** What is shown of a read of meals, or the sample family's where the house has none of its own. `build` must keep its identity. */
export const useOrMealsSample = <T>(shown: Shown<T>, build: (sample: Sample) => T): Shown<T> => {
  const enabled = useSampleAllowed();
  const plan = useRead(planRead, { query: {} }, { enabled });
  const grocery = useRead(groceryRead, {}, { enabled });
  const recipes = useRead(recipesRead, { query: { limit: 1 } }, { enabled });
  const isUnplanned = Object.values(plan.data?.days ?? {}).every((meals) => meals.length === 0);
  const records = [
    { shown: plan, isBare: isUnplanned },
    { shown: grocery, isBare: grocery.data?.items.length === 0 },
    { shown: recipes, isBare: recipes.data?.items.length === 0 },
  ];
  return useOwnOrSample(records, shown, build);
};
