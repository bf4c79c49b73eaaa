import type { photos as contract } from "#contract/photos.ts";
import { createPhotos } from "../../features/photos/photos.ts";
import { photoRoutes } from "../../features/photos/routes.ts";
import {
  embeddedPhotoWrites,
  outsidePhotoWrites,
  type UploadedPhotos,
} from "../../features/photos/write-routes.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import type { Clock } from "../../platform/clock.ts";
import { SourceMissing } from "../../platform/errors.ts";
import type { PhotosSource } from "../../providers/photos/port.ts";

interface PhotoRoutesDeps {
  /** Null while the provider isn't configured. */
  readonly photos: PhotosSource | null;
  readonly uploads: UploadedPhotos;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

/** The handlers of the photos: one way to read, and the way to write that the source takes. */
export const createPhotoRoutes = ({
  photos,
  uploads,
  clock,
  timeZone,
}: PhotoRoutesDeps): OperationHandlers<typeof contract> => {
  const connected =
    <Source>(source: Source | null) =>
    (): Source => {
      if (source === null)
        throw new SourceMissing("photos", "unconfigured", apiSentence("unconfigured.photos"));
      return source;
    };
  return {
    ...photoRoutes(createPhotos({ source: connected(photos), clock, timeZone })),
    ...(photos?.kind === "outside"
      ? outsidePhotoWrites(photos)
      : embeddedPhotoWrites(connected(photos), uploads)),
  };
};
