import type { MealOnDay, MealPatch, MealPlan, Slot } from "#contract/meals.ts";
import type { Recipe } from "#contract/recipes.ts";
import { addDays } from "../../../platform/clock.ts";
import type { ActLookups } from "../act-lookups.ts";
import { describeWrite, request, type RequestStep, undoneBy } from "../write-act.ts";
import { someOf } from "./some-of.ts";

type Meal = MealPlan["days"][string][number];

const dishOf = ({ title, recipeId }: Meal) => (recipeId === undefined ? { title } : { recipeId });

/** What puts meals into a slot beside what is in it. */
const planned = (params: { date: string; slot: Slot }, meals: readonly Meal[]): RequestStep[] =>
  meals.map((meal) => request("POST /api/mealplan/{date}/{slot}", { params, body: dishOf(meal) }));

/** A recipe as it would be written anew, without its picture. */
const asWritten = (recipe: Recipe) => {
  const { title, tags, ingredients, steps, description, servings, totalMin, source } = recipe;
  return {
    ...{ title, tags, steps, ingredients: ingredients.map(({ text }) => text) },
    ...(description === undefined ? {} : { description }),
    ...(servings === undefined ? {} : { servings }),
    ...(totalMin === undefined ? {} : { totalMin }),
    ...(source === undefined ? {} : { source }),
  };
};

interface MealPlace {
  readonly date: string;
  readonly slot: Slot;
}

const subjectOf = ({ date, slot }: MealPlace) => `meal ${date} ${slot}`;

/** How acts on a whole slot of the meal plan are told. */
const describeSlots = ({ plan }: ActLookups) => {
  const inSlot = async ({ date, slot }: MealPlace) =>
    ((await plan(date, date)).days[date] ?? []).filter((meal) => meal.slot === slot);
  return [
    describeWrite({
      operation: "PUT /api/mealplan/{date}/{slot}",
      look: ({ params }) => inSlot(params),
      act: ({ params }, meal, before) => {
        const [first, ...others] = before ?? [];
        const cleared = request("DELETE /api/mealplan/{date}/{slot}", { params });
        const back =
          first === undefined
            ? [cleared]
            : [
                request("PUT /api/mealplan/{date}/{slot}", { params, body: dishOf(first) }),
                ...planned(params, others),
              ];
        return {
          ...{ noun: "meal", title: meal.title, subject: subjectOf(params) },
          verb: first === undefined ? "added" : "changed",
          inverse: before === undefined ? undefined : { requests: back },
        };
      },
    }),
    describeWrite({
      operation: "DELETE /api/mealplan/{date}/{slot}",
      look: ({ params }) => inSlot(params),
      act: ({ params }, _, before = []) =>
        before.length === 0
          ? null
          : {
              ...{ noun: "meal", verb: "deleted", subject: subjectOf(params) },
              title: someOf(before.map(({ title }) => title)),
              inverse: { requests: planned(params, before) },
            },
    }),
  ];
};

/** What a meal has of the fields that a patch names. */
const patchedOf = (
  { date, slot, title }: MealPatch,
  meal: Pick<MealOnDay, "date" | "slot" | "title">,
) => ({
  ...(date === undefined ? {} : { date: meal.date }),
  ...(slot === undefined ? {} : { slot: meal.slot }),
  ...(title === undefined ? {} : { title: meal.title }),
});

/** How acts on single meals of the plan are told. */
const describePlanned = ({ plan, today }: ActLookups) => {
  const find = async (id: string) => {
    const { days } = await plan(addDays(today(), -31), addDays(today(), 92));
    for (const [date, meals] of Object.entries(days)) {
      const meal = meals.find((one) => one.id === id);
      if (meal !== undefined) return { date, meal };
    }
    return null;
  };
  return [
    describeWrite({
      operation: "POST /api/mealplan/{date}/{slot}",
      act: ({ params }, meal) => ({
        ...{ noun: "meal", verb: "added", title: meal.title, subject: subjectOf(params) },
        inverse: undoneBy("DELETE /api/mealplan/entries/{id}", { params: { id: meal.id } }),
      }),
    }),
    describeWrite({
      operation: "POST /api/recipes/{id}/add-to-mealplan",
      act: (_, meal) => ({
        ...{ noun: "meal", verb: "added", title: meal.title, subject: subjectOf(meal) },
        inverse: undoneBy("DELETE /api/mealplan/entries/{id}", { params: { id: meal.id } }),
      }),
    }),
    describeWrite({
      operation: "PATCH /api/mealplan/entries/{id}",
      look: ({ params }) => find(params.id),
      act: ({ body: patch }, meal, before) => {
        const told = { noun: "meal", verb: "changed", title: meal.title } as const;
        const subject = subjectOf(meal);
        if (before === undefined || before === null) return { ...told, subject };
        const was = { ...before.meal, date: before.date };
        const params = { id: meal.id };
        const body = { ...patchedOf(patch, was), seen: patchedOf(patch, meal) };
        return {
          ...{ ...told, subject },
          inverse: undoneBy("PATCH /api/mealplan/entries/{id}", { params, body }),
        };
      },
    }),
    describeWrite({
      operation: "DELETE /api/mealplan/entries/{id}",
      look: ({ params }) => find(params.id),
      act: (_, __, before) => {
        if (before === undefined || before === null) return null;
        const at = { date: before.date, slot: before.meal.slot };
        return {
          ...{ noun: "meal", verb: "deleted", title: before.meal.title, subject: subjectOf(at) },
          inverse: { requests: planned(at, [before.meal]) },
        };
      },
    }),
  ];
};

/** How acts on the recipe library are told. */
const describeRecipes = ({ recipe }: ActLookups) => [
  describeWrite({
    operation: "POST /api/recipes",
    act: (_, { id, title }) => ({
      ...{ noun: "recipe", verb: "added", title, subject: `recipe ${id}` },
      inverse: undoneBy("DELETE /api/recipes/{id}", { params: { id } }),
    }),
  }),
  describeWrite({
    operation: "POST /api/recipes/import",
    act: (_, { id, title }) => ({
      ...{ noun: "recipe", verb: "added", title, subject: `recipe ${id}` },
      inverse: undoneBy("DELETE /api/recipes/{id}", { params: { id } }),
    }),
  }),
  describeWrite({
    operation: "PATCH /api/recipes/{id}",
    act: (_, { id, title }) => ({
      ...{ noun: "recipe", verb: "changed", title, subject: `recipe ${id}` },
    }),
  }),
  describeWrite({
    operation: "DELETE /api/recipes/{id}",
    look: ({ params }) => recipe(params.id),
    act: ({ params }, _, before) =>
      before === undefined
        ? null
        : {
            ...{ noun: "recipe", verb: "deleted", title: before.title },
            subject: `recipe ${params.id}`,
            inverse: undoneBy("POST /api/recipes", { body: asWritten(before) }),
          },
  }),
];

/** How acts on meals and recipes are told. */
export const describeMeals = (lookups: ActLookups) => [
  ...describeSlots(lookups),
  ...describePlanned(lookups),
  ...describeRecipes(lookups),
];
