import type { Db } from "../../db/open.ts";
import type { MealRecords } from "../../providers/meals/port.ts";
import { createGroceryRecords } from "./grocery-store.ts";
import { createPlanRecords } from "./plan-store.ts";
import { createRecipeRecords } from "./recipe-store.ts";

/** The embedded provider's meals, in the family's database. */
export const createMealRecords = (db: Db): MealRecords => ({
  ...createPlanRecords(db),
  ...createRecipeRecords(db),
  ...createGroceryRecords(db),
});
