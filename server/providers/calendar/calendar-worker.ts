import { Worker } from "node:worker_threads";
import type { Job, Outcome, Ready } from "./ical-worker.ts";
import { createProgress, read } from "./progress.ts";

/** What a job ended with: its outcome, or where the worker was when it had to die. */
export type Ended =
  | { readonly outcome: Outcome }
  | { readonly diedAt: Pick<ReturnType<typeof read>, "step" | "index"> };

/** A thread that reads calendars, one job at a time. */
export interface CalendarWorker {
  /** Files that it has parsed. */
  readonly parsed: Set<string>;
  /** Rejects where the thread can't begin. */
  readonly ready: Promise<void>;
  /** Ends the thread when one thing takes longer than `stallMs`, or all of it longer than `mostMs`. */
  run(job: Job, limits: { readonly stallMs: number; readonly mostMs: number }): Promise<Ended>;
  end(): Promise<void>;
}

const lookMs = 25;

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
    worker.once("message", (_ready: Ready) => resolve());
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
        const begun = performance.now();
        let seen = { count: -1, at: begun };
        const settle = (ended: Ended): void => {
          clearInterval(timer);
          worker.off("message", finish);
          worker.off("exit", die);
          worker.unref();
          resolve(ended);
        };
        const finish = (outcome: Outcome): void => settle({ outcome });
        const die = (): void => settle({ diedAt: read(progress) });
        const look = (): void => {
          const now = performance.now();
          const { count } = read(progress);
          if (count !== seen.count) seen = { count, at: now };
          if (now - seen.at > stallMs || now - begun > mostMs) void worker.terminate();
        };
        const timer = setInterval(look, lookMs);
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
