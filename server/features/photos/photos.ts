import { type Clock, dayAt } from "../../platform/clock.ts";
import { NotFound } from "../../platform/errors.ts";
import type { PictureFile } from "../../images/resized-pictures.ts";
import type { PhotoPageQuery, PhotosSource } from "../../providers/photos/port.ts";
import { sameDayOfEarlierYears } from "./on-this-day.ts";
import { photoView } from "./photo-view.ts";

interface PhotosDeps {
  /** Throws SourceMissing while the provider isn't configured. */
  readonly source: () => PhotosSource;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

/** Creates the reading of the family's photos, on whichever source is active. */
export const createPhotos = ({ source, clock, timeZone }: PhotosDeps) => {
  const list = async (asked: PhotoPageQuery) => {
    const { items, next } = await source().photos(asked);
    return { items: items.map(photoView), next };
  };
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
    counts: async () => source().counts(),
  };
};

export type PhotoService = ReturnType<typeof createPhotos>;
