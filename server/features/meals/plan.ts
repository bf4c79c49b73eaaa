import { type MealOnDay, type MealPlan, type Slot, slots } from "#contract/meals.ts";
import { andThen, type Awaitable } from "../../platform/and-then.ts";
import { addDays } from "../../platform/clock.ts";
import { InvalidInput, NotFound } from "../../platform/errors.ts";
import { type HandlerReply, unchanged } from "../../http/handlers.ts";
import type { Dish, MealSource, SourceMeal } from "../../providers/meals/port.ts";
import { recipeImagePath } from "../../food/recipe-image.ts";

interface PlanDeps {
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
    asked.start ?? (asked.end === undefined ? today : addDays(asked.end, 1 - daysUnlessTold));
  const end = asked.end ?? addDays(start, daysUnlessTold - 1);
  if (end < start) throw new InvalidInput("end", "The end is before the start.");
  if (addDays(start, mostDays - 1) < end)
    throw new InvalidInput("end", `At most ${mostDays} days can be asked for.`);
  return { start, end };
};

const viewOf = ({ id, slot, title, recipeId, picture }: SourceMeal) => ({
  ...{ id, slot, title },
  ...(recipeId === undefined ? {} : { recipeId, ...recipeImagePath(recipeId, picture) }),
});
const viewOnDay = (meal: SourceMeal): MealOnDay => ({ ...viewOf(meal), date: meal.date });

const isSame = (meal: SourceMeal, dish: Dish): boolean =>
  "recipeId" in dish
    ? meal.recipeId === dish.recipeId
    : meal.recipeId === undefined && meal.title === dish.title;

/** Creates the family's meal plan, on whichever source is active. */
export const createPlan = ({ source, today }: PlanDeps) => {
  const inSlot = (date: string, slot: Slot): Awaitable<readonly SourceMeal[]> =>
    andThen(source().plan(date, date), (meals) => meals.filter((meal) => meal.slot === slot));

  const removeAll = (meals: readonly SourceMeal[]): Awaitable<void> =>
    meals.reduce<Awaitable<void>>(
      (before, { id }) => andThen(before, () => andThen(source().removeMeal(id), () => undefined)),
      undefined,
    );

  return {
    /** Every day of a range with its meals, in the order of the slots. */
    plan: (asked: { readonly start?: string | undefined; readonly end?: string | undefined }) => {
      const { start, end } = rangeOf(asked, today());
      return andThen(source().plan(start, end), (meals): MealPlan => {
        const days: MealPlan["days"] = {};
        for (let day = start; day <= end; day = addDays(day, 1)) days[day] = [];
        for (const slot of slots)
          for (const meal of meals) if (meal.slot === slot) days[meal.date]?.push(viewOf(meal));
        return { start, end, slots: [...slots], days };
      });
    },
    /** Adds a dish to a slot. */
    add: (date: string, slot: Slot, dish: Dish): Awaitable<MealOnDay> =>
      andThen(source().addMeal(date, slot, dish), viewOnDay),
    /** Replaces a slot's dishes with one; a slot that has just that one stays as it is. */
    replace: (
      date: string,
      slot: Slot,
      dish: Dish,
    ): Awaitable<MealOnDay | HandlerReply<MealOnDay>> =>
      andThen(inSlot(date, slot), (before) => {
        const [only] = before;
        if (only !== undefined && before.length === 1 && isSame(only, dish))
          return unchanged(viewOnDay(only));
        // Adds before it removes, so that a refused write leaves the slot as it was.
        return andThen(source().addMeal(date, slot, dish), (meal) =>
          andThen(removeAll(before), () => viewOnDay(meal)),
        );
      }),
    /** Removes a slot's dishes. */
    empty: (date: string, slot: Slot): Awaitable<void | HandlerReply<void>> =>
      andThen(inSlot(date, slot), (before) =>
        before.length === 0 ? unchanged(undefined) : removeAll(before),
      ),
    remove: (id: string): Awaitable<void> =>
      andThen(source().removeMeal(id), (known) => {
        if (!known) throw new NotFound("planned meal");
      }),
  };
};
