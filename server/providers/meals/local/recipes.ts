import { randomUUID } from "node:crypto";
import { parseIngredient } from "#server/food/ingredient.ts";
import { InvalidInput } from "#server/platform/errors.ts";
import { parseCursor } from "#server/platform/pagination.ts";
import type {
  PictureStore,
  MealRecords,
  EmbeddedMeals,
  SourceRecipeFields,
  RecordedRecipe,
  SourceCard,
  SourceRecipe,
} from "../port.ts";

interface LocalRecipesDeps {
  readonly records: Pick<MealRecords, "recipe" | "recipes" | "tags" | "keepRecipe" | "dropRecipe">;
  readonly pictures: PictureStore | undefined;
}
type Recipes = Required<
  Pick<
    EmbeddedMeals,
    "recipes" | "recipe" | "picture" | "createRecipe" | "updateRecipe" | "removeRecipe"
  >
>;

const cardOf = ({
  id,
  title,
  description,
  totalMin,
  tags,
  picture,
}: RecordedRecipe): SourceCard => ({
  ...{ id, title, tags },
  ...(description === undefined ? {} : { description }),
  ...(totalMin === undefined ? {} : { totalMin }),
  ...(picture === undefined ? {} : { picture }),
});

const recipeOf = (recorded: RecordedRecipe): SourceRecipe => ({
  ...cardOf(recorded),
  ...(recorded.servings === undefined ? {} : { servings: recorded.servings }),
  ingredients: recorded.ingredients.map(parseIngredient),
  steps: recorded.steps,
  ...(recorded.source === undefined ? {} : { source: recorded.source }),
});

const recordedRecipeOf = (
  id: string,
  fields: SourceRecipeFields,
  picture: string | undefined,
): RecordedRecipe => ({
  ...{ id, title: fields.title },
  ...(fields.description ? { description: fields.description } : {}),
  ...(fields.servings === undefined ? {} : { servings: fields.servings }),
  ...(fields.totalMin === undefined ? {} : { totalMin: fields.totalMin }),
  tags: [...new Set(fields.tags ?? [])],
  ingredients: fields.ingredients ?? [],
  steps: fields.steps ?? [],
  ...(fields.source === undefined ? {} : { source: fields.source }),
  ...(picture === undefined ? {} : { picture }),
});

/** Creates the embedded recipe library. */
export const createLocalRecipes = ({ records, pictures }: LocalRecipesDeps) => {
  const pictureAfter = (
    uploadId: string | null | undefined,
    before: string | undefined,
  ): string | undefined => {
    if (uploadId === undefined) return before;
    if (uploadId !== null && pictures === undefined)
      throw new InvalidInput("uploadId", "uploadId: there is no such upload.");
    const after = uploadId === null ? undefined : pictures?.take(uploadId);
    if (before !== undefined) pictures?.drop(before);
    return after;
  };

  const keep = (
    id: string,
    fields: SourceRecipeFields,
    before: string | undefined,
  ): SourceRecipe => {
    const recorded = recordedRecipeOf(id, fields, pictureAfter(fields.uploadId, before));
    records.keepRecipe(recorded);
    return recipeOf(recorded);
  };

  return {
    recipes: ({ q, tag, limit, before }) => {
      const words = q.split(/\s+/).filter((word) => word !== "");
      // One more than the limit shows whether there is a next page.
      const found = records.recipes({ words, tag, before: parseCursor(before), limit: limit + 1 });
      const items = found.slice(0, limit);
      const next = found.length > limit ? items.at(-1)?.place : undefined;
      return {
        items: items.map(cardOf),
        tags: records.tags(),
        next: next === undefined ? null : String(next),
      };
    },
    recipe: (id) => {
      const recorded = records.recipe(id);
      return recorded && recipeOf(recorded);
    },
    picture: async (id, width) => {
      const name = records.recipe(id)?.picture;
      return name === undefined || pictures === undefined ? null : pictures.read(name, width);
    },
    createRecipe: (fields) => keep(randomUUID(), fields, undefined),
    updateRecipe: (id, fields) => {
      const before = records.recipe(id);
      return before && keep(id, fields, before.picture);
    },
    removeRecipe: (id) => {
      const before = records.recipe(id);
      if (before === null) return false;
      records.dropRecipe(id);
      if (before.picture !== undefined) pictures?.drop(before.picture);
      return true;
    },
  } satisfies Recipes;
};
