import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { renderPixels, type PictureInfo, openPicture } from "./decode.ts";
import { flushFolder } from "../platform/flush.ts";
import type { ImageLibrary } from "./load-sharp.ts";

/** What a made picture is: JPEG, or WebP where something of it is see-through. */
export type PictureType = "jpeg" | "webp";

/** A picture that was made from another. */
export interface MadePicture extends PictureInfo {
  readonly type: PictureType;
}

/** From which file to which; and how wide at most, and how good, from 1 to 100. */
export interface PictureRequest {
  readonly file: string;
  readonly to: string;
  readonly width?: number;
  readonly quality: number;
  /** JPEG unless told, or where something of it is see-through. */
  readonly type?: "webp";
  /** Whether it has to outlive a pulled plug; a copy that can be made again hasn't. */
  readonly isLasting: boolean;
}

const write = (to: string, data: Uint8Array, isLasting: boolean): void => {
  const next = `${to}.part`;
  const opened = openSync(next, "w", 0o600);
  try {
    for (let at = 0; at < data.length;) at += writeSync(opened, data, at);
    if (isLasting) fsyncSync(opened);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  } finally {
    closeSync(opened);
  }
  renameSync(next, to);
  if (isLasting) flushFolder(dirname(to));
};

/** Makes a new picture of a file: upright, in sRGB, with nothing in it but the picture; it is there whole or not at all. */
export const makePicture = async (
  library: ImageLibrary,
  { file, to, width, quality, type: wanted, isLasting }: PictureRequest,
): Promise<MadePicture> => {
  const { taken, hasAlpha, pixels } = await openPicture(library, file);
  const upright = await pixels();
  const sized = width === undefined ? upright : upright.resize({ width, withoutEnlargement: true });
  const type = wanted ?? (hasAlpha ? "webp" : "jpeg");
  const encoded = type === "webp" ? sized.webp({ quality }) : sized.jpeg({ quality });
  const { data, ...size } = await renderPixels(encoded);
  write(to, data, isLasting);
  return { ...size, taken, type };
};
