import type { MealPatch } from "#contract/meals.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict, InvalidInput } from "#server/platform/errors.ts";
import type { SourceMeal } from "./port.ts";

/** The meal that a patch makes of another; throws 409 `changedMeanwhile` where it isn't as it was seen, 400 `title` where its words are a recipe's. */
export const changedMeal = (
  meal: SourceMeal,
  { seen = {}, date = meal.date, slot = meal.slot, title }: MealPatch,
): SourceMeal => {
  const field = (["date", "slot", "title"] as const).find(
    (name) => seen[name] !== undefined && seen[name] !== meal[name],
  );
  if (field !== undefined)
    throw new Conflict("changedMeanwhile", apiSentence("changedMeanwhile", { field }));
  if (title !== undefined && meal.recipeId !== undefined)
    throw new InvalidInput("title", "title: a meal of a recipe is called as the recipe is.");
  return { ...meal, date, slot, title: title ?? meal.title };
};
