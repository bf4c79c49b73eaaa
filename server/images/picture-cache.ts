import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

/** A folder of pictures that can be made again, up to a size in bytes; what was unused the longest is deleted first. */
export interface PictureCache {
  /** Resolves when the folder exists and what it holds is known; rejects where it can't be read, then tries again. */
  open(): Promise<void>;
  /** The picture's bytes; null where it isn't in the folder. */
  read(name: string): Promise<Uint8Array | null>;
  /** The path of a picture in the folder, to write it there. */
  pathOf(name: string): string;
  /** Counts a picture that was written to its path, and returns its bytes. */
  add(name: string): Promise<Uint8Array>;
}

/** Creates the cache of a folder, of which it may delete everything. */
export const createPictureCache = (dir: string, maxBytes: number): PictureCache => {
  const pathOf = (name: string): string => join(dir, name);
  const remove = (name: string): void =>
    void rm(pathOf(name), { force: true }).catch(() => undefined);
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      if (reason !== "set") remove(name);
    },
  });

  const readFolder = async (): Promise<void> => {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const found: { name: string; size: number; madeAt: number }[] = [];
    for (const name of await readdir(dir)) {
      const { size, mtimeMs } = await stat(pathOf(name));
      if (name.endsWith(".part")) remove(name);
      else found.push({ name, size, madeAt: mtimeMs });
    }
    for (const { name, size } of found.toSorted((a, b) => a.madeAt - b.madeAt))
      sizes.set(name, size);
  };
  let opening: Promise<void> | undefined;

  return {
    open: () =>
      (opening ??= readFolder().catch((error: unknown) => {
        opening = undefined;
        throw error;
      })),
    read: async (name) => {
      if (sizes.get(name) === undefined) return null;
      try {
        return await readFile(pathOf(name));
      } catch {
        // Whatever happened to the copy, another can be made.
        sizes.delete(name);
        return null;
      }
    },
    pathOf,
    add: async (name) => {
      const bytes = await readFile(pathOf(name));
      sizes.set(name, bytes.length);
      return bytes;
    },
  };
};
