import * as z from "zod";
import { addDays, type Clock, dayAt } from "#server/platform/clock.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError } from "#server/platform/errors.ts";
import { type MealieClient, notFoundAsNull, mealiePath } from "./client.ts";
import { recipeIngredientOf, mealieRecipeOf, recipeStepOf } from "./recipe-mapping.ts";
import { type MealieLibrary, recipesPath } from "./recipes.ts";
import { mealPlanPath } from "./plan.ts";
import {
  type MealieRecipe,
  type MealieTag,
  planEntry,
  mealieRecipe as recipeShape,
  slug as slugShape,
  tag as tagShape,
} from "./shapes.ts";
import { MealieError, rethrowMealieRead, rethrowMealieWrite } from "./errors.ts";
import type { OutsideMeals, SourceRecipeFields, SourceRecipe } from "../port.ts";

interface MealieAuthoringDeps {
  readonly client: MealieClient;
  readonly library: Pick<MealieLibrary, "open" | "forget">;
  readonly plan: { readonly forget: () => void };
  readonly clock: Clock;
  readonly previewPage: NonNullable<OutsideMeals["previewPage"]>;
}

const tagsAt = "/api/organizers/tags";
/** Mealie reads the page and its picture before it answers. */
const importMs = 40_000;
const yearDays = 365;

/** Reuses Mealie's own line or step where its text is unchanged, so that its other fields stay. */
const keeping = <T>(
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

/** Creates the writes to Mealie's recipes, and the import of pages. */
export const createMealieAuthoring = ({
  client,
  library,
  plan,
  clock,
  previewPage,
}: MealieAuthoringDeps) => {
  const tagsFor = async (names: readonly string[]): Promise<MealieTag[]> => {
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

  const fieldsOf = async (fields: SourceRecipeFields, before?: MealieRecipe) => {
    // Categories are shown among the tags, and remain categories.
    const categories = (before?.recipeCategory ?? []).map(({ name }) => name);
    const names = [...new Set(fields.tags ?? [])].filter((name) => !categories.includes(name));
    return {
      description: fields.description ?? "",
      recipeServings: fields.servings ?? 0,
      totalTime: fields.totalMin === undefined ? null : `${fields.totalMin} min`,
      orgURL: fields.source ?? null,
      tags: await tagsFor(names),
      recipeIngredient: keeping(
        fields.ingredients ?? [],
        before?.recipeIngredient ?? [],
        (line) => recipeIngredientOf(line)?.text,
        (note) => ({ note, quantity: 0, unit: null, food: null }),
      ),
      recipeInstructions: keeping(
        fields.steps ?? [],
        before?.recipeInstructions ?? [],
        recipeStepOf,
        (text) => ({ text }),
      ),
    };
  };

  const open = async (slug: string): Promise<SourceRecipe> => {
    const made = await client.get(mealiePath(recipesPath, slug), recipeShape);
    library.forget(made.id);
    return mealieRecipeOf(made);
  };

  const create = async (fields: SourceRecipeFields): Promise<SourceRecipe> => {
    const written = await fieldsOf(fields);
    const slug = await client.post(recipesPath, slugShape, { name: fields.title });
    try {
      await client.patch(mealiePath(recipesPath, slug), z.unknown(), written);
    } catch (error) {
      // A failed second request must not leave a recipe with Mealie's sample lines.
      await client.remove(mealiePath(recipesPath, slug)).catch(() => undefined);
      throw error;
    }
    return open(slug);
  };

  const update = async (
    before: MealieRecipe,
    fields: SourceRecipeFields,
  ): Promise<SourceRecipe> => {
    const written = await fieldsOf(fields, before);
    await client.patch(mealiePath(recipesPath, before.slug), z.unknown(), {
      name: fields.title,
      ...written,
    });
    plan.forget();
    // A new name may have changed the slug.
    return open(before.id);
  };

  /** Replaces a recipe in the plan by its title, because Mealie deletes planned meals with their recipe. */
  const keepTitle = async ({ id, name, slug }: MealieRecipe): Promise<void> => {
    const today = dayAt(clock.now(), "UTC");
    const query = { start_date: addDays(today, -yearDays), end_date: addDays(today, yearDays) };
    for (const entry of await client.pages(mealPlanPath, planEntry, { query })) {
      if (entry.recipeId !== id) continue;
      const { date, entryType, text, groupId, userId } = entry;
      const words = { title: name ?? slug, text: text ?? "", recipeId: null };
      const body = { id: entry.id, date, entryType, groupId, userId, ...words };
      await client.put(mealiePath(mealPlanPath, String(entry.id)), planEntry, body);
    }
  };
  const remove = async (recipe: MealieRecipe): Promise<boolean> => {
    await keepTitle(recipe);
    const gone = client.remove(mealiePath(recipesPath, recipe.slug)).then(() => true);
    const found = await notFoundAsNull(gone, false);
    library.forget(recipe.id);
    plan.forget();
    return found;
  };

  const importPage = async (url: string): Promise<SourceRecipe> => {
    try {
      const json = { url, includeTags: true };
      return await open(await client.post(`${recipesPath}/create/url`, slugShape, json, importMs));
    } catch (error) {
      if (!(error instanceof MealieError && error.isAboutOne)) throw error;
      throw new HttpError(400, apiSentence("noRecipe.mealie"), {
        ...{ code: "noRecipe", field: "url" },
      });
    }
  };

  return {
    createRecipe: (fields) => rethrowMealieWrite(create(fields)),
    updateRecipe: async (id, fields) => {
      const before = await rethrowMealieRead(library.open(id));
      return before && rethrowMealieWrite(update(before, fields));
    },
    removeRecipe: async (id) => {
      const before = await rethrowMealieRead(library.open(id));
      return before !== null && rethrowMealieWrite(remove(before));
    },
    previewPage,
    importPage: async (url) => {
      // Mealie, too, may only request pages of the public internet.
      await previewPage(url);
      return rethrowMealieWrite(importPage(url));
    },
  } satisfies Partial<OutsideMeals>;
};
