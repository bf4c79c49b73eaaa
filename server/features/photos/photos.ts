import type { Photo } from "#contract/photos.ts";
import { after } from "../../platform/and-then.ts";
import { type Clock, dayAt, iso } from "../../platform/clock.ts";
import { NotFound, SourceMissing, Unsupported } from "../../http/errors.ts";
import type { Picture } from "../../images/resized-pictures.ts";
import type {
  AskedPhotos,
  NewPhoto,
  PhotosSource,
  SourcePhoto,
} from "../../providers/photos/port.ts";
import type { Awaitable } from "../../providers/provider.ts";
import { onThisDay } from "./on-this-day.ts";

interface Needs {
  readonly sources: {
    /** Null while the provider isn't configured. */
    readonly photos: PhotosSource | null;
    readonly uploads: {
      /** Keeps an upload until it is dropped; throws 400 `uploadId` where there is none. */
      take(uploadId: string): Omit<NewPhoto, "caption">;
      drop(uploadId: string): void;
    };
  };
  readonly clock: Clock;
  readonly timeZone: () => string;
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
export const createPhotos = ({ sources: { photos, uploads }, clock, timeZone }: Needs) => {
  const source = (): PhotosSource => {
    if (photos === null)
      throw new SourceMissing("photos", "unconfigured", "No photos are connected yet.");
    return photos;
  };
  const able = <T>(ability: T | undefined): T => {
    if (ability === undefined)
      throw new Unsupported("The photos' source can't do this; change them where they are.");
    return ability;
  };
  const list = (asked: AskedPhotos) =>
    after(source().photos(asked), ({ items, next }) => ({ items: items.map(photoOf), next }));
  return {
    list,
    /** Those of earlier years' same day, which is today unless told. */
    onThisDay: (asked: AskedPhotos, day: string = dayAt(clock.now(), timeZone())) =>
      list({ ...asked, selection: { of: "taken", spans: onThisDay(day, timeZone()) } }),
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
    counts: () => source().counts(),
    hide: (id: string): Awaitable<void> => after(source().hide(id), found),
    show: (id: string): Awaitable<void> => after(source().show(id), found),
    remove: (id: string): Awaitable<void> => after(able(source().remove)(id), found),
  };
};

export type Photos = ReturnType<typeof createPhotos>;
