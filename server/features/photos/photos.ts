import type { Photo } from "#contract/photos.ts";
import { andThen, type Awaitable } from "../../platform/and-then.ts";
import { type Clock, dayAt, iso } from "../../platform/clock.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { NotFound, SourceMissing, Unsupported } from "../../platform/errors.ts";
import type { PictureFile } from "../../images/resized-pictures.ts";
import type {
  PhotoPageQuery,
  NewPhoto,
  PhotosSource,
  SourcePhoto,
} from "../../providers/photos/port.ts";
import { sameDayOfEarlierYears } from "./on-this-day.ts";

interface PhotosDeps {
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

/** The address changes with the photo's content, so that browsers may cache it forever. */
const photoOf = ({ id, version, takenAt, ...photo }: SourcePhoto): Photo => ({
  ...{ id, ...photo },
  url: `/api/photos/${encodeURIComponent(id)}/image?v=${encodeURIComponent(version)}`,
  ...(takenAt === undefined ? {} : { takenAt: iso(takenAt) }),
});

const found = (isFound: boolean): void => {
  if (!isFound) throw new NotFound("photo");
};

/** Creates the family's photos, on whichever source is active. */
export const createPhotos = ({ sources: { photos, uploads }, clock, timeZone }: PhotosDeps) => {
  const source = (): PhotosSource => {
    if (photos === null)
      throw new SourceMissing("photos", "unconfigured", apiSentence("unconfigured.photos"));
    return photos;
  };
  const able = <T>(ability: T | undefined): T => {
    if (ability === undefined) throw new Unsupported(apiSentence("unsupported.photos"));
    return ability;
  };
  const list = (asked: PhotoPageQuery) =>
    andThen(source().photos(asked), ({ items, next }) => ({ items: items.map(photoOf), next }));
  return {
    list,
    /** Photos of a day in earlier years, by default of today. */
    onThisDay: (asked: PhotoPageQuery, day: string = dayAt(clock.now(), timeZone())) =>
      list({ ...asked, selection: { of: "taken", spans: sameDayOfEarlierYears(day, timeZone()) } }),
    image: async (id: string, width: number | undefined): Promise<PictureFile> => {
      const picture = await source().image(id, width);
      if (picture === null) throw new NotFound("photo");
      return picture;
    },
    add: (uploadId: string, caption: string | undefined): Awaitable<Photo> => {
      const add = able(source().add);
      return andThen(add({ ...uploads.take(uploadId), caption }), (photo) => {
        // The source has made its own copy.
        uploads.drop(uploadId);
        return photoOf(photo);
      });
    },
    counts: () => source().counts(),
    hide: (id: string): Awaitable<void> => andThen(source().hide(id), found),
    show: (id: string): Awaitable<void> => andThen(source().show(id), found),
    remove: (id: string): Awaitable<void> => andThen(able(source().remove)(id), found),
  };
};

export type PhotoService = ReturnType<typeof createPhotos>;
