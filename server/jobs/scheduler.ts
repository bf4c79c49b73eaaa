import { Cron } from "croner";
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/open.ts";
import { createBackOff } from "./back-off.ts";

/** Something that the house does by itself at a time of day. */
export interface Job {
  readonly name: string;
  /** A cron pattern in the family's zone. */
  readonly pattern: string;
  /** Gets the time it was due; when several times were missed, it runs once, for the latest. */
  run(dueAt: number): void | Promise<void>;
}

export interface Scheduler {
  /** Runs what is due now; a job that fails is tried again after 1, 5, 15 and then every 60 minutes. */
  look(): Promise<void>;
  /** Begins nothing more, and resolves when what runs has ended. */
  stop(): Promise<void>;
}

interface Options {
  readonly db: Db;
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly log: Logger;
  readonly jobs: readonly Job[];
}

const lookEveryMs = 30_000;

/** The latest due time after `last` and not after `now`, or null. */
const latestDue = (pattern: string, timeZone: string, last: number, now: number): number | null => {
  const cron = new Cron(pattern, { timezone: timeZone, paused: true });
  // Looking back beyond a month and a half would only count times that the latest one replaces.
  let from = Math.max(last, now - 45 * 24 * 3600 * 1000);
  let due: number | null = null;
  for (
    let next = cron.nextRun(new Date(from));
    next !== null && next.getTime() <= now;
    next = cron.nextRun(next)
  ) {
    due = next.getTime();
    if (due <= from) break;
    from = due;
  }
  return due;
};

/** Looks twice a minute for jobs that are due, also ones that fell due while the machine was off. */
export const startScheduler = ({ db, clock, timeZone, log, jobs }: Options): Scheduler => {
  const select = db.prepare<[string], { due_at: number }>(
    "SELECT due_at FROM job_runs WHERE name = ?",
  );
  const settle = db.prepare<[string, number, number]>(
    "INSERT INTO job_runs (name, due_at, ran_at) VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE SET due_at = excluded.due_at, ran_at = excluded.ran_at",
  );
  const backOff = createBackOff();
  let running: Promise<void> | null = null;
  let stopped = false;

  const lookAt = async (job: Job): Promise<void> => {
    const now = clock.now();
    const last = select.get(job.name)?.due_at;
    // A job that never ran has nothing to catch up with.
    if (last === undefined) settle.run(job.name, now, now);
    const due = latestDue(job.pattern, timeZone(), last ?? now, now);
    if (due === null || backOff.rests(job.name, due, clock.monotonic())) return;
    try {
      await job.run(due);
      settle.run(job.name, due, now);
      backOff.succeeded(job.name);
    } catch (error) {
      // It was ended with the house and is done at the next start.
      if (stopped) return;
      const isNews = backOff.failed(job.name, due, clock.monotonic(), String(error));
      const level = isNews ? "error" : "debug";
      log[level]({ err: error, job: job.name }, "a job failed and will be tried again");
    }
  };

  const look = (): Promise<void> => {
    running ??= (async () => {
      for (const job of jobs) if (!stopped) await lookAt(job);
    })().finally(() => {
      running = null;
    });
    return running;
  };

  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  return {
    look,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
};
