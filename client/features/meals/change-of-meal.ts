import type { MealOnDay, MealPatch } from "#contract/meals.ts";

type PlacedWords = Pick<MealOnDay, "date" | "slot" | "title">;

/** What a meal has of the fields in which it differs from another. */
const differing = ({ date, slot, title }: PlacedWords, from: PlacedWords): MealPatch => ({
  ...(date === from.date && slot === from.slot ? {} : { date, slot }),
  ...(title === from.title ? {} : { title }),
});

/** What makes another meal of one, and what takes just that back, unless it was changed since. */
export const changeOfMeal = (
  before: PlacedWords,
  after: PlacedWords,
): { readonly patch: MealPatch; readonly back: MealPatch } => {
  const patch = differing(after, before);
  return { patch, back: { ...differing(before, after), seen: patch } };
};
