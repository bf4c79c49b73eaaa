import type { Logger } from "pino";
import type { WorkerFile } from "../platform/worker-files.ts";
import { createWorkerHost, type WorkerHost } from "../platform/worker/worker-host.ts";
import type { ImageLibraryBuild } from "./load-sharp.ts";
import { type ImageJob, imageProtocol, type ImageOutcome } from "./worker-protocol.ts";

interface ImageWorkerOptions {
  readonly file: WorkerFile;
  readonly build: ImageLibraryBuild;
  readonly log: Logger;
  /** How many jobs of one priority may wait. */
  readonly mostWaiting: number;
  /** How long a program without a job is kept, in milliseconds. */
  readonly idleMs: number;
}

// Without these glibc keeps hundreds of megabytes of what pictures needed for a moment.
const env = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "131072" };

/** The pictures' program: a process, so that the decoder's crashes and memory end with it. */
export const createImageWorker = ({
  file,
  build,
  log,
  mostWaiting,
  idleMs,
}: ImageWorkerOptions): WorkerHost<ImageJob, ImageOutcome> =>
  createWorkerHost(
    {
      ...{ name: "the pictures' program", log, file, protocol: imageProtocol },
      ...{ args: [build], env },
    },
    { idleMs, mostWaiting },
  );
