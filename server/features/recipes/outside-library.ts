import type { GroceryListAddedTo } from "#contract/grocery.ts";
import type { MealOnDay, Slot } from "#contract/meals.ts";
import type { NewRecipe, Recipe, RecipePatch } from "#contract/recipes.ts";
import { NotFound } from "../../platform/errors.ts";
import type { Dish, OutsideMeals } from "../../providers/meals/port.ts";
import {
  fieldsAfter,
  knownRecipe,
  type RecipeAdder,
  recipeView,
  timesFor,
  unsupportedRecipes,
} from "./recipe-view.ts";

interface OutsideLibraryDeps {
  readonly source: OutsideMeals;
  /** Adds a recipe's ingredients to the grocery list, multiplied by `times`. */
  readonly addIngredients: (
    recipeId: string,
    times: number,
    adder: RecipeAdder,
  ) => Promise<GroceryListAddedTo>;
  readonly plan: (date: string, slot: Slot, dish: Dish) => Promise<MealOnDay>;
}

/** Writes recipes at an outside source, where it can, each write once that has answered. */
export const createOutsideLibrary = ({ source, addIngredients, plan }: OutsideLibraryDeps) => ({
  create: async (fields: NewRecipe): Promise<Recipe> => {
    if (source.createRecipe === undefined) throw unsupportedRecipes();
    return recipeView(await source.createRecipe(fields));
  },
  change: async (id: string, patch: RecipePatch): Promise<Recipe> => {
    const before = knownRecipe(await source.recipe(id));
    if (source.updateRecipe === undefined) throw unsupportedRecipes();
    return recipeView(knownRecipe(await source.updateRecipe(id, fieldsAfter(patch, before))));
  },
  remove: async (id: string): Promise<void> => {
    if (source.removeRecipe === undefined) throw unsupportedRecipes();
    if (!(await source.removeRecipe(id))) throw new NotFound("recipe");
  },
  /** Adds a recipe's ingredients to the grocery list, for the wanted servings. */
  addToGrocery: async (
    id: string,
    servings: number | undefined,
    adder: RecipeAdder,
  ): Promise<GroceryListAddedTo> =>
    addIngredients(id, timesFor(knownRecipe(await source.recipe(id)), servings), adder),
  /** Adds a recipe to a slot of the meal plan. */
  addToPlan: async (recipeId: string, date: string, slot: Slot): Promise<MealOnDay> => {
    knownRecipe(await source.recipe(recipeId));
    return plan(date, slot, { recipeId });
  },
});
