import { addPhoto } from "#client/features/photos/queries.ts";
import { createUploadQueue } from "#client/features/uploads/upload-queue.ts";

/** The photos that this phone is sending to the house. */
export const photoUploader = createUploadQueue(addPhoto);
