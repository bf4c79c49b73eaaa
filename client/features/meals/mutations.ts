import type { MealOnDay } from "#contract/meals.ts";
import { defineWrite } from "../../api/call.ts";
import type { CacheView } from "../../mutations/cache/cache-view.ts";
import { offline } from "../../mutations/offline.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";
import { type PlanChange, withPlanChanges } from "./optimistic-plan.ts";
import { planRead } from "./reads.ts";

const update = (cache: CacheView, change: PlanChange): void =>
  cache.update(planRead, (plan) => withPlanChanges(plan, [change]));

/** The longest words that the house takes; a recipe's title may be longer. */
const longestTitle = 200;

/** Plans a meal, which has a temporary id. */
export const addMeal = defineMutation({
  operation: defineWrite("POST /api/mealplan/{date}/{slot}", ["mealplan"]),
  request: ({ date, slot, title, recipeId }: MealOnDay) => ({
    params: { date, slot },
    // The words count where somebody deletes the recipe before this arrives.
    body:
      recipeId === undefined
        ? { title }
        : { recipeId, ...(title.length <= longestTitle ? { words: title } : {}) },
  }),
  creates: ({ id }) => id,
  apply: (cache, meal) => update(cache, { kind: "add", meal }),
  settle: (cache, _, meal) => update(cache, { kind: "add", meal }),
  describe: ({ title }) => title,
  offline,
});

/** A meal of the plan. */
interface PlannedMeal {
  readonly id: string;
  readonly title: string;
}

const remove = (cache: CacheView, { id }: PlannedMeal): void =>
  update(cache, { kind: "remove", id });

/** Takes a meal off the plan. */
export const removeMeal = defineMutation({
  operation: defineWrite("DELETE /api/mealplan/entries/{id}", ["mealplan"]),
  request: ({ id }: PlannedMeal) => ({ params: { id } }),
  apply: remove,
  settle: remove,
  describe: ({ title }) => title,
  offline,
});
