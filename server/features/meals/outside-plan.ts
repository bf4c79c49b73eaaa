import type { MealOnDay, MealPatch, Slot } from "#contract/meals.ts";
import { NotFound } from "../../platform/errors.ts";
import { type HandlerReply, unchanged } from "../../http/handlers.ts";
import type { Dish, OutsideMeals, SourceMeal } from "../../providers/meals/port.ts";
import { isDish, mealOnDayView } from "./meal-view.ts";

/** Writes the meal plan at an outside source, each write once that has answered. */
export const createOutsidePlan = (source: OutsideMeals) => {
  const inSlot = async (date: string, slot: Slot): Promise<readonly SourceMeal[]> =>
    (await source.plan(date, date)).filter((meal) => meal.slot === slot);

  return {
    /** Adds a dish to a slot. */
    add: async (date: string, slot: Slot, dish: Dish): Promise<MealOnDay> =>
      mealOnDayView(await source.addMeal(date, slot, dish)),
    /** Replaces a slot's dishes with one; a slot that has just that one stays as it is. */
    replace: async (
      date: string,
      slot: Slot,
      dish: Dish,
    ): Promise<MealOnDay | HandlerReply<MealOnDay>> => {
      const before = await inSlot(date, slot);
      const [only] = before;
      if (only !== undefined && before.length === 1 && isDish(only, dish))
        return unchanged(mealOnDayView(only));
      // Adds before it removes, so that a refused write leaves the slot as it was.
      const meal = await source.addMeal(date, slot, dish);
      for (const { id } of before) await source.removeMeal(id);
      return mealOnDayView(meal);
    },
    /** Removes a slot's dishes. */
    empty: async (date: string, slot: Slot): Promise<void | HandlerReply<void>> => {
      const before = await inSlot(date, slot);
      if (before.length === 0) return unchanged(undefined);
      for (const { id } of before) await source.removeMeal(id);
    },
    /** Moves a meal as it stands, or gives it other words. */
    change: async (id: string, patch: MealPatch): Promise<MealOnDay> => {
      const changed = await source.changeMeal(id, patch);
      if (changed === null) throw new NotFound("planned meal");
      return mealOnDayView(changed);
    },
    remove: async (id: string): Promise<void> => {
      if (!(await source.removeMeal(id))) throw new NotFound("planned meal");
    },
  };
};
