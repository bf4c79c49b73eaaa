import type { MealOnDay, MealPlan } from "#contract/meals.ts";

/** A change of the plan that the server hasn't confirmed. */
export type PlanChange =
  /** The meal's id is temporary until the server has named it. */
  | { readonly kind: "add"; readonly meal: MealOnDay }
  /** The id is the one that it has before. */
  | { readonly kind: "change"; readonly id: string; readonly meal: MealOnDay }
  | { readonly kind: "remove"; readonly id: string };

const without = (plan: MealPlan, id: string): MealPlan =>
  Object.values(plan.days).every((meals) => meals.every((meal) => meal.id !== id))
    ? plan
    : {
        ...plan,
        days: Object.fromEntries(
          Object.entries(plan.days).map(([day, meals]) => [
            day,
            meals.filter((meal) => meal.id !== id),
          ]),
        ),
      };

const withMeal = (plan: MealPlan, { date, ...meal }: MealOnDay): MealPlan => {
  const there = plan.days[date];
  if (there === undefined) return plan;
  const order = ({ slot }: { readonly slot: MealOnDay["slot"] }) => plan.slots.indexOf(slot);
  const meals = [...there.filter(({ id }) => id !== meal.id), meal];
  return {
    ...plan,
    days: { ...plan.days, [date]: meals.toSorted((a, b) => order(a) - order(b)) },
  };
};

/** A changed meal stays in its place among those of its slot; one that goes to another slot is the last one there. */
const withChanged = (plan: MealPlan, id: string, { date, ...meal }: MealOnDay): MealPlan => {
  const there = plan.days[date];
  return there?.some((one) => one.id === id && one.slot === meal.slot) === true
    ? {
        ...plan,
        days: { ...plan.days, [date]: there.map((one) => (one.id === id ? meal : one)) },
      }
    : withMeal(without(plan, id), { date, ...meal });
};

const apply = (plan: MealPlan, change: PlanChange): MealPlan => {
  if (change.kind === "change") return withChanged(plan, change.id, change.meal);
  return change.kind === "add" ? withMeal(plan, change.meal) : without(plan, change.id);
};

/** The plan with pending changes, the same one where nothing is different; days that it doesn't hold stay out of it. */
export const withPlanChanges = (plan: MealPlan, changes: readonly PlanChange[]): MealPlan =>
  changes.reduce(apply, plan);
