import type { NewRecipe, Recipe, RecipePatch } from "#contract/recipes.ts";
import { changedSinceOpened } from "../../platform/changed-since-opened.ts";

/** A recipe as its form holds it: every field a text. */
export interface RecipeForm {
  readonly title: string;
  readonly description: string;
  readonly servings: string;
  readonly totalMin: string;
  readonly tags: string;
  readonly ingredients: string;
  readonly steps: string;
  readonly source: string;
}

/** A recipe's picture in its form: a new upload, none (any more), or undefined for the one that it has. */
export type RecipeFormPicture = string | null | undefined;

/** What a form begins with: nothing, what a page said, or what the house has. */
export const recipeFormOf = (recipe: Partial<NewRecipe> | Recipe): RecipeForm => ({
  title: recipe.title ?? "",
  description: recipe.description ?? "",
  servings: String(recipe.servings ?? ""),
  totalMin: String(recipe.totalMin ?? ""),
  tags: (recipe.tags ?? []).join(", "),
  ingredients: (recipe.ingredients ?? [])
    .map((line) => (typeof line === "string" ? line : line.text))
    .join("\n"),
  steps: (recipe.steps ?? []).join("\n\n"),
  source: recipe.source ?? "",
});

const pieces = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");

/** Steps are paragraphs where there are any, else lines. */
const stepsIn = (text: string): string[] =>
  pieces(text, /\n\s*\n/.test(text.trim()) ? /\n\s*\n/ : /\n/);

const numberIn = (text: string): number | undefined => {
  const value = Number(text.trim().replace(",", "."));
  return text.trim() === "" || Number.isNaN(value) ? undefined : value;
};

const textIn = (text: string): string | undefined => (text.trim() === "" ? undefined : text.trim());

const read = (form: RecipeForm) => ({
  title: form.title.trim(),
  description: textIn(form.description),
  servings: numberIn(form.servings),
  totalMin: numberIn(form.totalMin),
  tags: pieces(form.tags, /,/),
  ingredients: pieces(form.ingredients, /\n/),
  steps: stepsIn(form.steps),
  source: textIn(form.source),
});

/** A form as a recipe to be written; empty fields are left out. */
export const newRecipeOf = (form: RecipeForm, picture?: RecipeFormPicture): NewRecipe => {
  const { description, servings, totalMin, source, ...rest } = read(form);
  return {
    ...rest,
    ...(description === undefined ? {} : { description }),
    ...(servings === undefined ? {} : { servings }),
    ...(totalMin === undefined ? {} : { totalMin }),
    ...(source === undefined ? {} : { source }),
    ...(typeof picture === "string" ? { uploadId: picture } : {}),
  };
};

const emptied = (form: RecipeForm) => {
  const {
    description = null,
    servings = null,
    totalMin = null,
    source = null,
    ...rest
  } = read(form);
  return { ...rest, description, servings, totalMin, source };
};

/** What of a form was changed since it was opened; emptied fields are taken away. */
export const recipePatchOf = (
  opened: RecipeForm,
  form: RecipeForm,
  picture?: RecipeFormPicture,
): RecipePatch => ({
  ...changedSinceOpened(emptied(opened), emptied(form)),
  ...(picture === undefined ? {} : { uploadId: picture }),
});
