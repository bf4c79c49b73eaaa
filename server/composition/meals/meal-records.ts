import type { Db } from "../../db/connection.ts";
import type { MealRecords } from "../../providers/meals/port.ts";
import { createGroceryRecords } from "../../features/grocery/grocery-store.ts";
import { createPlanRecords } from "../../features/meals/plan-store.ts";
import { createRecipeRecords } from "../../features/recipes/recipe-store.ts";

/** The database records of the embedded provider of meals. */
export const createMealRecords = (db: Db): MealRecords => ({
  ...createPlanRecords(db),
  ...createRecipeRecords(db),
  ...createGroceryRecords(db),
});
