import { startWorkerProcess } from "./worker-process.ts";
import type { ImageJob, ImageOutcome } from "./image-worker.ts";
import type { ImageLibraryBuild } from "./load-sharp.ts";

/** Makes pictures apart from the house, one at a time. */
export interface ImageWorker {
  /** The build that it works with; rejects where it can't begin. */
  readonly ready: Promise<ImageLibraryBuild>;
  /** Null where it ended before the job did, or had to be ended because the job took longer than `mostMs`. */
  run(job: ImageJob, mostMs: number): Promise<ImageOutcome | null>;
  end(): Promise<void>;
}

/** Starts a maker; it keeps the house from ending only while it begins or has a job. */
export const startImageWorker = (
  file: URL,
  build: ImageLibraryBuild,
  onEnd: () => void,
): ImageWorker => {
  const apart = startWorkerProcess(file, build);
  let answer: (outcome: ImageOutcome | null) => void = () => undefined;
  const ready = new Promise<ImageLibraryBuild>((resolve, reject) => {
    apart.onMessage((word) => {
      if ("build" in word) {
        apart.setKeepsAlive(false);
        resolve(word.build);
      } else answer(word);
    });
    apart.onEnd(() => reject(new Error("the pictures' program ended before it began")));
  });
  ready.catch(() => undefined);
  apart.onEnd(() => {
    answer(null);
    onEnd();
  });
  return {
    ready,
    run: (job, mostMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => void apart.end(), mostMs);
        answer = (outcome) => {
          clearTimeout(timer);
          answer = () => undefined;
          apart.setKeepsAlive(false);
          resolve(outcome);
        };
        apart.setKeepsAlive(true);
        apart.send(job);
      }),
    end: apart.end,
  };
};
