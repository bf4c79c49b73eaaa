import type { Logger } from "pino";
import type { Topic } from "#contract/operation.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { DeliverWrite, RetryTimers } from "./deliver-write.ts";
import type { TaskOutboxStore, OutboxWrite } from "./outbox-store.ts";
import { createRetryLoop } from "./retry-loop.ts";
import { createWriteAttempts } from "./write-attempts.ts";
import type { SettledWriteRecorder, SettledWrite } from "../close/record-settled-write.ts";

/** A write that is about to begin. */
export type NewOutboxWrite = Omit<OutboxWrite, "id" | "begunAt">;

/** Writes to an outside source; each is settled once, across crashes and restarts. */
export interface TaskOutbox {
  /**
   * Waits for the task's write in flight, or returns undefined where there is none; rejects with that write's error.
   */
  waitForTask(taskId: string): Promise<unknown> | undefined;
  /**
   * Writes to the source for at most eight seconds. Resolves with the settled write; with `pending` where the outcome
   * is unknown and is found out later; with `busy` while another write of the task isn't settled. `begun` runs in the
   * transaction that stores the write. Rejects with 502 when the source doesn't have it.
   */
  send(write: NewOutboxWrite, begun?: () => void): Promise<SettledWrite | "pending" | "busy">;
  of(taskId: string): OutboxWrite | null;
  all(): readonly OutboxWrite[];
  /** Resumes the writes that an earlier run left unsettled. */
  resume(): void;
  /** Aborts the requests in flight; unsettled writes stay for the next run. */
  stop(): Promise<void>;
}

interface TaskOutboxDeps {
  readonly store: TaskOutboxStore;
  readonly deliver: DeliverWrite;
  readonly clock: Clock;
  readonly timers: RetryTimers;
  readonly timeZone: () => string;
  readonly atomically: <T>(work: () => T) => T;
  readonly settledWrites: SettledWriteRecorder;
  readonly announce: (topics: readonly Topic[]) => void;
  readonly log: Pick<Logger, "warn">;
}

/** Creates the outbox; it sends nothing before `resume` or `send`. */
export const createTaskOutbox = (deps: TaskOutboxDeps): TaskOutbox => {
  const { store, clock, atomically } = deps;
  const inFlight = new Map<string, Promise<unknown>>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const attempts = createWriteAttempts({ ...deps, signal });
  const { resume, running } = createRetryLoop({
    ...{ store, timers: deps.timers, log: deps.log, signal, retry: attempts.retry },
    isInFlight: (taskId) => inFlight.has(taskId),
  });

  const sendNow = async (write: OutboxWrite): Promise<SettledWrite | "pending"> => {
    try {
      return await attempts.sendFirst(write);
    } finally {
      inFlight.delete(write.task.id);
      // Covers a failure to record the result: the source may have the write.
      if (store.of(write.task.id) !== null) resume();
    }
  };

  return {
    waitForTask: (taskId) => inFlight.get(taskId),
    send: async (given, begun) => {
      // Not within the caller's transaction: if that rolled back, the source would have a write that isn't stored
      // here.
      await Promise.resolve();
      const write = atomically(() => {
        const stored = store.begin({ ...given, begunAt: clock.now() });
        if (stored !== null) begun?.();
        return stored;
      });
      if (write === null) return "busy";
      const sending = sendNow(write);
      inFlight.set(write.task.id, sending);
      return sending;
    },
    of: store.of,
    all: store.all,
    resume,
    stop: async () => {
      stopping.abort();
      await Promise.allSettled([...inFlight.values(), running()]);
    },
  };
};
