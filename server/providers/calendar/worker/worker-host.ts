import { Worker } from "node:worker_threads";
import type {
  ExpandJob,
  CalendarJobOutcome,
  ReadFileJob,
  CalendarWorkerReady,
} from "./ical-worker.ts";
import { createProgress, readProgress } from "./progress.ts";

/** What a job ended with: its outcome, or where the worker was when it had to die; and the work that it was, in milliseconds. */
export type JobResult = { readonly workedMs: number } & (
  | { readonly outcome: CalendarJobOutcome }
  | { readonly diedAt: Pick<ReturnType<typeof readProgress>, "step" | "index"> }
);

/** A thread that reads calendars, one job at a time. */
export interface CalendarWorker {
  /** Files that it has parsed. */
  readonly parsed: Set<string>;
  /** Rejects where the thread can't begin. */
  readonly ready: Promise<void>;
  /**
   * Ends the thread when one thing is more work than `stallMs`, or all of it more than `mostMs`. Milliseconds of its own
   * work, so that a busy machine doesn't end a good calendar; only a thread that never gets to work is ended by the clock.
   */
  run(
    job: ExpandJob | ReadFileJob,
    limits: { readonly stallMs: number; readonly mostMs: number },
  ): Promise<JobResult>;
  end(): Promise<void>;
}

const lookMs = 25;
const mostWaitMs = 15_000;

/** Milliseconds that a thread has worked, also while it is too busy to say so. */
const workedBy = async (worker: Worker): Promise<number> => {
  // Node before 24.6 can't tell; there the clock has to do.
  if (!("cpuUsage" in worker)) return performance.now();
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1_000;
};

/** Starts a thread with memory limits of its own; it never keeps the process alive. */
export const startCalendarWorker = (url: URL, onExit: () => void): CalendarWorker => {
  const progress = createProgress();
  const worker = new Worker(url, {
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    workerData: { progress },
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  worker.stdout.resume();
  worker.stderr.resume();
  const ready = new Promise<void>((resolve, reject) => {
    worker.once("message", (_ready: CalendarWorkerReady) => resolve());
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the worker ended before it began")));
  });
  ready.catch(() => undefined);
  worker.on("error", () => undefined);
  worker.on("exit", onExit);
  worker.unref();

  return {
    parsed: new Set(),
    ready,
    run: (job, { stallMs, mostMs }) =>
      new Promise((resolve) => {
        const begunAt = performance.now();
        let begun: number | undefined;
        let worked = 0;
        let seen = { count: -1, at: 0 };
        const settle = (
          came: { outcome: CalendarJobOutcome } | { diedAt: ReturnType<typeof readProgress> },
        ): void => {
          clearInterval(timer);
          worker.off("message", finish);
          worker.off("exit", die);
          worker.unref();
          resolve({ ...came, workedMs: worked });
        };
        const finish = (outcome: CalendarJobOutcome): void => settle({ outcome });
        const die = (): void => settle({ diedAt: readProgress(progress) });
        const look = async (): Promise<void> => {
          const now = await workedBy(worker);
          begun ??= now;
          worked = now - begun;
          const { count } = readProgress(progress);
          if (count !== seen.count) seen = { count, at: worked };
          const isLost = performance.now() - begunAt > mostWaitMs;
          if (isLost || worked - seen.at > stallMs || worked > mostMs) await worker.terminate();
        };
        // Whoever ended while it was looked at has nothing to say.
        const watch = (): void => void look().catch(() => undefined);
        const timer = setInterval(watch, lookMs);
        watch();
        worker.ref();
        worker.on("message", finish);
        worker.once("exit", die);
        worker.postMessage(job);
      }),
    end: async () => {
      await worker.terminate();
    },
  };
};
