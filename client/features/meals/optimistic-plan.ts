import type { MealOnDay, MealPlan } from "#contract/meals.ts";

/**
 * The plan with a meal in place of the one that has this id, or without that one. It stands where that stood in its slot, else
 * last; the id of a new meal is temporary until the server has named it. The plan is the same one where nothing is different,
 * and days that it doesn't hold stay out of it.
 */
export const planWith = (plan: MealPlan, id: string, changed?: MealOnDay): MealPlan => {
  const entries = Object.entries(plan.days);
  const isHeld = ([day, meals]: (typeof entries)[number]) =>
    day === changed?.date || meals.some((one) => one.id === id);
  if (!entries.some(isHeld)) return plan;
  const days = entries.map(([day, meals]) => {
    const others = meals.filter((one) => one.id !== id && one.id !== changed?.id);
    if (day !== changed?.date) return [day, others];
    const { date: _, ...meal } = changed;
    const isHere = meals.some((one) => one.id === id && one.slot === meal.slot);
    const shown = isHere ? meals.map((one) => (one.id === id ? meal : one)) : [...others, meal];
    const order = ({ slot }: typeof meal) => plan.slots.indexOf(slot);
    return [day, shown.toSorted((a, b) => order(a) - order(b))];
  });
  return { ...plan, days: Object.fromEntries(days) };
};
