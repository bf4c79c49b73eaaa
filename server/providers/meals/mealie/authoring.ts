import * as z from "zod";
import { addDays, type Clock, dayAt } from "#server/platform/clock.ts";
import { HttpError } from "#server/http/errors.ts";
import { type MealieClient, orMissing, placeOf } from "./client.ts";
import { ingredientOf, recipeOf, stepOf } from "./recipe-mapping.ts";
import { type Library, recipesAt } from "./recipes.ts";
import { planAt } from "./plan.ts";
import {
  type MealieRecipe,
  type MealieTag,
  planEntry,
  recipe as recipeShape,
  slug as slugShape,
  tag as tagShape,
} from "./shapes.ts";
import { MealieError, reading, writing } from "./errors.ts";
import type { MealSource, RecipeFields, SourceRecipe } from "../port.ts";

interface Needs {
  readonly client: MealieClient;
  readonly library: Pick<Library, "open" | "forget">;
  readonly plan: { readonly forget: () => void };
  readonly clock: Clock;
  readonly previewPage: NonNullable<MealSource["previewPage"]>;
}

const tagsAt = "/api/organizers/tags";
/** Mealie reads the page and its picture before it answers. */
const importMs = 40_000;
const yearDays = 365;

/** What Mealie knows of a line or a step stays where somebody left its text as it was. */
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

/** Writes Mealie's recipes, and lets it import pages. */
export const createMealieAuthoring = ({ client, library, plan, clock, previewPage }: Needs) => {
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

  const fieldsOf = async (fields: RecipeFields, before?: MealieRecipe) => {
    // Categories are shown among the tags, and stay what they are.
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
        (line) => ingredientOf(line)?.text,
        (note) => ({ note, quantity: 0, unit: null, food: null }),
      ),
      recipeInstructions: keeping(
        fields.steps ?? [],
        before?.recipeInstructions ?? [],
        stepOf,
        (text) => ({ text }),
      ),
    };
  };

  const open = async (slug: string): Promise<SourceRecipe> => {
    const made = await client.get(placeOf(recipesAt, slug), recipeShape);
    library.forget(made.id);
    return recipeOf(made);
  };

  const create = async (fields: RecipeFields): Promise<SourceRecipe> => {
    const written = await fieldsOf(fields);
    const slug = await client.post(recipesAt, slugShape, { name: fields.title });
    try {
      await client.patch(placeOf(recipesAt, slug), z.unknown(), written);
    } catch (error) {
      // Half a recipe, with the sample lines that Mealie puts into a new one, is worse than none.
      await client.remove(placeOf(recipesAt, slug)).catch(() => undefined);
      throw error;
    }
    return open(slug);
  };

  const update = async (before: MealieRecipe, fields: RecipeFields): Promise<SourceRecipe> => {
    const written = await fieldsOf(fields, before);
    await client.patch(placeOf(recipesAt, before.slug), z.unknown(), {
      name: fields.title,
      ...written,
    });
    plan.forget();
    // Another name may have given it another slug.
    return open(before.id);
  };

  /** With a recipe Mealie would drop what is planned of it: its title stays there in words. */
  const keepTitle = async ({ id, name, slug }: MealieRecipe): Promise<void> => {
    const today = dayAt(clock.now(), "UTC");
    const query = { start_date: addDays(today, -yearDays), end_date: addDays(today, yearDays) };
    for (const entry of await client.pages(planAt, planEntry, { query })) {
      if (entry.recipeId !== id) continue;
      const { date, entryType, text, groupId, userId } = entry;
      const words = { title: name ?? slug, text: text ?? "", recipeId: null };
      const body = { id: entry.id, date, entryType, groupId, userId, ...words };
      await client.put(placeOf(planAt, String(entry.id)), planEntry, body);
    }
  };
  const remove = async (recipe: MealieRecipe): Promise<boolean> => {
    await keepTitle(recipe);
    const gone = client.remove(placeOf(recipesAt, recipe.slug)).then(() => true);
    const found = await orMissing(gone, false);
    library.forget(recipe.id);
    plan.forget();
    return found;
  };

  const importPage = async (url: string): Promise<SourceRecipe> => {
    try {
      const json = { url, includeTags: true };
      return await open(await client.post(`${recipesAt}/create/url`, slugShape, json, importMs));
    } catch (error) {
      if (!(error instanceof MealieError && error.isAboutOne)) throw error;
      throw new HttpError(400, "Mealie finds no recipe on this page.", {
        ...{ code: "noRecipe", field: "url" },
      });
    }
  };

  return {
    createRecipe: (fields) => writing(create(fields)),
    updateRecipe: async (id, fields) => {
      const before = await reading(library.open(id));
      return before && writing(update(before, fields));
    },
    removeRecipe: async (id) => {
      const before = await reading(library.open(id));
      return before !== null && writing(remove(before));
    },
    previewPage,
    importPage: async (url) => {
      // Mealie may be asked for pages of the open internet only, as we are.
      await previewPage(url);
      return writing(importPage(url));
    },
  } satisfies Partial<MealSource>;
};
