import type { MealOnDay } from "#contract/meals.ts";
import { recipeImagePath } from "../../food/recipe-image.ts";
import type { Dish, SourceMeal } from "../../providers/meals/port.ts";

/** A meal as its day's plan shows it. */
export const mealView = ({ id, slot, title, recipeId, picture }: SourceMeal) => ({
  ...{ id, slot, title },
  ...(recipeId === undefined ? {} : { recipeId, ...recipeImagePath(recipeId, picture) }),
});

/** A meal together with its day. */
export const mealOnDayView = (meal: SourceMeal): MealOnDay => ({
  ...mealView(meal),
  date: meal.date,
});

/** Whether a planned meal is just this dish. */
export const isDish = (meal: SourceMeal, dish: Dish): boolean =>
  "recipeId" in dish
    ? meal.recipeId === dish.recipeId
    : meal.recipeId === undefined && meal.title === dish.title;
