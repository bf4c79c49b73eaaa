import type { MealOnDay, MealPatch } from "#contract/meals.ts";
import { defineWrite } from "../../api/call.ts";
import type { CacheView } from "../../mutations/cache/cache-view.ts";
import { offline } from "../../mutations/offline.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";
import { newId } from "../../platform/random-id.ts";
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

/** A meal as it is to stand, under the id that it has before. */
export interface ChangedMeal extends MealOnDay {
  /** As it stood: only what differs is sent. What older versions left has none, and moves. */
  readonly was?: Omit<MealOnDay, "id">;
  /** Takes a change back, and only that: what it made of the meal has to stand still (409 `changedMeanwhile`). */
  readonly isWayBack?: boolean;
}

/** What a meal has of the fields in which two differ. */
const differing = (
  { date, slot, title }: Omit<MealOnDay, "id">,
  from: Omit<MealOnDay, "id"> | undefined,
): MealPatch => ({
  ...(date === from?.date && slot === from.slot ? {} : { date, slot }),
  ...(from === undefined || title === from.title ? {} : { title }),
});

/** Moves a meal, or gives it other words, in one write: it is in one place at any time. */
export const changeMeal = defineMutation({
  operation: defineWrite("PATCH /api/mealplan/entries/{id}", ["mealplan"]),
  request: ({ id, was, isWayBack, ...meal }: ChangedMeal) => ({
    params: { id },
    body: {
      ...differing(meal, was),
      ...(isWayBack === true && was !== undefined ? { seen: differing(was, meal) } : {}),
    },
  }),
  apply: (cache, { was: _, isWayBack: _back, ...meal }) =>
    update(cache, { kind: "change", id: meal.id, meal }),
  settle: (cache, { id }, meal) => {
    update(cache, { kind: "change", id, meal });
    cache.rename(id, meal.id);
  },
  scope: ({ id }) => `meal:${id}`,
  describe: ({ title }) => title,
  putBack:
    ({ was: _, isWayBack: _back, ...meal }) =>
    (enqueue) =>
      enqueue(addMeal, { ...meal, id: newId() }).answer,
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
