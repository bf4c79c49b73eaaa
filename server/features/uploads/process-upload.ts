import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError } from "../../platform/errors.ts";
import { RefusedPictureError } from "../../images/decode.ts";
import type { ImageQueue } from "../../images/image-queue.ts";
import { takenAt } from "../../images/taken-at.ts";
import { tooLargeError } from "./receive-body.ts";
import type { StoredUpload } from "./upload-store.ts";

interface ProcessUploadDeps {
  readonly images: ImageQueue;
  readonly timeZone: () => string;
  /** The folder of kept uploads, each named by its id. */
  readonly keptDir: string;
}

const quality = 90;

const refusalOf = ({ refusal }: RefusedPictureError): HttpError => {
  if (refusal === "tooLarge") return tooLargeError();
  const sentence = apiSentence("notAPicture");
  return new HttpError(refusal === "notAPicture" ? 415 : 400, sentence, { code: "notAPicture" });
};

/** Creates the processing of a received file into a kept picture without metadata; it throws 400, 413 or 415 for others. */
export const createProcessUpload =
  ({ images, timeZone, keptDir }: ProcessUploadDeps) =>
  async (raw: string, id: string): Promise<StoredUpload> => {
    mkdirSync(keptDir, { recursive: true, mode: 0o700 });
    try {
      const made = await images.make(
        { file: raw, to: join(keptDir, id), quality, isLasting: true },
        "soon",
      );
      const { type, width, height, taken } = made;
      return { ...{ id, type, width, height }, takenAt: takenAt(taken, timeZone()) };
    } catch (error) {
      throw error instanceof RefusedPictureError ? refusalOf(error) : error;
    }
  };
