import type { MealOnDay, MealPatch, Slot } from "#contract/meals.ts";
import { NotFound } from "../../platform/errors.ts";
import { type HandlerReply, unchanged } from "../../http/handlers.ts";
import type { Dish, EmbeddedMeals, SourceMeal } from "../../providers/meals/port.ts";
import { isDish, mealOnDayView } from "./meal-view.ts";

/** Writes the meal plan in the database, in the caller's transaction. */
export const createEmbeddedPlan = (source: () => EmbeddedMeals) => {
  const inSlot = (date: string, slot: Slot): readonly SourceMeal[] =>
    source()
      .plan(date, date)
      .filter((meal) => meal.slot === slot);

  return {
    /** Adds a dish to a slot. */
    add: (date: string, slot: Slot, dish: Dish): MealOnDay =>
      mealOnDayView(source().addMeal(date, slot, dish)),
    /** Replaces a slot's dishes with one; a slot that has just that one stays as it is. */
    replace: (date: string, slot: Slot, dish: Dish): MealOnDay | HandlerReply<MealOnDay> => {
      const before = inSlot(date, slot);
      const [only] = before;
      if (only !== undefined && before.length === 1 && isDish(only, dish))
        return unchanged(mealOnDayView(only));
      const meal = source().addMeal(date, slot, dish);
      for (const { id } of before) source().removeMeal(id);
      return mealOnDayView(meal);
    },
    /** Removes a slot's dishes. */
    empty: (date: string, slot: Slot): void | HandlerReply<void> => {
      const before = inSlot(date, slot);
      if (before.length === 0) return unchanged(undefined);
      for (const { id } of before) source().removeMeal(id);
    },
    /** Moves a meal as it stands, or gives it other words. */
    change: (id: string, patch: MealPatch): MealOnDay => {
      const changed = source().changeMeal(id, patch);
      if (changed === null) throw new NotFound("planned meal");
      return mealOnDayView(changed);
    },
    remove: (id: string): void => {
      if (!source().removeMeal(id)) throw new NotFound("planned meal");
    },
  };
};
