import { createHash } from "node:crypto";
import { join } from "node:path";
import { createOriginalsCache } from "#server/images/originals-cache.ts";
import type { ResizedPictures } from "#server/images/resized-pictures.ts";
import type { MealieClient } from "./client.ts";
import { mealiePath } from "./paths.ts";
import { mealiePictureVersion } from "./recipe-mapping.ts";
import type { MealieLibrary } from "./recipes.ts";
import { rethrowMealieRead } from "./errors.ts";
import type { OutsideMeals } from "../port.ts";

interface MealiePicturesDeps {
  readonly client: MealieClient;
  readonly library: Pick<MealieLibrary, "find">;
  readonly resized: ResizedPictures;
  /** The domain's cache folder. */
  readonly dir: string;
}

const largestPicture = 25 * 1024 * 1024;

/** An alphanumeric key, different for every picture of every recipe. */
const keyOf = (recipeId: string, picture: string): string =>
  createHash("sha256").update(`${recipeId} ${picture}`).digest("hex");

/** Serves Mealie's pictures in the requested widths, each fetched once. */
export const createMealiePictures = ({ client, library, resized, dir }: MealiePicturesDeps) => {
  const fetched = createOriginalsCache({ resized, dir: join(dir, "originals") });
  return {
    picture: async (id, width) => {
      const recipe = await rethrowMealieRead(library.find(id));
      const word = recipe === null ? undefined : mealiePictureVersion(recipe);
      if (recipe === null || word === undefined) return null;
      const where = `${mealiePath("/api/media/recipes", recipe.id)}/images/original.webp`;
      return rethrowMealieRead(
        fetched.get({ key: keyOf(recipe.id, word), width, type: "webp" }, () =>
          client.file(where, largestPicture),
        ),
      );
    },
  } satisfies Partial<OutsideMeals>;
};
