import { apiErrorOf, type ApiError } from "../../api/api-error.ts";
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
}

/** The uploads that have arrived while this page was open, by their keys. */
const arrived = new Map<string, string>();

const isUnreadable = ({ code }: ApiError): boolean => code === "notAPicture" || code === "tooLarge";

/** The uploads of a mutation's pictures, without those that the server can't read. */
const uploadAll = async (
  id: string,
  pictures: readonly Blob[],
  round: string,
  sendPicture: SendPicture,
): Promise<string[]> => {
  const uploadIds: string[] = [];
  for (const [at, picture] of pictures.entries()) {
    const key = `${id}-${round}${at}`;
    const uploadId =
      arrived.get(key) ??
      (await sendPicture(picture, key, (share) => reportUploaded(id, at, share)).catch(
        (reason: unknown) => {
          const error = apiErrorOf(reason);
          if (isUnreadable(error)) return undefined;
          throw error;
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
 * A picture that the server can't read is left out. Rejects with an ApiError.
 */
export const sendWithPictures = async (
  id: string,
  pictures: readonly Blob[],
  { send, sendPicture }: SendWithPicturesDeps,
): Promise<unknown> => {
  const attempt = async (round: string) => send(await uploadAll(id, pictures, round, sendPicture));
  try {
    return await attempt("").catch((reason: unknown) => {
      // Uploads that nothing refers to are gone after a day, as where the server was out of reach in between.
      if (apiErrorOf(reason).field !== "uploadId") throw reason;
      return attempt("again-");
    });
  } finally {
    endUpload(id);
  }
};
