import type { NewRecipe, Recipe } from "#contract/recipes.ts";
import { NotFound } from "../../platform/errors.ts";
import type { MealSource, RecipeQuery, StoredPicture } from "../../providers/meals/port.ts";
import {
  knownRecipe,
  recipeCardView,
  recipeView,
  scaled,
  unsupportedRecipes,
} from "./recipe-view.ts";

interface RecipeLibraryDeps {
  readonly source: () => MealSource;
  /** Counts a request for a web page; throws 429 where there were too many. */
  readonly countImport: () => void;
}

/** Creates the reading of the family's recipes, from whichever source is active and from web pages. */
export const createRecipeLibrary = ({ source, countImport }: RecipeLibraryDeps) => ({
  list: async (query: RecipeQuery) => {
    const { items, tags, next } = await source().recipes(query);
    return { items: items.map(recipeCardView), tags: [...tags], next };
  },
  /** One recipe, with its amounts for the wanted servings. */
  one: async (id: string, servings: number | undefined): Promise<Recipe> =>
    recipeView(scaled(knownRecipe(await source().recipe(id)), servings)),
  picture: async (id: string, width: number | undefined): Promise<StoredPicture> => {
    const picture = await source().picture(id, width);
    if (picture === null) throw new NotFound("picture");
    return picture;
  },
  /** Reads a web page's recipe without storing it. */
  preview: async (url: string): Promise<NewRecipe> => {
    const { previewPage } = source();
    if (previewPage === undefined) throw unsupportedRecipes();
    countImport();
    return previewPage(url);
  },
  /** Reads and stores a web page's recipe. */
  importFrom: async (url: string): Promise<Recipe> => {
    const { importPage } = source();
    if (importPage === undefined) throw unsupportedRecipes();
    countImport();
    return recipeView(await importPage(url));
  },
});
