import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import {
  type PictureInfo,
  openPicture,
  type PictureRefusal,
  RefusedPictureError,
} from "./decode.ts";
import { type ImageLibraryBuild, loadSharp } from "./load-sharp.ts";
import { type MadePicture, makePicture, type PictureRequest } from "./make-picture.ts";

/** What the pictures' program can do, one at a time. */
export type ImageJob =
  | { readonly do: "look"; readonly file: string }
  | ({ readonly do: "make" } & PictureRequest);

/** What came of a job; or why the picture is refused, or what the disk said. */
export type ImageOutcome =
  | { readonly done: PictureInfo | MadePicture }
  | { readonly refused: PictureRefusal }
  | { readonly error: string; readonly code: string | null };

/** Its first word: it can begin, with this build. */
export interface ImageWorkerReady {
  readonly build: ImageLibraryBuild;
}

const isThread = parentPort !== null;

const tell = (word: ImageWorkerReady | ImageOutcome): void => {
  if (parentPort !== null) parentPort.postMessage(word);
  else process.send?.(word);
};

// A process has its own priority everywhere, a thread only on Linux.
if (!isThread || process.platform === "linux")
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const library = await loadSharp(isThread ? "wasm" : "native");

const look = async (file: string): Promise<PictureInfo> => {
  const { width, height, taken } = await openPicture(library, file);
  return { width, height, taken };
};

const work = async (job: ImageJob): Promise<ImageOutcome> => {
  try {
    return { done: job.do === "look" ? await look(job.file) : await makePicture(library, job) };
  } catch (error) {
    if (error instanceof RefusedPictureError) return { refused: error.refusal };
    // An error's code is lost on its way.
    const code = error instanceof Error && "code" in error ? String(error.code) : null;
    return { error: error instanceof Error ? error.message : String(error), code };
  }
};

const take = (job: ImageJob): void => void work(job).then(tell);
if (parentPort !== null) parentPort.on("message", take);
else process.on("message", take);
tell({ build: library.build });
