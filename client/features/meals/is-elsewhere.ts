import type { MealPlan } from "#contract/meals.ts";
import type { MealPlace } from "./meal-place.ts";

/** Whether a plan has a meal at another place than this. */
export const isElsewhere = ({ days }: MealPlan, id: string, { date, slot }: MealPlace): boolean =>
  Object.entries(days).some(([day, meals]) =>
    meals.some((meal) => meal.id === id && (day !== date || meal.slot !== slot)),
  );
