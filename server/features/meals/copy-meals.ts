import { addDays, type Clock, dayAt } from "#server/platform/clock.ts";
import { foodKey } from "#server/food/food-key.ts";
import type { CopyJournal } from "#server/providers/copying/copy-journal.ts";
import { copyOnce, type CopyStep, type CopyThing } from "#server/providers/copying/copy-once.ts";
import type {
  EmbeddedMeals,
  MealSource,
  SourceCard,
  SourceMeal,
  SourceRecipe,
  SourceRecipeFields,
} from "#server/providers/meals/port.ts";

interface CopyMealsDeps {
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly journal: CopyJournal;
}

const perPage = 100;
/** How far ahead planned meals are copied, in days. */
const planDays = 60;

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

/** Every recipe of a library, last added first. */
const cardsOf = async ({ recipes }: Pick<MealSource, "recipes">): Promise<SourceCard[]> => {
  const cards: SourceCard[] = [];
  for (let before: string | undefined, isOver = false; !isOver;) {
    const page = await recipes({
      q: "",
      limit: perPage,
      ...(before === undefined ? {} : { before }),
    });
    cards.push(...page.items);
    before = page.next ?? undefined;
    isOver = page.next === null;
  }
  return cards;
};

const mealName = ({ date, slot, title }: Pick<SourceMeal, "date" | "slot" | "title">): string =>
  `${date} ${slot} ${title}`;

/** What a source has of all that is copied, read freshly. */
const thingsOf = async (
  source: MealSource,
  [start, end]: readonly [string, string],
): Promise<CopyThing[]> => {
  try {
    const [recipes, meals, items] = [
      await cardsOf(source),
      await source.plan(start, end),
      await source.grocery(),
    ];
    return [
      ...recipes.map(({ id, title }) => ({ kind: "recipe", id, name: title, says: title })),
      ...meals.map((meal) => ({ kind: "meal", id: meal.id, name: mealName(meal), says: "" })),
      ...items.map(({ id, name, amount, checked }) => ({
        ...{ kind: "item", id, name: foodKey(name), says: JSON.stringify([name, amount, checked]) },
      })),
    ];
  } finally {
    await source.stop?.();
  }
};

/** Its copy may have a number behind the title, where the source has another recipe of that title. */
const isTitled = (name: string, title: string): boolean =>
  name.startsWith(title) && /^( \(\d+\))?$/.test(name.slice(title.length));

/** All that is copied, in this order: a meal is planned by the recipe that was written before. */
const stepsOf = async (
  house: EmbeddedMeals,
  into: MealSource,
  { journal, days: [start, end] }: { journal: CopyJournal; days: readonly [string, string] },
): Promise<CopyStep[]> => {
  const alike =
    (kind: string, fits: (name: string) => boolean): CopyStep["alike"] =>
    (there) =>
      there.filter((thing) => thing.kind === kind && fits(thing.name));
  const dishOf = ({ title, recipeId }: SourceMeal) => {
    const known = recipeId === undefined ? undefined : journal.of(`recipe ${recipeId}`);
    const id = known !== undefined && "copied" in known ? known.copied : null;
    return id === null ? { title } : { recipeId: id };
  };
  const { createRecipe, removeRecipe } = into;
  const cards = createRecipe === undefined ? [] : (await cardsOf(house)).toReversed();
  const recipes: SourceRecipe[] = cards.flatMap(({ id }) => house.recipe(id) ?? []);
  return [
    ...recipes.map((recipe): CopyStep => ({
      item: `recipe ${recipe.id}`,
      alike: alike("recipe", (name) => isTitled(name, recipe.title)),
      write: async () => (await createRecipe?.(fieldsOf(recipe)))?.id ?? "",
      remove: (id) => removeRecipe?.(id),
    })),
    ...house.plan(start, end).map((meal): CopyStep => ({
      item: `meal ${meal.id}`,
      says: mealName(meal),
      alike: alike("meal", (name) => name === mealName(meal)),
      write: async () => (await into.addMeal(meal.date, meal.slot, dishOf(meal))).id,
      remove: (id) => into.removeMeal(id),
    })),
    ...house
      .grocery()
      .filter(({ checked }) => !checked)
      .map(({ id: item, name, amount, addedBy }): CopyStep => ({
        item: `item ${item}`,
        says: JSON.stringify([name, amount]),
        alike: alike("item", (food) => food === foodKey(name)),
        write: async () => (await into.addItem({ name, amount, addedBy })).id,
        remove: (id) => into.removeItem(id),
      })),
  ];
};

/** Writes the house's recipes, what is planned from today on and what is still to be bought into another source, each once. */
export const copyMeals = async (
  house: EmbeddedMeals,
  open: () => MealSource,
  { clock, timeZone, journal }: CopyMealsDeps,
): Promise<{ copied: number; left: number }> => {
  const today = dayAt(clock.now(), timeZone());
  const days = [today, addDays(today, planDays)] as const;
  const into = open();
  try {
    const steps = await stepsOf(house, into, { journal, days });
    return await copyOnce({ journal, look: () => thingsOf(open(), days), steps });
  } finally {
    await into.stop?.();
  }
};
