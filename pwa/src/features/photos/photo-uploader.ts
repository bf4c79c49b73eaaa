import { addPhoto } from "#client/features/photos/mutations.ts";
import { createUploadQueue } from "#client/features/uploads/upload-queue.ts";
import { indexedDbUploads } from "#client/features/uploads/upload-store.ts";
import type { MutationQueue } from "#client/mutations/mutation-queue.ts";

/** Sends chosen pictures and puts them among the photos, also while another page is shown. */
export const photoUploader = createUploadQueue<MutationQueue>(
  (queue, uploadId, id) => queue.enqueue(addPhoto, { body: { uploadId } }, { id }).answer,
  indexedDbUploads(),
);

let isListening = false;

/** Goes on with the photos that an earlier page left, and whenever reception is back; asks before what this phone can't keep is lost. */
export const goOnWithPhotos = (queue: MutationQueue): void => {
  void photoUploader.restore(queue);
  if (isListening) return;
  isListening = true;
  addEventListener("online", () => photoUploader.hurry(queue));
  addEventListener("beforeunload", (event) => {
    if (photoUploader.isAnyUnkept()) event.preventDefault();
  });
};
