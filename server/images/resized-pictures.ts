import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { RefusedPictureError } from "./decode.ts";
import type { ImageQueue } from "./image-queue.ts";
import type { PictureRequest } from "./make-picture.ts";

/** A picture as it is sent. */
export interface PictureFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A picture for a screen. */
export interface ScreenPictureRequest {
  readonly file: string;
  /** Another word whenever the picture is another; letters, digits, `-` and `_`. */
  readonly key: string;
  /** How many pixels wide the screen shows it; the widest there is where it doesn't say. */
  readonly width: number | undefined;
  /** JPEG unless told, or where something of it is see-through. */
  readonly type?: "webp";
}

/** Pictures as wide as screens need them, each made once. */
export interface ResizedPictures {
  /** Null where there is no such file, or no picture in it. */
  get(wanted: ScreenPictureRequest): Promise<PictureFile | null>;
}

/** So few that ten different screens share what was made for one. */
const widths = [320, 640, 960, 1280, 1920, 2560, 3840];
const widest = 3840;
const quality = 82;
const megabyte = 1024 * 1024;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

const typeOf = (bytes: Uint8Array): string => (bytes[0] === 0xff ? "image/jpeg" : "image/webp");

/** Keeps what it makes in a folder of its own, up to `mostBytes`; what wasn't asked for the longest goes first. */
export const createResizedPictures = ({
  images,
  dir,
  mostBytes = 512 * megabyte,
}: {
  readonly images: ImageQueue;
  readonly dir: string;
  readonly mostBytes?: number;
}): ResizedPictures => {
  const remove = (name: string): void =>
    void rm(join(dir, name), { force: true }).catch(() => undefined);
  const sizes = new LRUCache<string, number>({
    maxSize: mostBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      if (reason !== "set") remove(name);
    },
  });
  const making = new Map<string, Promise<PictureFile | null>>();

  const readKept = async (): Promise<void> => {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const kept: { name: string; size: number; madeAt: number }[] = [];
    for (const name of await readdir(dir)) {
      const { size, mtimeMs } = await stat(join(dir, name));
      if (name.endsWith(".part")) remove(name);
      else kept.push({ name, size, madeAt: mtimeMs });
    }
    for (const { name, size } of kept.toSorted((a, b) => a.madeAt - b.madeAt))
      sizes.set(name, size);
  };
  let begun: Promise<void> | undefined;

  const read = async (name: string): Promise<PictureFile | null> => {
    if (sizes.get(name) === undefined) return null;
    try {
      const bytes = await readFile(join(dir, name));
      return { type: typeOf(bytes), bytes };
    } catch {
      // Whatever happened to the copy, another can be made.
      sizes.delete(name);
      return null;
    }
  };

  const make = async (
    name: string,
    wanted: Pick<PictureRequest, "file" | "width" | "type">,
  ): Promise<PictureFile | null> => {
    const to = join(dir, name);
    try {
      await images.make({ ...wanted, to, quality, isLasting: false }, "now");
    } catch (error) {
      if (error instanceof RefusedPictureError || hasCode(error, "ENOENT")) return null;
      throw error;
    }
    const bytes = await readFile(to);
    sizes.set(name, bytes.length);
    return { type: typeOf(bytes), bytes };
  };

  return {
    get: async ({ file, key, width = widest, type }) => {
      begun ??= readKept().catch((error: unknown) => {
        begun = undefined;
        throw error;
      });
      await begun;
      const step = widths.find((each) => each >= width) ?? widest;
      const name = `${key}-${step}`;
      const kept = await read(name);
      if (kept !== null) return kept;
      const before = making.get(name);
      if (before !== undefined) return before;
      const wanted = { file, width: step, ...(type === undefined ? {} : { type }) };
      const made = make(name, wanted).finally(() => making.delete(name));
      making.set(name, made);
      return made;
    },
  };
};
