import { createHash } from "node:crypto";
import { join } from "node:path";
import { createFetched } from "#server/images/originals-cache.ts";
import type { Resized } from "#server/images/resized-pictures.ts";
import { type MealieClient, placeOf } from "./client.ts";
import { pictureOf } from "./recipe-mapping.ts";
import type { Library } from "./recipes.ts";
import { reading } from "./errors.ts";
import type { MealSource } from "../port.ts";

interface Needs {
  readonly client: MealieClient;
  readonly library: Pick<Library, "find">;
  readonly resized: Resized;
  /** The domain's own folder. */
  readonly dir: string;
}

const largestPicture = 25 * 1024 * 1024;

/** A word of letters and digits, another one for every picture of every recipe. */
const keyOf = (recipeId: string, picture: string): string =>
  createHash("sha256").update(`${recipeId} ${picture}`).digest("hex");

/** Mealie's pictures as wide as screens need them, each fetched once for all. */
export const createMealiePictures = ({ client, library, resized, dir }: Needs) => {
  const fetched = createFetched({ resized, dir: join(dir, "originals") });
  return {
    picture: async (id, width) => {
      const recipe = await reading(library.find(id));
      const word = recipe === null ? undefined : pictureOf(recipe);
      if (recipe === null || word === undefined) return null;
      const where = `${placeOf("/api/media/recipes", recipe.id)}/images/original.webp`;
      return reading(
        fetched.get({ key: keyOf(recipe.id, word), width, type: "webp" }, () =>
          client.file(where, largestPicture),
        ),
      );
    },
  } satisfies Partial<MealSource>;
};
