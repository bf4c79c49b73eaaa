import type { Logger } from "pino";
import type { WorkerFile } from "#server/platform/worker-files.ts";
import type { WorkerProgram } from "#server/platform/worker/connect-worker.ts";
import type { JobEnd } from "#server/platform/worker/start-worker.ts";
import { createWorkerHost, type WorkerHost } from "#server/platform/worker/worker-host.ts";
import { createWorkerPerJob } from "#server/platform/worker/worker-per-job.ts";
import type { WorkStep } from "../ical/work-limit.ts";
import { stepNamed } from "./progress.ts";
import {
  type CalendarJob,
  type CalendarJobOutcome,
  calendarProtocol,
  type ReadFileJob,
} from "./worker-protocol.ts";

/** How a job ended: its outcome, or where the worker was when it was ended; and the work that it was, in milliseconds. */
export type JobResult = { readonly workedMs: number } & (
  | { readonly outcome: CalendarJobOutcome }
  | { readonly diedAt: { readonly step: WorkStep; readonly index: number } }
);

/**
 * The most that one component or series, and the whole job, may be. Milliseconds of the worker's own work, so that a busy
 * machine doesn't end a good calendar; only a worker that never gets to work is ended by the clock.
 */
export interface CalendarJobLimits {
  readonly stallMs: number;
  readonly mostMs: number;
}

/** A worker that reads calendars, one job at a time. */
export interface CalendarWorker extends Pick<
  WorkerHost<CalendarJob, CalendarJobOutcome>,
  "warm" | "stop"
> {
  /** `worker` is another number for each started worker; rejects where none can be started. */
  run(
    prepare: (worker: number) => CalendarJob | Promise<CalendarJob>,
    limits: CalendarJobLimits,
    priority?: number,
  ): Promise<JobResult>;
}

const mostWaitMs = 15_000;

const programOf = (file: WorkerFile, log: Logger): WorkerProgram<CalendarJobOutcome, true> => ({
  ...{ name: "the calendars' worker", log, file, protocol: calendarProtocol },
  guard: { heapMiB: 256 },
});

const jobLimits = ({ stallMs, mostMs }: CalendarJobLimits) => ({
  ...{ stallWorkMs: stallMs, mostWorkMs: mostMs, mostMs: mostWaitMs },
});

const resultOf = (end: JobEnd<CalendarJobOutcome>): JobResult => {
  const { workedMs } = end;
  if ("result" in end) return { outcome: end.result, workedMs };
  if (end.ended === "notStarted")
    throw new Error("the calendars' worker ended before it began", { cause: end.cause });
  const { step, index } = end.at;
  return { diedAt: { step: stepNamed(step), index }, workedMs };
};

/** Reads calendars in a worker that is kept for `idleMs` after its last job. */
export const createCalendarWorker = (
  file: WorkerFile,
  log: Logger,
  idleMs: number,
): CalendarWorker => {
  const { run, warm, stop } = createWorkerHost<CalendarJob, CalendarJobOutcome, true>(
    programOf(file, log),
    { idleMs },
  );
  return {
    run: async (prepare, limits, priority = 0) =>
      resultOf(await run(prepare, { limits: jobLimits(limits), priority })),
    ...{ warm, stop },
  };
};

/** Reads one file in a worker of its own, which a hostile file can break for nobody else. */
export const readFileAlone = async (
  file: WorkerFile,
  log: Logger,
  job: ReadFileJob,
  limits: CalendarJobLimits,
): Promise<JobResult> =>
  resultOf(await createWorkerPerJob(programOf(file, log)).run(job, { limits: jobLimits(limits) }));
