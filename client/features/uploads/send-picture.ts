import type { SendPicture } from "../../mutations/send/upload-pictures.ts";
import { sendWithProgress } from "../../api/send-with-progress.ts";
import { scaledDown } from "./scale-down.ts";
import { uploadWith } from "./upload.ts";

/** Sends one picture, as small as it may be, and reports how much of it has gone. Rejects with an ApiError. */
export const sendPicture: SendPicture = async (picture, key, onProgress) =>
  (await uploadWith(sendWithProgress(onProgress), await scaledDown(picture), key)).uploadId;
