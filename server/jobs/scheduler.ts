import type { Logger } from "pino";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../db/connection.ts";
import { createLatestDue } from "./latest-due.ts";
import { createRetryDelays } from "./retry-delays.ts";

/** A job that runs by itself at a time of day. */
export interface ScheduledJob {
  readonly name: string;
  /** A cron pattern in the family's zone. */
  readonly pattern: string;
  /**
   * Gets the time for which it was due, and the one for which it ran before, null where it never did or a wrong clock
   * recorded it; in milliseconds since 1970. When several times were missed, it runs once, for the latest; after a
   * wrong clock perhaps for one that was done.
   */
  run(dueAt: number, ranFor: number | null): void | Promise<void>;
}

export interface Scheduler {
  /** Runs what is due now; a failed job is retried after 1, 5, 15 and then every 60 minutes. */
  runDue(): Promise<void>;
  /** Starts nothing more, and resolves when the running job has ended. */
  stop(): Promise<void>;
}

interface SchedulerOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly log: Logger;
  readonly jobs: readonly ScheduledJob[];
}

/** The due time for which a job last ran, and when that was. */
interface Noted {
  readonly due_at: number;
  readonly ran_at: number;
}

/** The recorded time of a job that never ran; it counts as due when it was first seen. */
const never = 0;
const lookEveryMs = 30_000;
const dayMs = 24 * 3600 * 1000;
/** A record further ahead than this was made by a wrong clock; within it, nothing runs twice. */
const mostAheadMs = dayMs;

/** Checks twice a minute for jobs that are due, including those that fell due while the machine was off. */
export const startScheduler = ({ db, clock, timeZone, log, jobs }: SchedulerOptions): Scheduler => {
  const select = db.prepare<[string], Noted>("SELECT due_at, ran_at FROM job_runs WHERE name = ?");
  const settle = db.prepare<[string, number, number]>(
    "INSERT INTO job_runs (name, due_at, ran_at) VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at, ran_at = excluded.ran_at",
  );
  const backOff = createRetryDelays();
  const planned = jobs.map((job) => ({ job, latestDue: createLatestDue(job.pattern) }));
  let running: Promise<void> | null = null;
  let stopped = false;

  /** The last record of a job; null where a wrong clock has made it. */
  const notedOf = (job: ScheduledJob, now: number): Noted | null => {
    const noted = select.get(job.name);
    if (noted !== undefined) return noted.due_at > now + mostAheadMs ? null : noted;
    // A job that never ran has nothing to catch up with.
    settle.run(job.name, now, never);
    return { due_at: now, ran_at: never };
  };

  const lookAt = async ({ job, latestDue }: (typeof planned)[number]): Promise<void> => {
    let due: number | null = null;
    try {
      const now = clock.now();
      const noted = notedOf(job, now);
      due = latestDue(timeZone(), noted?.due_at ?? null, now);
      if (due === null) return backOff.succeeded(job.name);
      if (backOff.rests(job.name, due, clock.monotonic())) return;
      await job.run(due, noted === null || noted.ran_at === never ? null : noted.due_at);
      settle.run(job.name, due, now);
      backOff.succeeded(job.name);
    } catch (error) {
      // The stop has interrupted it; it runs at the next start.
      if (stopped) return;
      const isNews = backOff.failed(job.name, due, clock.monotonic(), String(error));
      const level = isNews ? "error" : "debug";
      log[level]({ err: error, job: job.name }, "a job failed and will be tried again");
    }
  };

  const look = (): Promise<void> => {
    running ??= (async () => {
      for (const one of planned) if (!stopped) await lookAt(one);
    })().finally(() => {
      running = null;
    });
    return running;
  };

  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  return {
    runDue: look,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
};
