import { createHash } from "node:crypto";
import * as z from "zod";
import type { ImmichAsset } from "./shapes.ts";

/** A photo of Immich's as the house knows it; also the form in which it is kept on disk. */
export const immichPhoto = z.object({
  id: z.uuid(),
  version: z.string(),
  width: z.number(),
  height: z.number(),
  takenAt: z.number().exactOptional(),
  caption: z.string().exactOptional(),
  /** Milliseconds since 1970; its place in the list. */
  shownAt: z.number(),
  isEdited: z.boolean(),
  /** Whether its file is one that we can decode; else there is Immich's own smaller picture of it. */
  isReadable: z.boolean(),
});
export type ImmichPhoto = z.infer<typeof immichPhoto>;

const readable = /^image\/(jpeg|png|webp|hei[cf])$/;
const mostPixels = 50_000_000;

/** A camera that lies on its side says so in its EXIF: 5 to 8. */
const isTurned = (orientation: string | null | undefined): boolean =>
  /^[5-8]$/.test(orientation ?? "");

/** Upright. */
const sizeOf = ({ width, height, exifInfo: exif }: ImmichAsset) => {
  if (width !== null && height !== null) return { width, height };
  const [across, down] = [exif?.exifImageWidth ?? 0, exif?.exifImageHeight ?? 0];
  return isTurned(exif?.orientation)
    ? { width: down, height: across }
    : { width: across, height: down };
};

const shownVisibilities = new Set(["timeline", "archive"]);

/** What of an asset is shown; null for films, what is in the bin, locked away, or not there, and what has no size yet. */
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
