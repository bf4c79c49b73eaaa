import type { Slot } from "#contract/meals.ts";

/** The meals of a day, in the order in which they are eaten. */
export const slots = ["breakfast", "lunch", "dinner", "snack"] as const satisfies readonly Slot[];
