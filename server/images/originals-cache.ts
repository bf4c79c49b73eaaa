import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ScreenPictureRequest, PictureFile, ResizedPictures } from "./resized-pictures.ts";

/** Pictures of another server as wide as screens need them. */
export interface OriginalsCache {
  /** Fetches the original only where no copy is kept, once for all who wait; null where there is none, or no picture in it. */
  get(
    wanted: Omit<ScreenPictureRequest, "file">,
    fetch: () => Promise<Uint8Array<ArrayBuffer> | null>,
  ): Promise<PictureFile | null>;
}

/** Keeps originals in `dir` for as long as somebody needs them. */
export const createOriginalsCache = ({
  resized,
  dir,
}: {
  readonly resized: ResizedPictures;
  readonly dir: string;
}): OriginalsCache => {
  // What was being made when the house went dark.
  rmSync(dir, { recursive: true, force: true });
  const shared = new Map<string, { readonly file: Promise<string | null>; users: number }>();

  const keep = async (
    original: Promise<Uint8Array<ArrayBuffer> | null>,
  ): Promise<string | null> => {
    const bytes = await original;
    if (bytes === null) return null;
    const file = join(dir, randomUUID());
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await writeFile(file, bytes, { mode: 0o600 });
    return file;
  };

  return {
    get: async (wanted, fetch) => {
      const { key } = wanted;
      const make = (file: string): Promise<PictureFile | null> => resized.get({ ...wanted, file });
      const kept = await make(join(dir, key));
      if (kept !== null) return kept;
      const original = shared.get(key) ?? { file: keep(fetch()), users: 0 };
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
    },
  };
};
