import { addDays, type Clock, dayAt } from "#server/platform/clock.ts";
import { HttpError } from "#server/platform/errors.ts";
import type {
  EmbeddedMeals,
  MealSource,
  SourceMeal,
  SourceRecipe,
  SourceRecipeFields,
} from "#server/providers/meals/port.ts";

interface CopyMealsDeps {
  readonly clock: Clock;
  readonly timeZone: () => string;
}

const perPage = 100;
/** How far ahead planned meals are copied, in days. */
const planDays = 60;

const isRefused = (error: unknown): boolean => error instanceof HttpError && error.status === 400;

/** A recipe as it is written anew; its picture stays in the house. */
const fieldsOf = (recipe: SourceRecipe): SourceRecipeFields => {
  const { title, description, servings, totalMin, tags, ingredients, steps, source } = recipe;
  return {
    ...{ title, tags: [...tags], steps: [...steps] },
    ingredients: ingredients.map(({ text }) => text),
    ...(description === undefined ? {} : { description }),
    ...(servings === undefined ? {} : { servings }),
    ...(totalMin === undefined ? {} : { totalMin }),
    ...(source === undefined ? {} : { source }),
  };
};

const recipesOf = (house: EmbeddedMeals): SourceRecipe[] => {
  const ids: string[] = [];
  for (let before: string | undefined, isOver = false; !isOver;) {
    const page = house.recipes({
      q: "",
      limit: perPage,
      ...(before === undefined ? {} : { before }),
    });
    ids.push(...page.items.map(({ id }) => id));
    before = page.next ?? undefined;
    isOver = page.next === null;
  }
  // The library lists what was added last first.
  return ids.toReversed().flatMap((id) => house.recipe(id) ?? []);
};

/** Counts what is written one after the other, and knows how to remove it again. */
const createWriting = () => {
  const undo: (() => unknown)[] = [];
  let left = 0;
  return {
    /** Resolves with null where the source refuses it. */
    write: async <T>(
      work: () => T | Promise<T>,
      remove: (made: T) => unknown,
    ): Promise<T | null> => {
      try {
        const made = await work();
        undo.push(() => remove(made));
        return made;
      } catch (error) {
        if (!isRefused(error)) throw error;
        left += 1;
        return null;
      }
    },
    counts: () => ({ copied: undo.length, left }),
    takeBack: async (): Promise<void> => {
      for (const one of undo.toReversed()) await Promise.resolve(one()).catch(() => undefined);
    },
  };
};

/**
 * Writes the house's recipes, what is planned from today on and what is still to be bought into another source; what it
 * can't express is left. Where it fails underway, what was written is removed again as far as it can be, and the error
 * is thrown.
 */
export const copyMeals = async (
  house: EmbeddedMeals,
  into: MealSource,
  { clock, timeZone }: CopyMealsDeps,
): Promise<{ copied: number; left: number }> => {
  const today = dayAt(clock.now(), timeZone());
  const writing = createWriting();
  const ids = new Map<string, string>();
  const copyMeal = ({ date, slot, title, recipeId }: SourceMeal) => {
    const dish = recipeId === undefined ? undefined : ids.get(recipeId);
    return writing.write(
      () => into.addMeal(date, slot, dish === undefined ? { title } : { recipeId: dish }),
      ({ id }) => into.removeMeal(id),
    );
  };
  try {
    // One after the other: a service would refuse many at once.
    for (const recipe of recipesOf(house)) {
      const made = await writing.write(
        async () => into.createRecipe?.(fieldsOf(recipe)) ?? null,
        (written) => (written === null ? undefined : into.removeRecipe?.(written.id)),
      );
      if (made !== null) ids.set(recipe.id, made.id);
    }
    for (const meal of house.plan(today, addDays(today, planDays))) await copyMeal(meal);
    for (const { name, amount, addedBy } of house.grocery().filter(({ checked }) => !checked))
      await writing.write(
        () => into.addItem({ name, amount, addedBy }),
        ({ id }) => into.removeItem(id),
      );
  } catch (error) {
    await writing.takeBack();
    throw error;
  }
  return writing.counts();
};
