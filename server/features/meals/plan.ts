import { type MealPlan, slots } from "#contract/meals.ts";
import { addDays, clampDay } from "../../platform/clock.ts";
import { InvalidInput } from "../../platform/errors.ts";
import type { MealSource } from "../../providers/meals/port.ts";
import { mealView } from "./meal-view.ts";

interface ReadPlanDeps {
  readonly source: () => MealSource;
  readonly today: () => string;
}

const daysUnlessTold = 7;
const mostDays = 400;

/** The requested days, by default a week from today; throws InvalidInput beyond 400 days. */
const rangeOf = (
  asked: { readonly start?: string | undefined; readonly end?: string | undefined },
  today: string,
): { readonly start: string; readonly end: string } => {
  const start =
    asked.start ??
    (asked.end === undefined ? today : clampDay(addDays(asked.end, 1 - daysUnlessTold)));
  const end = asked.end ?? clampDay(addDays(start, daysUnlessTold - 1));
  if (end < start) throw new InvalidInput("end", "The end is before the start.");
  if (addDays(start, mostDays - 1) < end)
    throw new InvalidInput("end", `At most ${mostDays} days can be asked for.`);
  return { start, end };
};

/** Reads the family's meal plan: every day of a range with its meals, in the order of the slots. */
export const createReadPlan =
  ({ source, today }: ReadPlanDeps) =>
  async (asked: {
    readonly start?: string | undefined;
    readonly end?: string | undefined;
  }): Promise<MealPlan> => {
    const { start, end } = rangeOf(asked, today());
    const meals = await source().plan(start, end);
    const days: MealPlan["days"] = {};
    for (let day = start; day <= end; day = addDays(day, 1)) days[day] = [];
    for (const slot of slots)
      for (const meal of meals) if (meal.slot === slot) days[meal.date]?.push(mealView(meal));
    return { start, end, slots: [...slots], days };
  };
