import { addPhoto } from "../../../client/photos.ts";
import { createSending } from "../../../client/pictures/sending.ts";

/** The photos that this phone is sending to the house. */
export const photoSending = createSending(addPhoto);
