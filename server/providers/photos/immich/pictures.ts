import type { OriginalsCache } from "#server/images/originals-cache.ts";
import type { PictureFile } from "#server/images/resized-pictures.ts";
import type { ImmichClient } from "./client.ts";
import type { ImmichPhoto } from "./photo.ts";
import { ImmichError, type ImmichErrorCode } from "./errors.ts";

interface ImmichPicturesDeps {
  readonly client: Pick<ImmichClient, "file">;
  readonly fetched: OriginalsCache;
  /** Called when a photo doesn't exist any more. */
  readonly lost: () => void;
}

const largestFile = 40 * 1024 * 1024;
/** The longer side of Immich's previews, by its default settings. */
const previewSide = 1440;

const isWeakKey = (error: unknown): boolean =>
  error instanceof ImmichError && error.errorCode === "photoKeyTooWeak";

/** Serves Immich's photos in the requested widths: its preview where that is wide enough, else the original. */
export const createImmichPictures = ({ client, fetched, lost }: ImmichPicturesDeps) => {
  const onlyPreview = new Set<string>();
  let mayDownload = true;
  let errorCode: ImmichErrorCode | null = null;

  const get = (photo: ImmichPhoto, width: number | undefined, kind: "thumbnail" | "original") => {
    const key = `${photo.id}-${photo.version}${kind === "original" ? "" : "p"}`;
    const query = {
      ...(kind === "original" ? {} : { size: "preview" }),
      ...(photo.isEdited ? { edited: "true" } : {}),
    };
    return fetched.get({ key, width }, () =>
      client.file(`/assets/${photo.id}/${kind}`, query, largestFile),
    );
  };

  /** Null where the original isn't available; then the preview is used. */
  const original = async (photo: ImmichPhoto, width: number | undefined) => {
    if (!photo.isReadable || !mayDownload || onlyPreview.has(photo.id)) return null;
    try {
      const picture = await get(photo, width, "original");
      if (picture === null) onlyPreview.add(photo.id);
      return picture;
    } catch (error) {
      if (!(error instanceof ImmichError)) throw error;
      if (isWeakKey(error)) mayDownload = false;
      return null;
    }
  };

  return {
    /** Null where Immich doesn't have it any more; rejects with an ImmichError. */
    picture: async (photo: ImmichPhoto, width: number | undefined): Promise<PictureFile | null> => {
      const { width: whole, height } = photo;
      const preview = Math.floor(whole * Math.min(1, previewSide / Math.max(whole, height)));
      if (preview < whole && (width === undefined || width > preview)) {
        const picture = await original(photo, width);
        if (picture !== null) return picture;
      }
      try {
        const picture = await get(photo, width, "thumbnail");
        if (picture === null) lost();
        errorCode = null;
        return picture;
      } catch (error) {
        if (isWeakKey(error)) errorCode = "photoKeyTooWeak";
        throw error;
      }
    },
    /** Why pictures fail although the list was read. */
    errorCode: () => errorCode,
  };
};
