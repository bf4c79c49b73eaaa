import type { GroceryListAddedTo } from "#contract/grocery.ts";
import type { MealOnDay, Slot } from "#contract/meals.ts";
import type { NewRecipe, Recipe, RecipePatch } from "#contract/recipes.ts";
import { NotFound } from "../../platform/errors.ts";
import type { Dish, EmbeddedMeals } from "../../providers/meals/port.ts";
import { fieldsAfter, knownRecipe, type RecipeAdder, recipeView, timesFor } from "./recipe-view.ts";

interface EmbeddedLibraryDeps {
  readonly source: () => EmbeddedMeals;
  /** Adds a recipe's ingredients to the grocery list, multiplied by `times`. */
  readonly addIngredients: (
    recipeId: string,
    times: number,
    adder: RecipeAdder,
  ) => GroceryListAddedTo;
  readonly plan: (date: string, slot: Slot, dish: Dish) => MealOnDay;
}

/** Writes recipes in the database, in the caller's transaction. */
export const createEmbeddedLibrary = ({ source, addIngredients, plan }: EmbeddedLibraryDeps) => ({
  create: (fields: NewRecipe): Recipe => recipeView(source().createRecipe(fields)),
  change: (id: string, patch: RecipePatch): Recipe => {
    const before = knownRecipe(source().recipe(id));
    return recipeView(knownRecipe(source().updateRecipe(id, fieldsAfter(patch, before))));
  },
  remove: (id: string): void => {
    if (!source().removeRecipe(id)) throw new NotFound("recipe");
  },
  /** Adds a recipe's ingredients to the grocery list, for the wanted servings. */
  addToGrocery: (
    id: string,
    servings: number | undefined,
    adder: RecipeAdder,
  ): GroceryListAddedTo =>
    addIngredients(id, timesFor(knownRecipe(source().recipe(id)), servings), adder),
  /** Adds a recipe to a slot of the meal plan. */
  addToPlan: (recipeId: string, date: string, slot: Slot): MealOnDay => {
    knownRecipe(source().recipe(recipeId));
    return plan(date, slot, { recipeId });
  },
});
