import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import type { Metadata, Sharp, SharpOptions } from "sharp";
import { type CameraTime, cameraTimeOf } from "./exif.ts";
import { type Format, formatOf, tellingBytes } from "./format.ts";
import type { Library } from "./load-sharp.ts";

/** Why a file isn't made into a picture. */
export type Refusal = "notAPicture" | "broken" | "tooLarge";

/** Thrown for a file that can't, or shan't, be made into a picture. */
export class RefusedPicture extends Error {
  override readonly name = "RefusedPicture";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`the picture is refused: ${refusal}`);
    this.refusal = refusal;
  }
}

/** What a file says of its picture without being decoded. */
export interface Look {
  /** Upright. */
  readonly width: number;
  readonly height: number;
  readonly taken: CameraTime | null;
}

/** A file that is a picture of a size that we decode. */
export interface OpenedPicture extends Look {
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
    if (fstatSync(opened).size > mostBytes) throw new RefusedPicture("tooLarge");
    const start = new Uint8Array(tellingBytes);
    return start.subarray(0, readSync(opened, start));
  } finally {
    closeSync(opened);
  }
};

const decodeHeic = async ({ open }: Library, file: Uint8Array, { hasAlpha }: Metadata) => {
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
    throw new RefusedPicture("broken");
  }
};

const inputOf = (file: string, format: Format): string | Buffer =>
  format === "heif" ? readFileSync(file) : file;

/** Opens a file by what it is; throws a RefusedPicture, or what the disk says. */
export const openPicture = async (library: Library, file: string): Promise<OpenedPicture> => {
  const format = formatOf(startOf(file));
  if (format === null) throw new RefusedPicture("notAPicture");
  const input = inputOf(file, format);
  const header = await orBroken(
    library.open(input, { ...options, limitInputPixels: false }).metadata(),
  );
  if (header.width * header.height > mostPixels) throw new RefusedPicture("tooLarge");
  const decode = async (): Promise<Sharp> =>
    typeof input === "string"
      ? library.open(input, options).autoOrient()
      : decodeHeic(library, input, header);
  return {
    ...header.autoOrient,
    hasAlpha: header.hasAlpha,
    taken: header.exif === undefined ? null : cameraTimeOf(header.exif),
    pixels: async () =>
      (await orBroken(decode())).timeout({ seconds: secondsAtMost }).toColourspace("srgb"),
  };
};

/** Runs what was asked of a picture's pixels. */
export const finish = (
  pixels: Sharp,
): Promise<{ readonly data: Buffer; readonly width: number; readonly height: number }> =>
  orBroken(
    pixels
      .toBuffer({ resolveWithObject: true })
      .then(({ data, info }) => ({ data, width: info.width, height: info.height })),
  );
