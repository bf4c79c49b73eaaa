import type { Ingredient } from "#contract/recipes.ts";
import { parseIngredient, scaleIngredient } from "#server/food/ingredient.ts";
import { readNumber, formatNumber } from "#server/food/number.ts";
import { formatQuantity } from "#server/food/quantity.ts";
import { unitOf } from "#server/food/units.ts";
import { durationMinutes } from "../import/minutes.ts";
import type { MealieIngredient, MealieRecipe, MealieStep, MealieSummary } from "./shapes.ts";
import type { SourceCard, SourceRecipe } from "../port.ts";

/** The trimmed text; undefined where it is empty. */
export const textOrUndefined = (text: string | null | undefined): string | undefined =>
  text?.trim() || undefined;

const minutes = (text: string | null | undefined): number | undefined =>
  durationMinutes(text ?? "");

const totalOf = ({ totalTime, prepTime, performTime, cookTime }: MealieSummary) => {
  const total = minutes(totalTime);
  if (total !== undefined) return total;
  const parts = [minutes(prepTime), minutes(performTime) ?? minutes(cookTime)];
  const known = parts.filter((part) => part !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, part) => sum + part);
};

/** The servings: a number since 2.2, before that text such as `6 servings`. */
const servingsOf = ({ recipeServings, recipeYieldQuantity, recipeYield }: MealieSummary) =>
  [recipeServings, recipeYieldQuantity, readNumber(textOrUndefined(recipeYield) ?? "")?.value].find(
    (number) => number != null && number > 0,
  ) ?? undefined;

const tagsOf = ({ tags, recipeCategory }: MealieSummary): string[] => [
  ...new Set([...(tags ?? []), ...(recipeCategory ?? [])].map(({ name }) => name)),
];

/** A version that changes with the picture; undefined where there is none. */
export const mealiePictureVersion = ({ image }: MealieSummary): string | undefined => {
  const word = textOrUndefined(String(image ?? ""));
  return word === "no image" ? undefined : word;
};

/** When the recipe was added, in milliseconds since 1970; Mealie 2 omits that its times are UTC. */
export const recipeAddedAt = ({ createdAt, dateAdded }: MealieSummary): number => {
  const text = createdAt ?? dateAdded ?? "";
  const at = Date.parse(
    /T.*(Z|[+-]\d\d:\d\d)$/.test(text) || !text.includes("T") ? text : `${text}Z`,
  );
  return Number.isFinite(at) && at > 0 ? at : 0;
};

/** A recipe as lists show it. */
export const recipeCardOf = (summary: MealieSummary): SourceCard => {
  const description = textOrUndefined(summary.description);
  const totalMin = totalOf(summary);
  const picture = mealiePictureVersion(summary);
  return {
    ...{
      id: summary.id,
      title: textOrUndefined(summary.name) ?? summary.slug,
      tags: tagsOf(summary),
    },
    ...(description === undefined ? {} : { description }),
    ...(totalMin === undefined ? {} : { totalMin }),
    ...(picture === undefined ? {} : { picture }),
  };
};

/** Formats an amount in Mealie's unit, which may be unknown here. */
export const formatMealieAmount = (
  quantity: number | null | undefined,
  unit: MealieIngredient["unit"],
): string | undefined => {
  if (quantity == null || quantity <= 0) return undefined;
  const known = unit == null ? undefined : knownUnitOf(unit);
  if (unit != null && known === undefined) return `${formatNumber(quantity)} ${unit.name}`;
  return formatQuantity({ amount: quantity, ...(known === undefined ? {} : { unit: known }) });
};

/** The known unit for one of Mealie's, by its name or abbreviation. */
export const knownUnitOf = ({ name, abbreviation }: NonNullable<MealieIngredient["unit"]>) =>
  unitOf(name) ?? unitOf(abbreviation ?? "");

/** The text of a line without a food; Mealie writes a missing quantity as 1. */
const plainText = ({ quantity, note, originalText, disableAmount, unit }: MealieIngredient) => {
  const text = textOrUndefined(note) ?? textOrUndefined(originalText);
  if (text === undefined) return "";
  const isCounted = disableAmount !== true && (unit != null || quantity !== 1);
  return [isCounted ? formatMealieAmount(quantity, unit) : undefined, text]
    .filter(Boolean)
    .join(" ");
};

/** Converts a recipe's line; undefined where it is empty. */
export const recipeIngredientOf = (line: MealieIngredient): Ingredient | undefined => {
  const name = textOrUndefined(line.food?.name) ?? textOrUndefined(line.referencedRecipe?.name);
  if (name === undefined) {
    const text = plainText(line);
    return text === "" ? undefined : parseIngredient(text);
  }
  const { quantity, unit } = line;
  const amount = line.disableAmount === true ? undefined : formatMealieAmount(quantity, unit);
  const note = textOrUndefined(line.note);
  const text = [amount, name].filter(Boolean).join(" ") + (note === undefined ? "" : `, ${note}`);
  return {
    text,
    ...(amount === undefined || quantity == null ? {} : { amount: quantity }),
    ...(amount === undefined || unit == null ? {} : { unit: knownUnitOf(unit)?.name ?? unit.name }),
    food: name,
  };
};

/**
 * A recipe's line multiplied by the servings, for the grocery list; a line that Mealie hasn't parsed is scaled as
 * text.
 */
export const scaledIngredientLine = (line: MealieIngredient, times: number): MealieIngredient => {
  if (line.food != null) return { ...line, quantity: (line.quantity ?? 0) * times };
  const scaled = recipeIngredientOf(line);
  if (scaled === undefined) return line;
  return { ...line, quantity: 1, unit: null, note: scaleIngredient(scaled, times).text };
};

/** Converts a step; undefined where it is empty. */
export const recipeStepOf = ({ title, text }: MealieStep): string | undefined => {
  const step = textOrUndefined(text);
  const heading = textOrUndefined(title);
  return step === undefined || heading === undefined ? step : `${heading}: ${step}`;
};

/** Converts a recipe with all its details. */
export const mealieRecipeOf = (recipe: MealieRecipe): SourceRecipe => {
  const servings = servingsOf(recipe);
  const source = textOrUndefined(recipe.orgURL);
  return {
    ...recipeCardOf(recipe),
    ...(servings === undefined ? {} : { servings }),
    ingredients: recipe.recipeIngredient
      .map(recipeIngredientOf)
      .filter((ingredient) => ingredient !== undefined),
    steps: (recipe.recipeInstructions ?? []).map(recipeStepOf).filter((step) => step !== undefined),
    ...(source === undefined ? {} : { source }),
  };
};
