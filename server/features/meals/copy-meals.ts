import { addDays, type Clock, dayAt } from "#server/platform/clock.ts";
import { foodKey } from "#server/food/food-key.ts";
import type { CopyJournal } from "#server/providers/copying/copy-journal.ts";
import type { CopyStep, CopyTarget, CopyThing } from "#server/providers/copying/copy-once.ts";
import { copyOver, type CopySwitch } from "#server/providers/copying/copy-over.ts";
import type {
  EmbeddedMeals,
  MealSource,
  SourceCard,
  SourceMeal,
  SourceRecipe,
  SourceRecipeFields,
} from "#server/providers/meals/port.ts";

interface CopyMealsDeps extends CopySwitch {
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

const itemSays = ({ name, amount = "" }: { name: string; amount?: string | undefined }): string =>
  JSON.stringify([foodKey(name), amount.toLowerCase().replaceAll(/\s/g, "")]);

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
      ...meals.map((meal) => ({
        ...{ kind: "meal", id: meal.id, name: mealName(meal) },
        says: JSON.stringify(meal.recipeId ?? null),
      })),
      ...items.map((item) => ({
        ...{ kind: "item", id: item.id, name: foodKey(item.name) },
        says: `${itemSays(item)}${item.checked ? " checked" : ""}`,
      })),
    ];
  } finally {
    await source.stop?.();
  }
};

/** A copy may have a number behind the title, where the source has another recipe of that title. */
const isTitled = (name: string, title: string): boolean =>
  name.startsWith(title) && /^( \(\d+\))?$/.test(name.slice(title.length));

const recipeSays = ({ ingredients, steps }: Pick<SourceRecipeFields, "ingredients" | "steps">) =>
  JSON.stringify([ingredients, steps]);

/** All that the house has, in this order: a meal is planned by the recipe that was written before. */
const stepsOf = async (
  house: EmbeddedMeals,
  into: MealSource,
  { journal, days: [start, end] }: { journal: CopyJournal; days: readonly [string, string] },
): Promise<CopyStep[]> => {
  const copyOf = ({ recipeId }: SourceMeal): string | null => {
    const known = recipeId === undefined ? undefined : journal.of(`recipe ${recipeId}`);
    return known !== undefined && "copied" in known ? known.copied : null;
  };
  const dishOf = (meal: SourceMeal) => {
    const recipeId = copyOf(meal);
    return recipeId === null ? { title: meal.title } : { recipeId };
  };
  const { createRecipe, updateRecipe } = into;
  const cards = createRecipe === undefined ? [] : (await cardsOf(house)).toReversed();
  const recipes: SourceRecipe[] = cards.flatMap(({ id }) => house.recipe(id) ?? []);
  return [
    ...recipes.map((recipe): CopyStep => ({
      ...{ item: `recipe ${recipe.id}`, kind: "recipe", name: recipe.title },
      says: () => JSON.stringify(fieldsOf(recipe)),
      write: async () => (await createRecipe?.(fieldsOf(recipe)))?.id ?? "",
      ...(updateRecipe === undefined
        ? {}
        : { change: async (id) => updateRecipe(id, fieldsOf(recipe)) }),
    })),
    ...house.plan(start, end).map((meal): CopyStep => ({
      ...{ item: `meal ${meal.id}`, kind: "meal", name: mealName(meal) },
      says: () => JSON.stringify(copyOf(meal) ?? mealName(meal)),
      write: async () => (await into.addMeal(meal.date, meal.slot, dishOf(meal))).id,
    })),
    ...house
      .grocery()
      .filter(({ checked }) => !checked)
      .map(({ id, name, amount, addedBy }): CopyStep => ({
        ...{ item: `item ${id}`, kind: "item", name: foodKey(name) },
        says: () => itemSays({ name, amount }),
        write: async () => (await into.addItem({ name, amount, addedBy })).id,
      })),
  ];
};

/** Whether a recipe of the source is what was written, or what the source makes of a title alone. */
const judgeRecipe = async (source: MealSource, id: string, says: string) => {
  const recipe = await source.recipe(id);
  if (recipe === null) return "other";
  if (source.kind === "outside" && source.isUnfinished?.(recipe) === true) return "half";
  const wrote: SourceRecipeFields = JSON.parse(says);
  return recipeSays(fieldsOf(recipe)) === recipeSays(wrote) ? "whole" : "other";
};

const targetOf = (into: MealSource, look: CopyTarget["look"]): CopyTarget => ({
  look,
  isAlike: (thing, { kind, name }) =>
    thing.kind === kind && (kind === "item" ? thing.name === name : isTitled(thing.name, name)),
  judge: async ({ kind, id, says }, words) => {
    if (kind === "recipe") return judgeRecipe(into, id, words.says);
    if (kind === "item") return says === words.says ? "whole" : "other";
    // A meal without a recipe is its title.
    const isOurs =
      says === words.says || (says === "null" && words.says === JSON.stringify(words.name));
    return isOurs ? "whole" : "other";
  },
  remove: async (kind, id) => {
    if (kind === "recipe") return into.removeRecipe?.(id);
    return kind === "meal" ? into.removeMeal(id) : into.removeItem(id);
  },
});

/** Copies the house's recipes, what is planned from today on and what is still to be bought into another source, each once. */
export const copyMeals = async (
  house: EmbeddedMeals,
  open: () => MealSource,
  { clock, timeZone, journal, ...switching }: CopyMealsDeps,
): Promise<{ copied: number; left: number }> => {
  const days = (): readonly [string, string] => {
    const today = dayAt(clock.now(), timeZone());
    return [today, addDays(today, planDays)];
  };
  const into = open();
  try {
    return await copyOver({
      ...{ ...switching, journal },
      target: targetOf(into, () => thingsOf(open(), days())),
      steps: () => stepsOf(house, into, { journal, days: days() }),
    });
  } finally {
    await into.stop?.();
  }
};
