import type { AppContextValue } from "#client/context/app-context.ts";
import { addPhoto } from "#client/features/photos/mutations.ts";
import { createUploadQueue } from "#client/features/uploads/upload-queue.ts";

/** Sends chosen pictures and puts them among the photos, also while another page is shown. */
export const photoUploader = createUploadQueue<AppContextValue>(
  ({ queue }, uploadId, id) => queue.enqueue(addPhoto, { body: { uploadId } }, { id }).answer,
);
