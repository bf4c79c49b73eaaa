import type { Photo } from "../../../contract/photos.ts";
import { after } from "../../after.ts";
import { iso } from "../../clock.ts";
import { HttpError, NotFound, SourceMissing } from "../../http/errors.ts";
import type { Picture } from "../../images/resized.ts";
import type { NewPhoto, PhotosSource, SourcePhoto } from "../../providers/photos/port.ts";
import type { Awaitable } from "../../providers/provider.ts";

interface Needs {
  /** Null while the provider isn't configured. */
  readonly source: PhotosSource | null;
  readonly uploads: {
    /** Keeps an upload until it is dropped; throws 400 `uploadId` where there is none. */
    take(uploadId: string): Omit<NewPhoto, "caption">;
    drop(uploadId: string): void;
  };
}

/** Another address whenever the photo is another, so that browsers may keep it. */
const photoOf = ({ id, version, takenAt, ...photo }: SourcePhoto): Photo => ({
  ...{ id, ...photo },
  url: `/api/photos/${encodeURIComponent(id)}/image?v=${encodeURIComponent(version)}`,
  ...(takenAt === undefined ? {} : { takenAt: iso(takenAt) }),
});

const found = (isFound: boolean): void => {
  if (!isFound) throw new NotFound("photo");
};

/** The family's photos, whichever source they are kept in. */
export const createPhotos = ({ source: given, uploads }: Needs) => {
  const source = (): PhotosSource => {
    if (given === null)
      throw new SourceMissing("photos", "unconfigured", "No photos are connected yet.");
    return given;
  };
  const able = <T>(ability: T | undefined): T => {
    if (ability === undefined)
      throw new HttpError(405, "The photos' source can't do this; change them where they are.", {
        code: "unsupported",
      });
    return ability;
  };
  return {
    list: (asked: { readonly limit: number; readonly before?: string }) =>
      after(source().photos(asked), ({ items, next }) => ({ items: items.map(photoOf), next })),
    image: async (id: string, width: number | undefined): Promise<Picture> => {
      const picture = await source().image(id, width);
      if (picture === null) throw new NotFound("photo");
      return picture;
    },
    add: (uploadId: string, caption: string | undefined): Awaitable<Photo> => {
      const add = able(source().add);
      return after(add({ ...uploads.take(uploadId), caption }), (photo) => {
        // The source has a copy of its own.
        uploads.drop(uploadId);
        return photoOf(photo);
      });
    },
    hide: (id: string): Awaitable<void> => after(source().hide(id), found),
    remove: (id: string): Awaitable<void> => after(able(source().remove)(id), found),
  };
};

export type Photos = ReturnType<typeof createPhotos>;
