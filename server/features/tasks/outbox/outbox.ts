import type { Logger } from "pino";
import type { Topic } from "#contract/operation.ts";
import { addDays, type Clock, dayAt, startOfDay } from "#server/platform/clock.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError } from "#server/platform/errors.ts";
import {
  type DeliverWrite,
  type DeliveryResult,
  longestUncertainMs,
  type RetryTimers,
} from "./deliver-write.ts";
import type { TaskOutboxStore, OutboxWrite } from "./outbox-store.ts";
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
  readonly remember: SettledWriteRecorder;
  readonly announce: (topics: readonly Topic[]) => void;
  readonly log: Pick<Logger, "warn">;
}

const tapMs = 8_000;
const firstLookMs = 2_000;
const longestLookMs = 300_000;

const lost = (delivered: DeliveryResult): HttpError =>
  delivered.is === "gone"
    ? new HttpError(502, apiSentence("sourceRefused.gone"), { code: "sourceRefused" })
    : delivered.is === "not applied" && !delivered.why.isPassing
      ? new HttpError(502, apiSentence("sourceRefused.why", { why: delivered.why.message }), {
          code: "sourceRefused",
        })
      : new HttpError(502, apiSentence("unreachable.tasks"), {
          code: "unreachable",
          source: "tasks",
        });

/** Creates the outbox; it sends nothing before `resume` or `send`. */
export const createTaskOutbox = (deps: TaskOutboxDeps): TaskOutbox => {
  const { store, deliver, clock, timers, timeZone, atomically, remember, announce, log } = deps;
  const onTheirWay = new Map<string, Promise<unknown>>();
  const stopping = new AbortController();
  /** Until when each write is uncertain; one of an earlier run may have been in flight when that run ended. */
  const uncertainties = new Map<number, number>();
  const earlierUncertainty = clock.monotonic() + longestUncertainMs;
  let settling: Promise<void> | null = null;
  let lookAfterMs = 0;
  let wake = new AbortController();

  /** Records a delivery's result in one transaction; null where the source doesn't have the write. */
  const settle = (write: OutboxWrite, delivered: DeliveryResult): SettledWrite | null =>
    atomically(() => {
      uncertainties.delete(write.id);
      store.settle(write.id);
      // A completion can be reopened here even where its task is gone.
      const isDone =
        delivered.is === "applied" || (delivered.is === "gone" && write.action === "reopen");
      if (isDone) return remember.applied(write);
      remember.lost(write);
      return null;
    });

  /** Tries to settle a write; true when it is settled. */
  const lookAt = async (write: OutboxWrite): Promise<boolean> => {
    // Counted from its arrival, because the tap's own day may be a week ago.
    const lastMoment = startOfDay(addDays(dayAt(write.begunAt, timeZone()), 2), timeZone());
    const mayWrite = clock.now() < lastMoment;
    const delivered = await deliver(write, {
      forMs: tapMs,
      mayWrite,
      uncertainUntil: uncertainties.get(write.id) ?? earlierUncertainty,
      signal: stopping.signal,
    });
    if (delivered.is === "unknown") {
      uncertainties.set(write.id, delivered.uncertainUntil);
      return false;
    }
    // After a passing error the next try starts without uncertainty.
    if (delivered.is === "not applied" && delivered.why.isPassing) {
      uncertainties.set(write.id, clock.monotonic());
      return false;
    }
    settle(write, delivered);
    announce(["tasks", "stars"]);
    return true;
  };

  const settleAll = async (): Promise<void> => {
    for (;;) {
      wake = new AbortController();
      await timers.pause(
        Math.round(lookAfterMs * (0.75 + Math.random() / 2)),
        AbortSignal.any([stopping.signal, wake.signal]),
      );
      for (const write of store.all()) {
        if (stopping.signal.aborted) return;
        if (onTheirWay.has(write.task.id)) continue;
        try {
          if (await lookAt(write)) lookAfterMs = 0;
        } catch (error) {
          log.warn({ err: error }, "a chore's write can't be settled now and is tried again");
        }
      }
      if (store.all().length === 0) return;
      lookAfterMs = Math.min(Math.max(firstLookMs, lookAfterMs * 2), longestLookMs);
    }
  };

  const resume = (): void => {
    if (stopping.signal.aborted || store.all().length === 0) return;
    lookAfterMs = 0;
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

  const sendNow = async (write: OutboxWrite): Promise<SettledWrite | "pending"> => {
    try {
      const delivered = await deliver(write, {
        forMs: tapMs,
        mayWrite: true,
        signal: stopping.signal,
      });
      if (delivered.is === "unknown") {
        uncertainties.set(write.id, delivered.uncertainUntil);
        return "pending";
      }
      const settled = settle(write, delivered);
      if (settled === null) throw lost(delivered);
      return settled;
    } finally {
      onTheirWay.delete(write.task.id);
      // Covers a failure to record the result: the source may have the write.
      if (store.of(write.task.id) !== null) resume();
    }
  };

  return {
    waitForTask: (taskId) => onTheirWay.get(taskId),
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
      onTheirWay.set(write.task.id, sending);
      return sending;
    },
    of: store.of,
    all: store.all,
    resume,
    stop: async () => {
      stopping.abort();
      await Promise.allSettled([...onTheirWay.values(), settling]);
    },
  };
};
