import type { MealieClient } from "./client.ts";
import { recipeIngredientOf, recipeStepOf } from "./recipe-mapping.ts";
import { type MealieRecipe, type MealieTag, tag as tagShape } from "./shapes.ts";
import type { SourceRecipeFields } from "../port.ts";

const tagsAt = "/api/organizers/tags";

/** Reuses Mealie's own line or step where its text is unchanged, so that its other fields stay. */
const reuseUnchanged = <T>(
  lines: readonly string[],
  before: readonly T[],
  textOf: (each: T) => string | undefined,
  made: (line: string) => object,
): object[] => {
  const left = [...before];
  return lines.map((line) => {
    const at = left.findIndex((each) => textOf(each) === line);
    return (at === -1 ? undefined : left.splice(at, 1)[0]) ?? made(line);
  });
};

/** Finds Mealie's tags by their names, and creates the missing ones. */
const tagsFor = async (client: MealieClient, names: readonly string[]): Promise<MealieTag[]> => {
  if (names.length === 0) return [];
  const known = await client.pages(tagsAt, tagShape);
  const made: MealieTag[] = [];
  for (const name of names)
    made.push(
      known.find((each) => each.name.toLowerCase() === name.toLowerCase()) ??
        (await client.post(tagsAt, tagShape, { name })),
    );
  return made;
};

/** The fields of a recipe's update, without its name; creates the tags that Mealie doesn't have. */
export const mealieRecipeFields = async (
  client: MealieClient,
  fields: SourceRecipeFields,
  before?: MealieRecipe,
) => {
  // Categories are shown among the tags, and remain categories.
  const categories = (before?.recipeCategory ?? []).map(({ name }) => name);
  const names = [...new Set(fields.tags ?? [])].filter((name) => !categories.includes(name));
  return {
    description: fields.description ?? "",
    recipeServings: fields.servings ?? 0,
    totalTime: fields.totalMin === undefined ? null : `${fields.totalMin} min`,
    orgURL: fields.source ?? null,
    tags: await tagsFor(client, names),
    recipeIngredient: reuseUnchanged(
      fields.ingredients ?? [],
      before?.recipeIngredient ?? [],
      (line) => recipeIngredientOf(line)?.text,
      (note) => ({ note, quantity: 0, unit: null, food: null }),
    ),
    recipeInstructions: reuseUnchanged(
      fields.steps ?? [],
      before?.recipeInstructions ?? [],
      recipeStepOf,
      (text) => ({ text }),
    ),
  };
};
