import type { Topic } from "#contract/operation.ts";
import { addDays, type Clock, dayAt, startOfDay } from "#server/platform/clock.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError } from "#server/platform/errors.ts";
import { type DeliverWrite, type DeliveryResult, longestUncertainMs } from "./deliver-write.ts";
import type { TaskOutboxStore, OutboxWrite } from "./outbox-store.ts";
import type { SettledWriteRecorder, SettledWrite } from "../close/record-settled-write.ts";

interface WriteAttemptsDeps {
  readonly store: Pick<TaskOutboxStore, "settle">;
  readonly deliver: DeliverWrite;
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly atomically: <T>(work: () => T) => T;
  readonly settledWrites: SettledWriteRecorder;
  readonly announce: (topics: readonly Topic[]) => void;
  /** Aborts the requests in flight. */
  readonly signal: AbortSignal;
}

const attemptMs = 8_000;

const undeliveredError = (delivered: DeliveryResult): HttpError =>
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

/** Creates the attempts to deliver a stored write; an attempt with a known outcome settles it. */
export const createWriteAttempts = (deps: WriteAttemptsDeps) => {
  const { store, deliver, clock, timeZone, atomically, settledWrites, announce, signal } = deps;
  /** Until when each write is uncertain; one of an earlier run may have been in flight when that run ended. */
  const uncertainties = new Map<number, number>();
  const earlierUncertainty = clock.monotonic() + longestUncertainMs;

  /** Records a delivery's result in one transaction; null where the source doesn't have the write. */
  const settle = (write: OutboxWrite, delivered: DeliveryResult): SettledWrite | null =>
    atomically(() => {
      uncertainties.delete(write.id);
      store.settle(write.id);
      // A completion can be reopened here even where its task is gone.
      const isDone =
        delivered.is === "applied" || (delivered.is === "gone" && write.action === "reopen");
      if (isDone) return settledWrites.applied(write);
      settledWrites.lost(write);
      return null;
    });

  const retry = async (write: OutboxWrite): Promise<boolean> => {
    // Counted from its arrival, because the tap's own day may be a week ago.
    const lastMoment = startOfDay(addDays(dayAt(write.begunAt, timeZone()), 2), timeZone());
    const mayWrite = clock.now() < lastMoment;
    const delivered = await deliver(write, {
      forMs: attemptMs,
      mayWrite,
      uncertainUntil: uncertainties.get(write.id) ?? earlierUncertainty,
      signal,
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

  const sendFirst = async (write: OutboxWrite): Promise<SettledWrite | "pending"> => {
    const delivered = await deliver(write, {
      forMs: attemptMs,
      mayWrite: true,
      signal,
    });
    if (delivered.is === "unknown") {
      uncertainties.set(write.id, delivered.uncertainUntil);
      return "pending";
    }
    const settled = settle(write, delivered);
    if (settled === null) throw undeliveredError(delivered);
    return settled;
  };

  return {
    /** Delivers a new write; `pending` where the outcome is unknown; rejects with 502 when the source doesn't have it. */
    sendFirst,
    /** Tries to settle a write again; true when it is settled. */
    retry,
  };
};
