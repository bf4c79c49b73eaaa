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
  once: true,
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

const move = (cache: CacheView, id: string, meal: MealOnDay): void =>
  cache.update(planRead, (plan) =>
    withPlanChanges(plan, [
      { kind: "remove", id },
      { kind: "add", meal },
    ]),
  );

/** Moves a meal as it stands, given where it goes under the id that it has before, in one write: it is in one of both places at any time. */
export const moveMeal = defineMutation({
  operation: defineWrite("PATCH /api/mealplan/entries/{id}", ["mealplan"]),
  request: ({ id, date, slot }: MealOnDay) => ({ params: { id }, body: { date, slot } }),
  apply: (cache, meal) => move(cache, meal.id, meal),
  settle: (cache, { id }, meal) => {
    move(cache, id, meal);
    cache.rename(id, meal.id);
  },
  scope: ({ id }) => `meal:${id}`,
  describe: ({ title }) => title,
  offline,
});

/** A meal of the plan. */
interface MealInput {
  readonly id: string;
  readonly title: string;
}

const remove = (cache: CacheView, { id }: MealInput): void => update(cache, { kind: "remove", id });

/** Takes a meal off the plan. */
export const removeMeal = defineMutation({
  operation: defineWrite("DELETE /api/mealplan/entries/{id}", ["mealplan"]),
  request: ({ id }: MealInput) => ({ params: { id } }),
  apply: remove,
  settle: remove,
  scope: ({ id }) => `meal:${id}`,
  describe: ({ title }) => title,
  offline,
});
