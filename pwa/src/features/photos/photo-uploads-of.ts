import { createPhotoUploads } from "#client/features/photos/photo-uploads.ts";
import type { MutationQueue } from "#client/mutations/mutation-queue.ts";

type PhotoUploads = ReturnType<typeof createPhotoUploads>;

const known = new WeakMap<MutationQueue, PhotoUploads>();

/** The photos that this page sends; it asks before what this phone can't keep is lost. */
export const photoUploadsOf = (queue: MutationQueue): PhotoUploads => {
  const before = known.get(queue);
  if (before !== undefined) return before;
  const uploads = createPhotoUploads(queue);
  known.set(queue, uploads);
  addEventListener("beforeunload", (event) => {
    if (uploads.isAnyUnkept()) event.preventDefault();
  });
  return uploads;
};
