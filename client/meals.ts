import { useCallback } from "react";
import type { GroceryList, MealPlan } from "../contract/meals.ts";
import { read } from "./api.ts";
import type { Sample } from "./demo/sample.ts";
import type { Shown } from "./query.ts";
import { useSourceRead } from "./source.ts";

const planRead = read("GET /api/mealplan", "mealplan");
const groceryRead = read("GET /api/grocery", "grocery");
const sampleGrocery = (sample: Sample) => sample.grocery();

/** What is planned to be eaten from `start` to `end`, both days included. */
export const useMealPlan = (start: string, end: string): Shown<MealPlan> => {
  const build = useCallback((sample: Sample) => sample.mealPlan(start, end), [start, end]);
  return useSourceRead("meals", planRead, { query: { start, end } }, build);
};

/** The shared grocery list. */
export const useGrocery = (): Shown<GroceryList> =>
  useSourceRead("meals", groceryRead, {}, sampleGrocery);
