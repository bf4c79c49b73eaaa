import { ApiError, apiErrorOf } from "../../api/api-error.ts";
import type { Lane } from "../define-mutation.ts";
import { isRefusedForGood } from "../refused-for-good.ts";
import { isOfOtherBody } from "./classify-failure.ts";
import { endUpload, reportUploaded } from "./upload-progress.ts";

/** Sends one picture and promises its `uploadId`. Rejects with an ApiError. */
export type SendPicture = (
  picture: Blob,
  key: string,
  onProgress: (share: number) => void,
) => Promise<string>;

interface SendWithPicturesDeps {
  /** Sends what refers to the pictures. */
  readonly send: (uploadIds: readonly string[]) => Promise<unknown>;
  readonly sendPicture: SendPicture;
  readonly lane: Lane;
}

/** The uploads that have arrived while this page was open and whose mutation hasn't, by their keys. */
const arrived = new Map<string, string>();

/** Uploads that nothing refers to are gone after a day, and their keys bring them no more; after eight days these are forgotten, too. */
const mostRounds = 9;

/** Each round has keys of its own, the same after the page's end. */
const keyOf = (id: string, round: number, at: number): string => {
  const again = round === 0 ? "" : `again${round === 1 ? "" : round}-`;
  return `${id}-${again}${at}`;
};

const forgetArrived = (id: string): void => {
  for (const key of arrived.keys()) if (key.startsWith(`${id}-`)) arrived.delete(key);
};

/** The uploads of a mutation's pictures, without those that the server can't read. */
const uploadAll = async (
  id: string,
  pictures: readonly Blob[],
  round: number,
  { sendPicture, lane }: Omit<SendWithPicturesDeps, "send">,
): Promise<string[]> => {
  const uploadIds: string[] = [];
  for (const [at, picture] of pictures.entries()) {
    const key = keyOf(id, round, at);
    const uploadId =
      arrived.get(key) ??
      (await sendPicture(picture, key, (share) => reportUploaded(id, at, share)).catch(
        (reason: unknown) => {
          const error = apiErrorOf(reason);
          if (lane === "changes" && isRefusedForGood(error)) return undefined;
          // What stands between a phone and the house says no more than that.
          throw error.status === 413
            ? new ApiError(error.message, { status: 413, code: "tooLarge" })
            : error;
        },
      ));
    reportUploaded(id, at, 1);
    if (uploadId === undefined) continue;
    arrived.set(key, uploadId);
    uploadIds.push(uploadId);
  }
  return uploadIds;
};

/**
 * Sends a mutation's pictures and then what refers to them, under keys of their own: however often this is tried, each arrives once.
 * A picture that the server can't read is left out, or refuses what is nothing but it. Rejects with an ApiError.
 */
export const sendWithPictures = async (
  id: string,
  pictures: readonly Blob[],
  { send, ...how }: SendWithPicturesDeps,
): Promise<unknown> => {
  const attempt = async (round: number): Promise<unknown> => {
    try {
      return await send(await uploadAll(id, pictures, round, how));
    } catch (reason) {
      const error = apiErrorOf(reason);
      // The uploads are gone, as where the server was out of reach in between, or it arrived with those of a later round;
      // or a picture that was sent before was made smaller in another way then, as by an earlier version.
      const isOfAnotherRound = error.field === "uploadId" || isOfOtherBody(error);
      if (!isOfAnotherRound || round + 1 === mostRounds) throw reason;
      return attempt(round + 1);
    }
  };
  try {
    const answer = await attempt(0);
    forgetArrived(id);
    return answer;
  } finally {
    endUpload(id);
  }
};
