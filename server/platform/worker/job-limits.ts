import type { WorkerEndReason } from "./worker-end.ts";
import type { AliveMessage } from "./worker-messages.ts";

/** What one job may cost, in milliseconds; what is left out is unlimited. */
export interface JobLimits {
  /** By the clock, from the moment the job is sent. */
  readonly mostMs?: number;
  /** By the clock, without a sign of life. */
  readonly silentMs?: number;
  /** Of a guarded thread's own CPU time, so that a busy machine doesn't end a good job. */
  readonly mostWorkMs?: number;
  /** Of a guarded thread's own CPU time without a step of progress. */
  readonly stallWorkMs?: number;
}

interface JobWatch {
  /** Takes a sign of life into account. */
  readonly note: (sign: AliveMessage) => void;
  /** Ends the watch; milliseconds of CPU time that the job took as far as its signs of life told, 0 without them. */
  readonly end: () => number;
}

const never = Number.POSITIVE_INFINITY;

/** Watches one job and calls `exceeded` when it costs more than it may. */
export const watchJob = (
  { mostMs, silentMs, mostWorkMs = never, stallWorkMs = never }: JobLimits,
  exceeded: (reason: WorkerEndReason) => void,
): JobWatch => {
  const timer = (ms: number | undefined, reason: WorkerEndReason) =>
    ms === undefined ? undefined : setTimeout(exceeded, ms, reason);
  const slow = timer(mostMs, "tooSlow");
  const silent = timer(silentMs, "hung");
  let begunAt: number | undefined;
  let worked = 0;
  let step = { count: -1, at: 0 };
  return {
    note: ({ workedMs, at }) => {
      silent?.refresh();
      if (workedMs === undefined) return;
      begunAt ??= workedMs;
      worked = workedMs - begunAt;
      const count = at?.count ?? 0;
      if (count !== step.count) step = { count, at: worked };
      if (worked > mostWorkMs) exceeded("tooSlow");
      else if (worked - step.at > stallWorkMs) exceeded("hung");
    },
    end: () => {
      clearTimeout(slow);
      clearTimeout(silent);
      return worked;
    },
  };
};
