import * as z from "zod";
import type { Clock } from "#server/platform/clock.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError } from "#server/platform/errors.ts";
import { type MealieClient, notFoundAsNull } from "./client.ts";
import { mealiePath, recipesPath } from "./paths.ts";
import { keepPlannedTitles } from "./keep-planned-titles.ts";
import { mealieRecipeFields } from "./recipe-fields.ts";
import { mealieRecipeOf } from "./recipe-mapping.ts";
import type { MealieLibrary } from "./recipes.ts";
import { type MealieRecipe, mealieRecipe as recipeShape, slug as slugShape } from "./shapes.ts";
import { MealieError, rethrowMealieRead, rethrowMealieWrite } from "./errors.ts";
import type { OutsideMeals, SourceRecipeFields, SourceRecipe } from "../port.ts";

interface MealieAuthoringDeps {
  readonly client: MealieClient;
  readonly library: Pick<MealieLibrary, "open" | "forget">;
  readonly plan: { readonly forget: () => void };
  readonly clock: Clock;
  readonly previewPage: NonNullable<OutsideMeals["previewPage"]>;
}

/** Mealie reads the page and its picture before it answers. */
const importMs = 40_000;

/** Reads a recipe that was just written, by its slug or id. */
const readWritten = async (
  { client, library }: MealieAuthoringDeps,
  slug: string,
): Promise<SourceRecipe> => {
  const made = await client.get(mealiePath(recipesPath, slug), recipeShape);
  library.forget(made.id);
  return mealieRecipeOf(made);
};

const create = async (
  deps: MealieAuthoringDeps,
  fields: SourceRecipeFields,
): Promise<SourceRecipe> => {
  const { client } = deps;
  const written = await mealieRecipeFields(client, fields);
  const slug = await client.post(recipesPath, slugShape, { name: fields.title });
  try {
    await client.patch(mealiePath(recipesPath, slug), z.unknown(), written);
  } catch (error) {
    // A failed second request must not leave a recipe with Mealie's sample lines.
    await client.remove(mealiePath(recipesPath, slug)).catch(() => undefined);
    throw error;
  }
  return readWritten(deps, slug);
};

const update = async (
  deps: MealieAuthoringDeps,
  before: MealieRecipe,
  fields: SourceRecipeFields,
): Promise<SourceRecipe> => {
  const { client, plan } = deps;
  const written = await mealieRecipeFields(client, fields, before);
  await client.patch(mealiePath(recipesPath, before.slug), z.unknown(), {
    name: fields.title,
    ...written,
  });
  plan.forget();
  // A new name may have changed the slug.
  return readWritten(deps, before.id);
};

const remove = async (
  { client, library, plan, clock }: MealieAuthoringDeps,
  recipe: MealieRecipe,
): Promise<boolean> => {
  await keepPlannedTitles(client, clock, recipe);
  const gone = client.remove(mealiePath(recipesPath, recipe.slug)).then(() => true);
  const found = await notFoundAsNull(gone, false);
  library.forget(recipe.id);
  plan.forget();
  return found;
};

const importPage = async (deps: MealieAuthoringDeps, url: string): Promise<SourceRecipe> => {
  const where = `${recipesPath}/create/url`;
  try {
    const json = { url, includeTags: true };
    return await readWritten(deps, await deps.client.post(where, slugShape, json, importMs));
  } catch (error) {
    if (!(error instanceof MealieError && error.isAboutOne)) throw error;
    throw new HttpError(400, apiSentence("noRecipe.mealie"), {
      ...{ code: "noRecipe", field: "url" },
    });
  }
};

/** Mealie's own line of a recipe that is only a title, in the language in which it is asked. */
const sampleLine = "1 cup flour";

/** Creates the writes to Mealie's recipes, and the import of pages. */
export const createMealieAuthoring = (deps: MealieAuthoringDeps) => {
  const { library, previewPage } = deps;
  return {
    createRecipe: (fields) => rethrowMealieWrite(create(deps, fields)),
    updateRecipe: async (id, fields) => {
      const before = await rethrowMealieRead(library.open(id));
      return before && rethrowMealieWrite(update(deps, before, fields));
    },
    removeRecipe: async (id) => {
      const before = await rethrowMealieRead(library.open(id));
      return before !== null && rethrowMealieWrite(remove(deps, before));
    },
    isUnfinished: ({ ingredients, steps }) =>
      ingredients.map(({ text }) => text.toLowerCase()).join("\n") === sampleLine &&
      steps.length <= 1,
    previewPage,
    importPage: async (url) => {
      // Mealie, too, may only request pages of the public internet.
      await previewPage(url);
      return rethrowMealieWrite(importPage(deps, url));
    },
  } satisfies Partial<OutsideMeals>;
};
