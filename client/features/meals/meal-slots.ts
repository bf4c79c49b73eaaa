import type { Slot } from "#contract/meals.ts";

/** The meals of a day, in the order in which they are eaten. */
export const mealSlots = [
  "breakfast",
  "lunch",
  "dinner",
  "snack",
] as const satisfies readonly Slot[];
