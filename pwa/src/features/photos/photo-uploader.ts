import { addPhoto } from "#client/features/photos/mutations.ts";
import { createUploadQueue } from "#client/features/uploads/upload-queue.ts";
import type { MutationQueue } from "#client/mutations/mutation-queue.ts";

/** Sends chosen pictures and puts them among the photos, also while another page is shown. */
export const photoUploader = createUploadQueue<MutationQueue>(
  (queue, uploadId, id) => queue.enqueue(addPhoto, { body: { uploadId } }, { id }).answer,
);
