import { useMemo } from "react";
import { read } from "./api.ts";
import { useConfig } from "./config.ts";
import type { Sample } from "./demo/sample.ts";
import { groceryRead } from "./grocery/keep.ts";
import { type Shown, useRead } from "./query.ts";
import { useSample } from "./use-sample.ts";

/** The reads of the plan and of the recipe library. */
export const planRead = read("GET /api/mealplan", "mealplan");
export const recipesRead = read("GET /api/recipes", "recipes");

/** The sample family's meals, where nobody finished set-up and the house has none of its own; `deciding` until that is known. */
const useMealsSample = (): Sample | "deciding" | "none" => {
  const { known, setupDone } = useConfig();
  const enabled = known && !setupDone;
  const plan = useRead(planRead, { query: {} }, { enabled });
  const grocery = useRead(groceryRead, {}, { enabled });
  const recipes = useRead(recipesRead, { query: { limit: 1 } }, { enabled });
  const isBare =
    enabled &&
    plan.data !== undefined &&
    Object.values(plan.data.days).every((meals) => meals.length === 0) &&
    grocery.data?.items.length === 0 &&
    recipes.data?.items.length === 0;
  const sample = useSample(isBare);
  const all = [plan, grocery, recipes];
  if (!enabled || all.some(({ from }) => from === "failed")) return "none";
  if (all.some(({ data }) => data === undefined)) return "deciding";
  return isBare ? (sample ?? "deciding") : "none";
};

/** What is shown of a read of meals, or the sample family's in its place. `build` must keep its identity. */
export const useOrMealsSample = <T>(shown: Shown<T>, build: (sample: Sample) => T): Shown<T> => {
  const sample = useMealsSample();
  const data = useMemo(
    () => (typeof sample === "string" ? undefined : build(sample)),
    [sample, build],
  );
  if (shown.data === undefined || shown.from === "demo" || sample === "none") return shown;
  return data === undefined
    ? { from: "loading", data: undefined }
    : { from: "demo", data, reason: "unconfigured" };
};
