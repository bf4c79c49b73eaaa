import type { FoundPhotos } from "./catalogue-copy.ts";
import type { ImmichPhoto } from "./photo.ts";
import { isAfterPlace, type PhotoLists } from "../read-photo-page.ts";

/** Lists Immich's photos as a database would. */
export const immichLists = (
  { all, sortedById }: FoundPhotos,
  hidden: ReadonlySet<string>,
): PhotoLists<ImmichPhoto> => {
  const photos = [...all.values()];
  const isShown = ({ id }: ImmichPhoto): boolean => !hidden.has(id);
  return {
    listed: (of, limit, place) =>
      photos
        .filter(
          (photo) =>
            isShown(photo) === (of === "shown") && (place === null || isAfterPlace(photo, place)),
        )
        .slice(0, limit),
    taken: ({ from, to }) =>
      photos.filter(
        (photo) =>
          isShown(photo) &&
          photo.takenAt !== undefined &&
          photo.takenAt >= from &&
          photo.takenAt < to,
      ),
    byId: (after, upTo, limit) =>
      sortedById
        .filter((photo) => photo.id > after && photo.id <= upTo && isShown(photo))
        .slice(0, limit),
  };
};
