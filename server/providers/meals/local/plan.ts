import { randomUUID } from "node:crypto";
import { InvalidInput } from "#server/platform/errors.ts";
import type { MealRecords, EmbeddedMeals } from "../port.ts";

type Records = Pick<MealRecords, "planned" | "plan" | "unplan" | "recipe">;
type Plan = Pick<EmbeddedMeals, "plan" | "addMeal" | "removeMeal">;

/** Creates the embedded meal plan. */
export const createLocalPlan = (records: Records) =>
  ({
    plan: (start, end) => records.planned(start, end),
    addMeal: (date, slot, dish) => {
      const id = randomUUID();
      const byWords = (title: string) => {
        const meal = { id, date, slot, title };
        records.plan(meal);
        return meal;
      };
      if ("title" in dish) return byWords(dish.title);
      const recipe = records.recipe(dish.recipeId);
      if (recipe === null && dish.words !== undefined) return byWords(dish.words);
      if (recipe === null) throw new InvalidInput("recipeId", "recipeId: there is no such recipe.");
      const meal = { id, date, slot, title: recipe.title, recipeId: recipe.id };
      records.plan(meal);
      return { ...meal, ...(recipe.picture === undefined ? {} : { picture: recipe.picture }) };
    },
    removeMeal: (id) => records.unplan(id),
  }) satisfies Plan;
