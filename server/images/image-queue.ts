import type { Logger } from "pino";
import { HttpError } from "../platform/errors.ts";
import type { WorkerFile } from "../platform/worker-files.ts";
import { WorkerQueueFull } from "../platform/worker/worker-host.ts";
import { type PictureInfo, RefusedPictureError } from "./decode.ts";
import type { ImageLibraryBuild } from "./load-sharp.ts";
import type { MadePicture, PictureRequest } from "./make-picture.ts";
import { createImageWorker } from "./worker-host.ts";
import type { ImageJob } from "./worker-protocol.ts";

/** A screen waits for `now`, a phone's upload for `soon`, and nobody for `later`; sooner ones go first. */
const imagePriorities = { now: 0, soon: 1, later: 2 } as const;
export type ImagePriority = keyof typeof imagePriorities;

/** Reads and makes pictures outside the server's own thread, one at a time. */
export interface ImageQueue {
  /** What a file says of its picture; throws a RefusedPicture, or what the disk says. */
  inspect(file: string, priority: ImagePriority): Promise<PictureInfo>;
  /** Makes a new picture; throws a RefusedPicture, what the disk says, or 429 while too much waits. */
  make(wanted: PictureRequest, priority: ImagePriority): Promise<MadePicture>;
  /** Ends what runs; nothing is made any more. */
  stop(): Promise<void>;
}

interface ImageQueueOptions {
  readonly program: WorkerFile;
  readonly log: Logger;
  /** The native build crashes in Electron on Linux: two copies of GLib in one process. */
  readonly build?: ImageLibraryBuild;
  readonly limits?: { readonly waiting: number; readonly jobMs: number; readonly idleMs: number };
}

const usual = { waiting: 100, jobMs: 60_000, idleMs: 30_000 };

const tooMany = (error: unknown): never => {
  if (!(error instanceof WorkerQueueFull)) throw error;
  throw new HttpError(429, "Too many pictures at once. Try again in a moment.", {
    code: "tooMany",
    retryAfterSec: 10,
  });
};

/** The server's one place for pictures; its program runs while there is something to do and a little longer. */
export const createImageQueue = ({
  program,
  log,
  build = process.versions["electron"] === undefined ? "native" : "wasm",
  limits = usual,
}: ImageQueueOptions): ImageQueue => {
  const worker = createImageWorker({
    ...{ file: program, build, log },
    ...{ mostWaiting: limits.waiting, idleMs: limits.idleMs },
  });

  const run = async (job: ImageJob, named: ImagePriority): Promise<PictureInfo | MadePicture> => {
    const priority = imagePriorities[named];
    const end = await worker
      .run(() => job, { priority, limits: { mostMs: limits.jobMs } })
      .catch(tooMany);
    if ("ended" in end) {
      if (end.ended === "stopped") throw new Error("the server is being closed");
      if (end.ended === "notStarted")
        throw new Error("the pictures' program ended before it began");
      log.warn({ why: end.ended }, "a picture was too much for its program and was given up");
      throw new RefusedPictureError("broken");
    }
    const { result } = end;
    if ("done" in result) return result.done;
    if ("refused" in result) throw new RefusedPictureError(result.refused);
    const { error, code } = result;
    throw Object.assign(new Error(error), code === null ? {} : { code });
  };

  return {
    inspect: (file, priority) => run({ do: "look", file }, priority),
    make: async (wanted, priority) => {
      const made = await run({ do: "make", ...wanted }, priority);
      if (!("type" in made)) throw new Error("the pictures' program did something else");
      return made;
    },
    stop: worker.stop,
  };
};
