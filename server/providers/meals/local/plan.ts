import { randomUUID } from "node:crypto";
import { InvalidInput } from "#server/platform/errors.ts";
import { changedMeal } from "../changed-meal.ts";
import type { MealRecords, EmbeddedMeals } from "../port.ts";

type Records = Pick<
  MealRecords,
  "planned" | "plannedMeal" | "plan" | "retitle" | "unplan" | "recipe"
>;
type Plan = Pick<EmbeddedMeals, "plan" | "addMeal" | "changeMeal" | "removeMeal">;

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
    changeMeal: (id, patch) => {
      const meal = records.plannedMeal(id);
      if (meal === null) return null;
      const changed = changedMeal(meal, patch);
      if (changed.title !== meal.title) records.retitle(id, changed.title);
      if (changed.date === meal.date && changed.slot === meal.slot) return changed;
      records.unplan(id);
      // Under its id, by which another phone may move it or take it off; as the last one of where it goes.
      const { picture: _, ...moved } = changed;
      records.plan(moved);
      return changed;
    },
    removeMeal: (id) => records.unplan(id),
  }) satisfies Plan;
