import type { SendPicture } from "../../mutations/send/upload-pictures.ts";
import { sendWithProgress } from "../../api/send-with-progress.ts";
import { uploadWith } from "./upload.ts";

/** Sends one picture and reports how much of it has gone. Rejects with an ApiError. */
export const sendPicture: SendPicture = async (picture, key, onProgress) =>
  (await uploadWith(sendWithProgress(onProgress), picture, key)).uploadId;
