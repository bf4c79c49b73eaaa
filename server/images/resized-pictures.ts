import { RefusedPictureError } from "./decode.ts";
import type { ImageQueue } from "./image-queue.ts";
import type { PictureRequest } from "./make-picture.ts";
import { createPictureCache } from "./picture-cache.ts";

/** A picture as it is sent. */
export interface PictureFile {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A picture for a screen. */
export interface ScreenPictureRequest {
  readonly file: string;
  /** Differs whenever the picture differs; letters, digits, `-` and `_`. */
  readonly key: string;
  /** How many pixels wide the screen shows it; the widest there is where it doesn't say. */
  readonly width: number | undefined;
  /** JPEG unless given, or where a part of it is transparent. */
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

/** Stores what it makes in a folder of its own, up to `mostBytes`; what wasn't asked for the longest is deleted first. */
export const createResizedPictures = ({
  images,
  dir,
  mostBytes = 512 * megabyte,
}: {
  readonly images: ImageQueue;
  readonly dir: string;
  readonly mostBytes?: number;
}): ResizedPictures => {
  const cache = createPictureCache(dir, mostBytes);
  const making = new Map<string, Promise<PictureFile | null>>();

  const make = async (
    name: string,
    wanted: Pick<PictureRequest, "file" | "width" | "type">,
  ): Promise<PictureFile | null> => {
    const to = cache.pathOf(name);
    try {
      await images.make({ ...wanted, to, quality, isLasting: false }, "now");
    } catch (error) {
      if (error instanceof RefusedPictureError || hasCode(error, "ENOENT")) return null;
      throw error;
    }
    const bytes = await cache.add(name);
    return { type: typeOf(bytes), bytes };
  };

  return {
    get: async ({ file, key, width = widest, type }) => {
      await cache.open();
      const step = widths.find((each) => each >= width) ?? widest;
      const name = `${key}-${step}`;
      const bytes = await cache.read(name);
      if (bytes !== null) return { type: typeOf(bytes), bytes };
      const before = making.get(name);
      if (before !== undefined) return before;
      const wanted = { file, width: step, ...(type === undefined ? {} : { type }) };
      const made = make(name, wanted).finally(() => making.delete(name));
      making.set(name, made);
      return made;
    },
  };
};
