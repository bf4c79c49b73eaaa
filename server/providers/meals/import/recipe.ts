import * as z from "zod";
import { newRecipe, type NewRecipe } from "#contract/recipes.ts";
import { hasSchemaType, type JsonLdThing } from "./json-ld.ts";
import { maxDurationMin, durationMinutes } from "./minutes.ts";
import { truncateText } from "#server/platform/plain-text.ts";
import { plainTextLine, plainTextLines } from "./plain-text.ts";
import { recipeStepsOf } from "./steps.ts";

const words = z.union([z.string(), z.number().transform(String)]);
const oneOrMore = z.union([
  words.transform((one) => [one]),
  z.array(words.or(z.unknown().transform(() => ""))),
]);
const quantity = z.object({ value: words }).transform(({ value }) => [value]);
/** An invalid value counts as missing. */
const wordList = oneOrMore.optional().catch(undefined);
const one = wordList.transform((given) => given?.[0]);

/** The fields of schema.org's Recipe that are read. */
const shape = z.object({
  name: one,
  headline: one,
  description: one,
  recipeIngredient: wordList,
  ingredients: wordList,
  recipeInstructions: z.unknown().optional(),
  recipeYield: z.union([oneOrMore, quantity]).optional().catch(undefined),
  recipeCategory: wordList,
  recipeCuisine: wordList,
  totalTime: one,
  prepTime: one,
  cookTime: one,
});

const some = <T>(list: readonly T[], most: number): T[] => list.slice(0, most);

const ingredientsOf = (given: readonly string[]): string[] =>
  some(given.slice(0, 250).flatMap(plainTextLines), 200).map((line) => truncateText(line, 300));

const tagsOf = (...lists: (readonly string[] | undefined)[]): string[] => {
  const tags = lists
    .flatMap((list) => list ?? [])
    .flatMap((list) => list.split(","))
    .map((tag) => plainTextLine(tag, 40))
    .filter((tag) => tag !== "");
  return some([...new Set(tags)], 8);
};

/** The first number of texts such as `4 servings`, `Für 4 Personen`, `4-6`. */
const servingsOf = (texts: readonly string[]): number | undefined => {
  const number = texts.map((text) => /\d+/.exec(plainTextLine(text, 200))?.[0]).find(Boolean);
  const servings = Number(number ?? 0);
  return servings >= 1 && servings <= 1000 ? servings : undefined;
};

const totalOf = (
  total: string | undefined,
  parts: readonly (string | undefined)[],
): number | undefined => {
  const whole = durationMinutes(total ?? "");
  if (whole !== undefined) return whole;
  const sum = parts.reduce((minutes, part) => minutes + (durationMinutes(part ?? "") ?? 0), 0);
  return sum >= 1 && sum <= maxDurationMin ? sum : undefined;
};

const read = (thing: JsonLdThing, url: string): NewRecipe | null => {
  const given = shape.parse(thing);
  const title = plainTextLine(given.name ?? given.headline ?? "", 200);
  const ingredients = ingredientsOf(given.recipeIngredient ?? given.ingredients ?? []);
  const steps = some(recipeStepsOf(given.recipeInstructions), 100).map((step) =>
    truncateText(step, 4000),
  );
  if (title === "" || (ingredients.length === 0 && steps.length === 0)) return null;
  const description = plainTextLine(given.description ?? "", 2000);
  const servings = servingsOf(given.recipeYield ?? []);
  const totalMin = totalOf(given.totalTime, [given.prepTime, given.cookTime]);
  return newRecipe.parse({
    ...{ title, ingredients, steps },
    tags: tagsOf(given.recipeCategory, given.recipeCuisine),
    ...(url.length > 2000 ? {} : { source: url }),
    ...(description === "" ? {} : { description }),
    ...(servings === undefined ? {} : { servings }),
    ...(totalMin === undefined ? {} : { totalMin }),
  });
};

/** The recipe of a page, of several the one with the most ingredients; null where there is none. */
export const recipeFromPage = (things: readonly JsonLdThing[], url: string): NewRecipe | null =>
  things
    .filter((thing) => hasSchemaType(thing, "Recipe"))
    .slice(0, 50)
    .map((thing) => read(thing, url))
    .filter((recipe) => recipe !== null)
    .toSorted((a, b) => (b.ingredients?.length ?? 0) - (a.ingredients?.length ?? 0))[0] ?? null;
