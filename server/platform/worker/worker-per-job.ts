import type { WorkerProgram } from "./connect-worker.ts";
import type { JobLimits } from "./job-limits.ts";
import { type JobEnd, type RunningWorker, startWorker } from "./start-worker.ts";

/** Starts a worker for each job, so that nothing outlives it. */
export interface WorkerPerJob<Job, Result> {
  /** Resolves when the job's worker has ended too; an aborted job ends as `stopped`. */
  run(
    job: Job,
    options?: { readonly limits?: JobLimits; readonly signal?: AbortSignal },
  ): Promise<JobEnd<Result>>;
  /** Ends what runs. */
  stop(): Promise<void>;
}

/** Runs each job of a program in a worker of its own, all at once. */
export const createWorkerPerJob = <Job extends object, Result, Ready>(
  program: WorkerProgram<Result, Ready>,
): WorkerPerJob<Job, Result> => {
  const running = new Set<RunningWorker<Job, Result>>();
  return {
    run: async (job, { limits, signal } = {}) => {
      const worker = startWorker<Job, Result, Ready>(program);
      running.add(worker);
      const abort = (): void => void worker.stop();
      signal?.addEventListener("abort", abort, { once: true });
      if (signal?.aborted === true) abort();
      try {
        return await worker.run(() => job, limits);
      } finally {
        signal?.removeEventListener("abort", abort);
        await worker.stop();
        running.delete(worker);
      }
    },
    stop: async () => {
      await Promise.all([...running].map((worker) => worker.stop()));
    },
  };
};
