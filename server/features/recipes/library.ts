import type { NewRecipe, Recipe, RecipeCard, RecipePatch } from "#contract/recipes.ts";
import { andThen, type Awaitable } from "../../platform/and-then.ts";
import { scaleIngredient } from "../../food/ingredient.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { InvalidInput, NotFound, Unsupported } from "../../platform/errors.ts";
import { patchValue } from "../../platform/patch-value.ts";
import type {
  MealSource,
  StoredPicture,
  SourceRecipeFields,
  RecipeQuery,
  SourceCard,
  SourceRecipe,
} from "../../providers/meals/port.ts";
import { recipeImagePath } from "../../food/recipe-image.ts";

interface RecipeLibraryDeps {
  readonly source: () => MealSource;
  /** Counts a request for a web page; throws 429 where there were too many. */
  readonly countImport: () => void;
}

const unsupported = (): Unsupported => new Unsupported(apiSentence("unsupported.recipes"));

const cardOf = ({ picture, tags, ...card }: SourceCard): RecipeCard => ({
  ...card,
  tags: [...tags],
  ...recipeImagePath(card.id, picture),
});

const recipeOf = ({ ingredients, steps, tags, picture, ...recipe }: SourceRecipe): Recipe => ({
  ...recipe,
  ...recipeImagePath(recipe.id, picture),
  tags: [...tags],
  ingredients: [...ingredients],
  steps: [...steps],
});

/** The factor from a recipe's servings to the wanted ones; 400 where the recipe doesn't state its servings. */
const timesFor = (recipe: SourceRecipe, servings: number | undefined): number => {
  if (servings === undefined) return 1;
  if (recipe.servings === undefined)
    throw new InvalidInput("servings", "servings: the recipe doesn't say for how many it is.");
  return servings / recipe.servings;
};

const scaled = (recipe: SourceRecipe, servings: number | undefined): SourceRecipe => {
  const times = timesFor(recipe, servings);
  if (servings === undefined || times === 1) return recipe;
  const ingredients = recipe.ingredients.map((each) => scaleIngredient(each, times));
  return { ...recipe, servings, ingredients };
};

const fieldsAfter = (patch: RecipePatch, before: SourceRecipe): SourceRecipeFields => ({
  title: patch.title ?? before.title,
  description: patchValue(patch.description, before.description),
  servings: patchValue(patch.servings, before.servings),
  totalMin: patchValue(patch.totalMin, before.totalMin),
  tags: patch.tags ?? [...before.tags],
  ingredients: patch.ingredients ?? before.ingredients.map(({ text }) => text),
  steps: patch.steps ?? [...before.steps],
  source: patchValue(patch.source, before.source),
  ...(patch.uploadId === undefined ? {} : { uploadId: patch.uploadId }),
});

/** Creates the family's recipe library, on whichever source is active. */
export const createRecipeLibrary = ({ source, countImport }: RecipeLibraryDeps) => {
  const known = (id: string): Awaitable<SourceRecipe> =>
    andThen(source().recipe(id), (recipe) => {
      if (recipe === null) throw new NotFound("recipe");
      return recipe;
    });

  return {
    list: (query: RecipeQuery) =>
      andThen(source().recipes(query), ({ items, tags, next }) => ({
        items: items.map(cardOf),
        tags: [...tags],
        next,
      })),
    /** One recipe, with its amounts for the wanted servings. */
    one: (id: string, servings: number | undefined): Awaitable<Recipe> =>
      andThen(known(id), (recipe) => recipeOf(scaled(recipe, servings))),
    picture: (id: string, width: number | undefined): Awaitable<StoredPicture> =>
      andThen(source().picture(id, width), (picture) => {
        if (picture === null) throw new NotFound("picture");
        return picture;
      }),
    create: (fields: NewRecipe): Awaitable<Recipe> => {
      const made = source().createRecipe?.(fields);
      if (made === undefined) throw unsupported();
      return andThen(made, recipeOf);
    },
    change: (id: string, patch: RecipePatch): Awaitable<Recipe> =>
      andThen(known(id), (before) => {
        const changed = source().updateRecipe?.(id, fieldsAfter(patch, before));
        if (changed === undefined) throw unsupported();
        return andThen(changed, (recipe) => {
          if (recipe === null) throw new NotFound("recipe");
          return recipeOf(recipe);
        });
      }),
    remove: (id: string): Awaitable<void> => {
      const removed = source().removeRecipe?.(id);
      if (removed === undefined) throw unsupported();
      return andThen(removed, (found) => {
        if (!found) throw new NotFound("recipe");
      });
    },
    /** Reads a web page's recipe without storing it. */
    preview: (url: string): Promise<NewRecipe> => {
      const { previewPage } = source();
      if (previewPage === undefined) throw unsupported();
      countImport();
      return previewPage(url);
    },
    /** Reads and stores a web page's recipe. */
    importFrom: async (url: string): Promise<Recipe> => {
      const { importPage } = source();
      if (importPage === undefined) throw unsupported();
      countImport();
      return recipeOf(await importPage(url));
    },
    /** The factor from a recipe's servings to the wanted ones. */
    times: (id: string, servings: number | undefined): Awaitable<number> =>
      andThen(known(id), (recipe) => timesFor(recipe, servings)),
  };
};
