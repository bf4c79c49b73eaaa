import { connectWorker, type WorkerEnd, type WorkerProgram } from "./connect-worker.ts";
import { type JobLimits, watchJob } from "./job-limits.ts";
import type { WorkerEndReason } from "./worker-end.ts";
import type { ProgressPoint } from "./worker-messages.ts";

/** How a job ended: with its result, or with the end of its worker. */
export type JobEnd<Result> = {
  /** Milliseconds of a guarded thread's CPU time. */
  readonly workedMs: number;
} & (
  | { readonly result: Result }
  | {
      readonly ended: WorkerEndReason;
      /** What the worker had begun last. */
      readonly at: ProgressPoint;
      readonly cause?: unknown;
    }
);

/** One running worker. */
export interface RunningWorker<Job, Result> {
  /** Resolves when it has ended; never rejects. */
  readonly ended: Promise<unknown>;
  /** Runs the job that `prepare` makes once the worker is ready; rejects only with what `prepare` throws. */
  run(prepare: () => Job | Promise<Job>, limits?: JobLimits): Promise<JobEnd<Result>>;
  /** Ends it whatever it is doing; a running job ends as `stopped`. */
  stop(): Promise<void>;
}

const endedJob = ({ reason, at, cause }: WorkerEnd, workedMs: number): JobEnd<never> => ({
  ...{ ended: reason, at, cause, workedMs },
});

/** Starts a worker. */
export const startWorker = <Job extends object, Result, Ready>(
  program: WorkerProgram<Result, Ready>,
): RunningWorker<Job, Result> => {
  const worker = connectWorker(program);

  // One listener for all jobs: what waits for the end holds each job's result until then.
  let endJob: ((end: WorkerEnd) => void) | null = null;
  let over: WorkerEnd | null = null;
  void worker.ended.then((end) => {
    over = end;
    endJob?.(end);
  });

  const runJob = (job: Job, limits: JobLimits): Promise<JobEnd<Result>> =>
    new Promise((resolve) => {
      const watch = watchJob(limits, worker.kill);
      endJob = (end) => resolve(endedJob(end, watch.end()));
      if (over !== null) return endJob(over);
      worker.hear({
        alive: watch.note,
        result: (result) => {
          worker.hear(null);
          endJob = null;
          resolve({ result, workedMs: watch.end() });
        },
      });
      worker.send(job);
    });

  return {
    ended: worker.ended,
    run: async (prepare, limits = {}) => {
      worker.setKeepsAlive(true);
      try {
        if (await worker.ready) return await runJob(await prepare(), limits);
        return endedJob(await worker.ended, 0);
      } finally {
        worker.setKeepsAlive(false);
      }
    },
    stop: async () => {
      worker.kill("stopped");
      await worker.ended;
    },
  };
};
