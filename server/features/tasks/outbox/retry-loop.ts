import type { Logger } from "pino";
import type { RetryTimers } from "./deliver-write.ts";
import type { TaskOutboxStore, OutboxWrite } from "./outbox-store.ts";

interface RetryLoopDeps {
  readonly store: Pick<TaskOutboxStore, "all">;
  readonly timers: RetryTimers;
  /** Whether a task's write is being sent just now. */
  readonly isInFlight: (taskId: string) => boolean;
  /** Tries to settle a write; true when it is settled. */
  readonly retry: (write: OutboxWrite) => Promise<boolean>;
  /** Ends the loop. */
  readonly signal: AbortSignal;
  readonly log: Pick<Logger, "warn">;
}

const firstPauseMs = 2_000;
const longestPauseMs = 300_000;

/** Creates the loop that retries stored writes, with growing pauses, until none is left. */
export const createRetryLoop = (deps: RetryLoopDeps) => {
  const { store, timers, isInFlight, retry, signal, log } = deps;
  let settling: Promise<void> | null = null;
  let pauseMs = 0;
  let wake = new AbortController();

  const settleAll = async (): Promise<void> => {
    for (;;) {
      wake = new AbortController();
      await timers.pause(
        Math.round(pauseMs * (0.75 + Math.random() / 2)),
        AbortSignal.any([signal, wake.signal]),
      );
      for (const write of store.all()) {
        if (signal.aborted) return;
        if (isInFlight(write.task.id)) continue;
        try {
          if (await retry(write)) pauseMs = 0;
        } catch (error) {
          log.warn({ err: error }, "a chore's write can't be settled now and is tried again");
        }
      }
      if (store.all().length === 0) return;
      pauseMs = Math.min(Math.max(firstPauseMs, pauseMs * 2), longestPauseMs);
    }
  };

  const resume = (): void => {
    if (signal.aborted || store.all().length === 0) return;
    pauseMs = 0;
    wake.abort();
    settling ??= settleAll()
      .finally(() => {
        settling = null;
      })
      // A write may have arrived while the last pass ended.
      .then(resume)
      .catch((error: unknown) => {
        log.warn({ err: error }, "chores' writes can't be settled before the next tap");
      });
  };

  return {
    /** Retries now what is stored, and then again after pauses. */
    resume,
    /** The loop that runs, until it has ended; null where none runs. */
    running: (): Promise<void> | null => settling,
  };
};
