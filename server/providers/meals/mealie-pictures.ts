import { createHash, randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Resized } from "../../images/resized.ts";
import { type MealieClient, placeOf } from "./mealie-client.ts";
import { pictureOf } from "./mealie-recipe.ts";
import type { Library } from "./mealie-recipes.ts";
import { reading } from "./mealie-trouble.ts";
import type { MealSource, Picture } from "./port.ts";

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
  const originals = join(dir, "originals");
  const shared = new Map<string, { readonly file: Promise<string | null>; users: number }>();

  const fetch = async (recipeId: string): Promise<string | null> => {
    const where = `${placeOf("/api/media/recipes", recipeId)}/images/original.webp`;
    const bytes = await client.file(where, largestPicture);
    if (bytes === null) return null;
    const file = join(originals, randomUUID());
    await mkdir(originals, { recursive: true, mode: 0o700 });
    await writeFile(file, bytes, { mode: 0o600 });
    return file;
  };

  /** Makes something of the original, which is there while somebody needs it. */
  const withOriginal = async (
    recipeId: string,
    key: string,
    make: (file: string) => Promise<Picture | null>,
  ): Promise<Picture | null> => {
    const original = shared.get(key) ?? { file: fetch(recipeId), users: 0 };
    shared.set(key, original);
    original.users += 1;
    try {
      const file = await original.file;
      return file === null ? null : await make(file);
    } finally {
      original.users -= 1;
      if (original.users === 0) {
        shared.delete(key);
        const file = await original.file.catch(() => null);
        if (file !== null) await rm(file, { force: true });
      }
    }
  };

  return {
    picture: async (id, width) => {
      const recipe = await reading(library.find(id));
      const word = recipe === null ? undefined : pictureOf(recipe);
      if (recipe === null || word === undefined) return null;
      const key = keyOf(recipe.id, word);
      const get = (file: string) => resized.get({ file, key, width, type: "webp" });
      const kept = await get(join(originals, key));
      return kept ?? reading(withOriginal(recipe.id, key, get));
    },
  } satisfies Partial<MealSource>;
};
