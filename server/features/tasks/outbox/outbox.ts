import type { Logger } from "pino";
import type { Topic } from "#contract/operation.ts";
import { addDays, type Clock, dayAt, startOfDay } from "#server/platform/clock.ts";
import { HttpError } from "#server/http/errors.ts";
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

/** Writes to an outside source: each is settled once, whatever happens in between. */
export interface TaskOutbox {
  /** Waits for a tap on the task that is on its way; at once where there is none. Rejects with what that tap was answered. */
  waitForTask(taskId: string): Promise<unknown> | undefined;
  /**
   * Brings a write to the source for at most eight seconds. Settled, it is there and remembered; `pending`: nobody
   * knows, and it is found out later; `busy`: another write of the task isn't settled. What is `begun` with it is done in
   * the transaction that keeps it. Rejects with 502 when the source doesn't have it.
   */
  send(write: NewOutboxWrite, begun?: () => void): Promise<SettledWrite | "pending" | "busy">;
  of(taskId: string): OutboxWrite | null;
  all(): readonly OutboxWrite[];
  /** Goes on with what an earlier run left unsettled. */
  resume(): void;
  /** Ends what is on its way; what isn't settled stays for the next run. */
  stop(): Promise<void>;
}

interface TaskOutboxDeps {
  readonly store: TaskOutboxStore;
  readonly deliver: DeliverWrite;
  readonly clock: Clock;
  readonly patience: RetryTimers;
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
    ? new HttpError(502, "The tasks' source doesn't have this any more; nothing was changed.", {
        code: "sourceRefused",
      })
    : delivered.is === "not applied" && !delivered.why.isPassing
      ? new HttpError(502, `The tasks' source refused this: ${delivered.why.message}`, {
          code: "sourceRefused",
        })
      : new HttpError(502, "The tasks' source can't be reached; nothing was changed.", {
          code: "unreachable",
          source: "tasks",
        });

/** Opens the outbox; nothing goes out before `resume` or a tap. */
export const createTaskOutbox = (deps: TaskOutboxDeps): TaskOutbox => {
  const { store, deliver, clock, patience, timeZone, atomically, remember, announce, log } = deps;
  const onTheirWay = new Map<string, Promise<unknown>>();
  const stopping = new AbortController();
  /** Until when a write is in doubt; one of an earlier run may have been on its way when that ended. */
  const doubts = new Map<number, number>();
  const doubtOfEarlier = clock.monotonic() + longestUncertainMs;
  let settling: Promise<void> | null = null;
  let lookAfterMs = 0;
  let wake = new AbortController();

  /** Writes down what became of it, in one transaction; null when the source doesn't have it. */
  const settle = (write: OutboxWrite, delivered: DeliveryResult): SettledWrite | null =>
    atomically(() => {
      doubts.delete(write.id);
      store.settle(write.id);
      // A completion can be taken back here also where its task is gone.
      const isDone =
        delivered.is === "applied" || (delivered.is === "gone" && write.action === "reopen");
      if (isDone) return remember.applied(write);
      remember.lost(write);
      return null;
    });

  /** True when it is settled. */
  const lookAt = async (write: OutboxWrite): Promise<boolean> => {
    // From when it came to us: its own day may be a week ago.
    const lastMoment = startOfDay(addDays(dayAt(write.begunAt, timeZone()), 2), timeZone());
    const mayWrite = clock.now() < lastMoment;
    const delivered = await deliver(write, {
      forMs: tapMs,
      mayWrite,
      doubtUntil: doubts.get(write.id) ?? doubtOfEarlier,
      signal: stopping.signal,
    });
    if (delivered.is === "unknown") {
      doubts.set(write.id, delivered.doubtUntil);
      return false;
    }
    // What is known by now stays known; whoever reads it later has no doubt left.
    if (delivered.is === "not applied" && delivered.why.isPassing) {
      doubts.set(write.id, clock.monotonic());
      return false;
    }
    settle(write, delivered);
    announce(["tasks", "stars"]);
    return true;
  };

  const settleAll = async (): Promise<void> => {
    for (;;) {
      wake = new AbortController();
      await patience.pause(
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
      // One may have come while the last look ended.
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
        doubts.set(write.id, delivered.doubtUntil);
        return "pending";
      }
      const settled = settle(write, delivered);
      if (settled === null) throw lost(delivered);
      return settled;
    } finally {
      onTheirWay.delete(write.task.id);
      // Also what could not be written down: the source may have it.
      if (store.of(write.task.id) !== null) resume();
    }
  };

  return {
    waitForTask: (taskId) => onTheirWay.get(taskId),
    send: async (given, begun) => {
      // Begun in a tap's own transaction, it would be forgotten where that can't be kept, and the source would have it.
      await Promise.resolve();
      const write = atomically(() => {
        const kept = store.begin({ ...given, begunAt: clock.now() });
        if (kept !== null) begun?.();
        return kept;
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
