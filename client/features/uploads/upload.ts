import type { Upload } from "#contract/uploads.ts";
import { call, type FetchLike, defineWrite } from "../../api/call.ts";

const uploadWrite = defineWrite("POST /api/uploads", []);
const twoMinutesMs = 120_000;

/** Sends a picture by a way of its own; the same key gets the same upload again. Rejects with an ApiError. */
export const uploadWith = async (
  transport: FetchLike,
  picture: Blob,
  idempotencyKey?: string,
): Promise<Upload> => {
  // The server goes by the first bytes; a phone may not know what it has.
  const typed = picture.type.startsWith("image/")
    ? picture
    : new Blob([picture], { type: "image/jpeg" });
  const sent = { picture: typed, timeoutMs: twoMinutesMs, transport, idempotencyKey };
  return (await call<"POST /api/uploads">(uploadWrite, {}, sent)).answer;
};

/** Sends a picture, to be used by its `uploadId` within a day. Rejects with an ApiError. */
export const uploadPicture = (picture: Blob): Promise<Upload> => uploadWith(fetch, picture);
