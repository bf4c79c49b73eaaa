import type { OperationAnswer, OperationInput } from "#contract/api.ts";
import { apiErrorOf, type ApiError } from "#client/api/api-error.ts";
import { type ApiReply, defineWrite } from "#client/api/call.ts";
import type { QueuedMutation } from "#client/mutations/outbox/queued-mutation.ts";
import { type SendDeps, sendWithKey } from "#client/mutations/send-with-key.ts";
import { uploadWith } from "../../uploads/upload.ts";
import { sendWithProgress } from "../../uploads/send-with-progress.ts";
import { clearPictureProgress, reportPictureProgress } from "./upload-progress.ts";

/** Writes an entry; it waits in line with its pictures. */
export const postEntryWrite = defineWrite("POST /api/journal", ["journal"]);

/** Sends one picture and promises its `uploadId`. Rejects with an ApiError. */
export type SendPicture = (
  picture: Blob,
  key: string,
  onProgress: (share: number) => void,
) => Promise<string>;

const overNetwork: SendPicture = async (picture, key, onProgress) =>
  (await uploadWith(sendWithProgress(onProgress), picture, key)).uploadId;

/** What has arrived already while this page was open, by its key. */
const arrived = new Map<string, string>();

const isUnreadable = ({ code }: ApiError): boolean => code === "notAPicture" || code === "tooLarge";

/** The uploads of an action's pictures, without those that the house can't read. */
const uploadAll = async (
  id: string,
  pictures: readonly Blob[],
  turn: string,
  sendPicture: SendPicture,
): Promise<string[]> => {
  const uploadIds: string[] = [];
  for (const [at, picture] of pictures.entries()) {
    const key = `${id}-${turn}${at}`;
    const uploadId =
      arrived.get(key) ??
      (await sendPicture(picture, key, (share) => reportPictureProgress(id, at, share)).catch(
        (reason: unknown) => {
          const error = apiErrorOf(reason);
          if (isUnreadable(error)) return undefined;
          throw error;
        },
      ));
    reportPictureProgress(id, at, 1);
    if (uploadId === undefined) continue;
    arrived.set(key, uploadId);
    uploadIds.push(uploadId);
  }
  return uploadIds;
};

/**
 * Sends an entry's pictures and then the entry, under keys of its own: however often this is tried, each arrives once.
 * A picture that the house can't read is left out. Rejects with an ApiError.
 */
export const deliverWithPictures = async (
  ears: SendDeps,
  { id, sent }: Pick<QueuedMutation, "id" | "sent">,
  pictures: readonly Blob[],
  sendPicture: SendPicture = overNetwork,
): Promise<ApiReply<OperationAnswer<"POST /api/journal">>> => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only entries carry pictures
  const { body } = sent as OperationInput<"POST /api/journal">;
  const post = async (turn: string) => {
    const uploadIds = await uploadAll(id, pictures, turn, sendPicture);
    return sendWithKey(ears, postEntryWrite, { body: { ...body, uploadIds } }, id);
  };
  try {
    return await post("").catch((reason: unknown) => {
      // Uploads that nothing refers to are gone after a day, as where the house was out of reach in between.
      if (apiErrorOf(reason).field !== "uploadId") throw reason;
      return post("again-");
    });
  } finally {
    clearPictureProgress(id);
  }
};
