import { afterEach, beforeEach } from "vitest";
import type { GroceryItem } from "#contract/grocery.ts";
import type { NewRecipe } from "#contract/recipes.ts";
import type { MealSource } from "./port.ts";

/** An empty source: no plan, no recipes, no groceries. */
export interface OpenedMeals {
  readonly source: MealSource;
  /** Adds a recipe to the source as families do; returns its id. */
  addRecipe(recipe: NewRecipe): Promise<string>;
  close(): Promise<void>;
}

/** A recipe of the family. */
export const soup: NewRecipe = {
  title: "Carrot soup",
  servings: 4,
  ingredients: ["500 g carrots", "1 onion", "Salt to taste"],
  steps: ["Chop.", "Simmer for 20 minutes."],
};
/** Ids that nothing has. */
export const noIds = ["nobody", "__proto__", "../meals", "0", "🦊"];

/** A source of meals that each test opens anew, and what the family does with it. */
export const openFor = (open: () => Promise<OpenedMeals>) => {
  let opened: OpenedMeals;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  const planned = async (start: string, end: string): Promise<string[]> =>
    (await opened.source.plan(start, end)).map(
      ({ date, slot, title }) => `${date} ${slot} ${title}`,
    );
  const names = async (checked: boolean): Promise<string[]> =>
    (await opened.source.grocery())
      .filter((item) => item.checked === checked)
      .map((item) => item.name)
      .toSorted();
  const buy = async (item: string, amount?: string): Promise<GroceryItem> =>
    opened.source.addItem({ name: item, amount });
  return {
    get opened() {
      return opened;
    },
    planned,
    names,
    buy,
  };
};

export type MealsInTest = ReturnType<typeof openFor>;
