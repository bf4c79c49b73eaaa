import type { WorkerProgram } from "./connect-worker.ts";
import type { JobLimits } from "./job-limits.ts";
import { type JobEnd, type RunningWorker, startWorker } from "./start-worker.ts";

/** Thrown for a job that finds too many of its priority waiting. */
export class WorkerQueueFull extends Error {
  override readonly name = "WorkerQueueFull";
}

interface JobOptions {
  readonly limits?: JobLimits;
  /** Jobs of a lower number go first; 0 unless told. */
  readonly priority?: number;
}

/** One worker that does jobs in turn. It starts with the first job, again after a crash, and ends when it is idle. */
export interface WorkerHost<Job, Result> {
  /**
   * Runs the job that `prepare` makes once its turn has come and the worker is ready; `worker` is another number for each
   * started worker. Rejects with what `prepare` throws, or a WorkerQueueFull; how the worker ends is an answer.
   */
  run(
    prepare: (worker: number) => Job | Promise<Job>,
    options?: JobOptions,
  ): Promise<JobEnd<Result>>;
  /** Has a worker ready for a job that is about to come. */
  warm(): void;
  /** Ends the worker; running, waiting and later jobs end as `stopped`. */
  stop(): Promise<void>;
}

interface WorkerHostOptions {
  /** How long a worker without a job is kept, in milliseconds. */
  readonly idleMs: number;
  /** How many jobs of one priority may wait; unlimited where left out. */
  readonly mostWaiting?: number;
}

interface WaitingJob<Result> {
  readonly priority: number;
  readonly start: () => Promise<void>;
  readonly settle: (end: JobEnd<Result>) => void;
}

const stopped = {
  ended: "stopped",
  at: { step: 0, index: 0, count: 0 },
  workedMs: 0,
} as const satisfies JobEnd<never>;

/** Takes the first of those whose priority is the lowest number. */
const takeNext = <Item extends { readonly priority: number }>(
  waiting: Item[],
): Item | undefined => {
  const first = Math.min(...waiting.map(({ priority }) => priority));
  const [next] = waiting.splice(
    waiting.findIndex(({ priority }) => priority === first),
    1,
  );
  return next;
};

/** Holds the worker that does the next job, and ends it when there was none for a while. */
const createReusedWorker = <Job extends object, Result>(
  start: () => RunningWorker<Job, Result>,
  idleMs: number,
) => {
  let current: RunningWorker<Job, Result> | null = null;
  let starts = 0;
  let idle: NodeJS.Timeout | undefined;
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const worker = current;
    current = null;
    await worker?.stop();
  };
  return {
    end,
    /** The running worker, or a new one, and its number. */
    ensure: () => {
      clearTimeout(idle);
      if (current !== null) return { worker: current, id: starts };
      const worker = start();
      starts += 1;
      current = worker;
      void worker.ended.then(() => {
        if (current === worker) current = null;
      });
      return { worker, id: starts };
    },
    endWhenIdle: (): void => {
      clearTimeout(idle);
      idle = setTimeout(() => void end(), idleMs).unref();
    },
  };
};

/** Runs jobs of one program in turn; nothing is started before the first job. */
export const createWorkerHost = <Job extends object, Result, Ready>(
  program: WorkerProgram<Result, Ready>,
  { idleMs, mostWaiting = Number.POSITIVE_INFINITY }: WorkerHostOptions,
): WorkerHost<Job, Result> => {
  const waiting: WaitingJob<Result>[] = [];
  const reused = createReusedWorker(() => startWorker<Job, Result, Ready>(program), idleMs);
  let isBusy = false;
  let isStopped = false;

  const work = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (let next = takeNext(waiting); next !== undefined; next = takeNext(waiting))
      await next.start();
    isBusy = false;
    if (!isStopped) reused.endWhenIdle();
  };

  return {
    run: (prepare, { limits, priority = 0 } = {}) =>
      new Promise((settle, fail) => {
        if (isStopped) return settle(stopped);
        if (waiting.filter((each) => each.priority === priority).length >= mostWaiting)
          return fail(new WorkerQueueFull("too many jobs wait for the worker"));
        const start = (): Promise<void> => {
          const { worker, id } = reused.ensure();
          return worker.run(() => prepare(id), limits).then(settle, fail);
        };
        waiting.push({ priority, start, settle });
        void work();
      }),
    warm: () => {
      if (isStopped) return;
      reused.ensure();
      if (!isBusy) reused.endWhenIdle();
    },
    stop: async () => {
      isStopped = true;
      for (const { settle } of waiting.splice(0)) settle(stopped);
      await reused.end();
    },
  };
};
