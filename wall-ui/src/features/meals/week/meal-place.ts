import type { MealPlan, Slot } from "#contract/meals.ts";

/** A meal as the plan tells it. */
export type Meal = MealPlan["days"][string][number];

/** Where a meal stands in the week. */
export interface Place {
  readonly date: string;
  readonly slot: Slot;
}

/** A meal and where it stands. */
export interface Placed {
  readonly meal: Meal;
  readonly place: Place;
}

/** A place as one word, for comparing and for the page's own marks. */
export const placeKey = ({ date, slot }: Place): string => `${date} ${slot}`;
