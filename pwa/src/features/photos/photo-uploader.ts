import { addPhoto } from "#client/features/photos/queries.ts";
import { createSending } from "#client/features/uploads/upload-queue.ts";

/** The photos that this phone is sending to the house. */
export const photoSending = createSending(addPhoto);
