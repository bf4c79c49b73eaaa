import type { MealPlan, Slot } from "#contract/meals.ts";

/** A meal as the plan tells it. */
export type PlannedMeal = MealPlan["days"][string][number];

/** Where a meal stands in the week. */
export interface MealPlace {
  readonly date: string;
  readonly slot: Slot;
}

/** A meal and where it stands. */
export interface MealInWeek {
  readonly meal: PlannedMeal;
  readonly place: MealPlace;
}

/** A place as one word, for comparing and for the page's own marks. */
export const mealPlaceKey = ({ date, slot }: MealPlace): string => `${date} ${slot}`;
