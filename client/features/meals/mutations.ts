import type { MealOnDay, MealPatch } from "#contract/meals.ts";
import { defineWrite } from "../../api/call.ts";
import type { CacheView } from "../../mutations/cache/cache-view.ts";
import { offline } from "../../mutations/offline-for-a-week.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";
import { newId } from "../../platform/random-id.ts";
import { planWith } from "./optimistic-plan.ts";
import { planRead } from "./reads.ts";

const update = (cache: CacheView, id: string, meal?: MealOnDay): void =>
  cache.update(planRead, (plan) => planWith(plan, id, meal));

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
  apply: (cache, meal) => update(cache, meal.id, meal),
  settle: (cache, _, meal) => update(cache, meal.id, meal),
  describe: ({ title }) => title,
  offline,
});

/** A meal as it is to stand, under the id that it has before. */
export interface ChangedMeal extends MealOnDay {
  /** What of it changes; what older versions left has none, and moves. */
  readonly patch?: MealPatch;
}

/** Moves a meal, or gives it other words, in one write: it is in one place at any time. */
export const changeMeal = defineMutation({
  operation: defineWrite("PATCH /api/mealplan/entries/{id}", ["mealplan"]),
  request: ({ id, date, slot, patch = { date, slot } }: ChangedMeal) => ({
    ...{ params: { id }, body: patch },
  }),
  apply: (cache, { patch: _, ...meal }) => update(cache, meal.id, meal),
  settle: (cache, { id }, meal) => {
    update(cache, id, meal);
    cache.rename(id, meal.id);
  },
  scope: ({ id }) => `meal:${id}`,
  describe: ({ title }) => title,
  putBack:
    ({ patch: _, ...meal }) =>
    (enqueue) =>
      enqueue(addMeal, { ...meal, id: newId() }).answer,
  offline,
});

/** A meal of the plan. */
interface MealInput {
  readonly id: string;
  readonly title: string;
}

const remove = (cache: CacheView, { id }: MealInput): void => update(cache, id);

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
