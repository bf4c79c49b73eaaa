import { constants, setPriority } from "node:os";
import { serveJobs } from "../platform/worker/serve-jobs.ts";
import { openPicture, type PictureInfo, RefusedPictureError } from "./decode.ts";
import { loadSharp } from "./load-sharp.ts";
import { makePicture } from "./make-picture.ts";
import type { ImageJob, ImageOutcome, ImageWorkerReady } from "./worker-protocol.ts";

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const library = await loadSharp(process.argv[2] === "wasm" ? "wasm" : "native");

const look = async (file: string): Promise<PictureInfo> => {
  const { width, height, taken } = await openPicture(library, file);
  return { width, height, taken };
};

const work = async (job: ImageJob): Promise<ImageOutcome> => {
  try {
    return { done: job.do === "look" ? await look(job.file) : await makePicture(library, job) };
  } catch (error) {
    if (error instanceof RefusedPictureError) return { refused: error.refusal };
    // Messages between programs lose an error's code.
    const code = error instanceof Error && "code" in error ? String(error.code) : null;
    return { error: error instanceof Error ? error.message : String(error), code };
  }
};

const isJob = (message: unknown): message is ImageJob =>
  typeof message === "object" && message !== null && "do" in message;

serveJobs({ isJob, work, ready: { build: library.build } satisfies ImageWorkerReady });
