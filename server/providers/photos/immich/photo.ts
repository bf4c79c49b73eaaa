import { createHash } from "node:crypto";
import * as z from "zod";
import type { ImmichAsset } from "./shapes.ts";

/** The fields of an Immich photo that are used, also in the file on disk. */
export const immichPhoto = z.object({
  id: z.uuid(),
  version: z.string(),
  width: z.number(),
  height: z.number(),
  takenAt: z.number().exactOptional(),
  caption: z.string().exactOptional(),
  /** Milliseconds since 1970; the position in the list. */
  shownAt: z.number(),
  isEdited: z.boolean(),
  /** Whether its original can be decoded here; else Immich's preview is used. */
  isReadable: z.boolean(),
});
export type ImmichPhoto = z.infer<typeof immichPhoto>;

const readable = /^image\/(jpeg|png|webp|hei[cf])$/;
const mostPixels = 50_000_000;

/** EXIF orientations 5 to 8 swap width and height. */
const isTurned = (orientation: string | null | undefined): boolean =>
  /^[5-8]$/.test(orientation ?? "");

/** The size of the upright photo. */
const sizeOf = ({ width, height, exifInfo: exif }: ImmichAsset) => {
  if (width !== null && height !== null) return { width, height };
  const [across, down] = [exif?.exifImageWidth ?? 0, exif?.exifImageHeight ?? 0];
  return isTurned(exif?.orientation)
    ? { width: down, height: across }
    : { width: across, height: down };
};

const shownVisibilities = new Set(["timeline", "archive"]);

/** The photo of an asset; null for videos, deleted, locked or missing ones, and those without a size yet. */
export const photoOf = (asset: ImmichAsset): ImmichPhoto | null => {
  const { id, type, checksum, thumbhash, fileCreatedAt, exifInfo: exif } = asset;
  const size = sizeOf(asset);
  if (type !== "IMAGE" || asset.isTrashed || asset.isOffline) return null;
  if (!shownVisibilities.has(asset.visibility) || size.width < 1 || size.height < 1) return null;
  const taken = exif?.dateTimeOriginal;
  const caption = exif?.description?.trim().slice(0, 200);
  const word = createHash("sha256")
    .update(`${checksum} ${thumbhash ?? ""}`)
    .digest("base64url");
  return {
    ...{ id, ...size, version: word.slice(0, 12), isEdited: asset.isEdited },
    ...(taken ? { takenAt: Date.parse(taken) } : {}),
    ...(caption ? { caption } : {}),
    shownAt: Date.parse(taken ?? fileCreatedAt),
    isReadable:
      readable.test(asset.originalMimeType ?? "") && size.width * size.height <= mostPixels,
  };
};
