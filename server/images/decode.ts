import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import type { Metadata, Sharp, SharpOptions } from "sharp";
import { type ExifTime, readExifTime } from "./exif.ts";
import { type PictureFormat, pictureFormatOf, signatureBytes } from "./format.ts";
import type { ImageLibrary } from "./load-sharp.ts";

/** Why a file isn't made into a picture. */
export type PictureRefusal = "notAPicture" | "broken" | "tooLarge";

/** Thrown for a file that can't, or shan't, be made into a picture. */
export class RefusedPictureError extends Error {
  override readonly name = "RefusedPicture";
  readonly refusal: PictureRefusal;

  constructor(refusal: PictureRefusal) {
    super(`the picture is refused: ${refusal}`);
    this.refusal = refusal;
  }
}

/** What a file says of its picture without being decoded. */
export interface PictureInfo {
  /** Upright. */
  readonly width: number;
  readonly height: number;
  readonly taken: ExifTime | null;
}

/** A file that is a picture of a size that we decode. */
export interface OpenedPicture extends PictureInfo {
  readonly hasAlpha: boolean;
  /** Its pixels, upright; nothing is decoded before they are asked for. */
  readonly pixels: () => Promise<Sharp>;
}

/** More than this isn't decoded; no camera makes longer files. */
const mostPixels = 50_000_000;
const mostBytes = 200_000_000;

const secondsAtMost = 30;

// What a camera's own program shows is shown: only what is cut off or damaged is refused.
const options: SharpOptions = { failOn: "error", limitInputPixels: mostPixels };

const startOf = (file: string): Uint8Array => {
  const opened = openSync(file, "r");
  try {
    if (fstatSync(opened).size > mostBytes) throw new RefusedPictureError("tooLarge");
    const start = new Uint8Array(signatureBytes);
    return start.subarray(0, readSync(opened, start));
  } finally {
    closeSync(opened);
  }
};

const decodeHeic = async ({ open }: ImageLibrary, file: Uint8Array, { hasAlpha }: Metadata) => {
  const { default: decode } = await import("heic-decode");
  const { width, height, data } = await decode({ buffer: file });
  const pixels = open(data, { ...options, raw: { width, height, channels: 4 } });
  return hasAlpha ? pixels : pixels.removeAlpha();
};

/** What goes wrong while a picture is read is the picture's fault. */
const orBroken = async <T>(reading: Promise<T>): Promise<T> => {
  try {
    return await reading;
  } catch {
    throw new RefusedPictureError("broken");
  }
};

const inputOf = (file: string, format: PictureFormat): string | Buffer =>
  format === "heif" ? readFileSync(file) : file;

/** Opens a file by what it is; throws a RefusedPicture, or what the disk says. */
export const openPicture = async (library: ImageLibrary, file: string): Promise<OpenedPicture> => {
  const format = pictureFormatOf(startOf(file));
  if (format === null) throw new RefusedPictureError("notAPicture");
  const input = inputOf(file, format);
  const header = await orBroken(
    library.open(input, { ...options, limitInputPixels: false }).metadata(),
  );
  if (header.width * header.height > mostPixels) throw new RefusedPictureError("tooLarge");
  const decode = async (): Promise<Sharp> =>
    typeof input === "string"
      ? library.open(input, options).autoOrient()
      : decodeHeic(library, input, header);
  return {
    ...header.autoOrient,
    hasAlpha: header.hasAlpha,
    taken: header.exif === undefined ? null : await readExifTime(header.exif),
    pixels: async () =>
      (await orBroken(decode())).timeout({ seconds: secondsAtMost }).toColourspace("srgb"),
  };
};

/** Runs what was asked of a picture's pixels. */
export const renderPixels = (
  pixels: Sharp,
): Promise<{ readonly data: Buffer; readonly width: number; readonly height: number }> =>
  orBroken(
    pixels
      .toBuffer({ resolveWithObject: true })
      .then(({ data, info }) => ({ data, width: info.width, height: info.height })),
  );
