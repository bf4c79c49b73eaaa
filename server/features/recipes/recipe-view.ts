import type { Recipe, RecipeCard, RecipePatch } from "#contract/recipes.ts";
import { scaleIngredient } from "../../food/ingredient.ts";
import { recipeImagePath } from "../../food/recipe-image.ts";
import type { Caller } from "../../http/caller.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { InvalidInput, NotFound, Unsupported } from "../../platform/errors.ts";
import { patchValue } from "../../platform/patch-value.ts";
import type { SourceCard, SourceRecipe, SourceRecipeFields } from "../../providers/meals/port.ts";

/** Who adds a recipe's ingredients to the list: the named member, else the phone's own. */
export interface RecipeAdder {
  readonly memberId: string | undefined;
  readonly caller: Caller;
}

/** 405: the source can't write recipes. */
export const unsupportedRecipes = (): Unsupported =>
  new Unsupported(apiSentence("unsupported.recipes"));

/** A recipe in a list, as it is answered. */
export const recipeCardView = ({ picture, tags, ...card }: SourceCard): RecipeCard => ({
  ...card,
  tags: [...tags],
  ...recipeImagePath(card.id, picture),
});

/** A recipe as it is answered. */
export const recipeView = ({
  ingredients,
  steps,
  tags,
  picture,
  ...recipe
}: SourceRecipe): Recipe => ({
  ...recipe,
  ...recipeImagePath(recipe.id, picture),
  tags: [...tags],
  ingredients: [...ingredients],
  steps: [...steps],
});

/** The factor from a recipe's servings to the wanted ones; 400 where the recipe doesn't state its servings. */
export const timesFor = (recipe: SourceRecipe, servings: number | undefined): number => {
  if (servings === undefined) return 1;
  if (recipe.servings === undefined)
    throw new InvalidInput("servings", "servings: the recipe doesn't say for how many it is.");
  return servings / recipe.servings;
};

/** A recipe with its amounts for the wanted servings. */
export const scaled = (recipe: SourceRecipe, servings: number | undefined): SourceRecipe => {
  const times = timesFor(recipe, servings);
  if (servings === undefined || times === 1) return recipe;
  const ingredients = recipe.ingredients.map((each) => scaleIngredient(each, times));
  return { ...recipe, servings, ingredients };
};

/** All fields of a recipe after a change. */
export const fieldsAfter = (patch: RecipePatch, before: SourceRecipe): SourceRecipeFields => ({
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

/** The recipe; throws 404 where the source has none. */
export const knownRecipe = (recipe: SourceRecipe | null): SourceRecipe => {
  if (recipe === null) throw new NotFound("recipe");
  return recipe;
};
