import { setTimeout } from "node:timers/promises";
import type { Clock } from "#server/platform/clock.ts";
import {
  type OccurrenceState,
  type OutsideTasks,
  UnconfirmedError,
} from "#server/providers/tasks/port.ts";
import type { OutboxWrite } from "./outbox-store.ts";

/** The waits of a delivery, replaceable in tests. */
export interface RetryTimers {
  /** Waits, or resolves sooner when the signal aborts. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
  /** A signal that aborts after some milliseconds. */
  within(ms: number): AbortSignal;
}

/** Real time; its timers don't keep the process alive. */
export const realRetryTimers: RetryTimers = {
  pause: (ms, signal) => setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined),
  within: (ms) => AbortSignal.timeout(ms),
};

/** The result of a delivery: applied, no such task in the source, certainly not applied, or unknown. */
export type DeliveryResult =
  | { readonly is: "applied" | "gone" | "open" }
  | { readonly is: "not applied"; readonly why: UnconfirmedError }
  | {
      readonly is: "unknown";
      /** Until when a source's "not applied" may still be overtaken by an earlier request, on the monotonic clock. */
      readonly uncertainUntil: number;
    };

interface DeliveryLimits {
  /** The time limit in milliseconds. */
  readonly forMs: number;
  /** False where only the outcome of an earlier try is to be found out. */
  readonly mayWrite: boolean;
  /** Set where an earlier try may have been applied. */
  readonly uncertainUntil?: number;
  readonly signal: AbortSignal;
}

export type DeliverWrite = (write: OutboxWrite, limits: DeliveryLimits) => Promise<DeliveryResult>;

const firstWaitMs = 250;
const longestWaitMs = 2_000;
/** A write that had less time than this would be aborted while it is in flight. */
const leastWriteMs = 2_000;
/** A server that didn't answer may still be processing the request. */
const uncertainMs = { silent: 20_000, broken: 1_000 };

const outOfTime = (): UnconfirmedError =>
  new UnconfirmedError("There was no time left.", {
    ...{ reason: "timeout", applied: "no", isPassing: true },
  });

interface DeliverWriteDeps {
  readonly source: OutsideTasks;
  readonly clock: Clock;
  readonly timers: RetryTimers;
}

/** How long a write can remain uncertain, in milliseconds. */
export const longestUncertainMs = uncertainMs.silent;

/**
 * Delivers a write to an outside source with retries; reads the task before every try, so that no write is applied
 * twice.
 */
export const createDeliverWrite = ({
  source,
  clock,
  timers: { pause, within },
}: DeliverWriteDeps): DeliverWrite => {
  const goals: Readonly<Record<OutboxWrite["action"], OccurrenceState>> = {
    close: "done",
    reopen: "open",
  };
  const tell = ({ action, task: { id }, occurrence }: OutboxWrite, signal: AbortSignal) =>
    action === "close"
      ? source.complete(id, occurrence, signal)
      : source.reopen(id, occurrence, signal);

  return async (write, { forMs, mayWrite, uncertainUntil: knownUncertainty, signal }) => {
    const until = clock.monotonic() + forMs;
    const left = (): number => until - clock.monotonic();
    let uncertainUntil = knownUncertainty;

    /** Null while "not applied" is still uncertain. */
    const tryOnce = async (inTime: AbortSignal): Promise<"applied" | "gone" | "open" | null> => {
      const askedAt = clock.monotonic();
      const state = await source.state(write.task.id, write.occurrence, inTime);
      if (state === "gone") return "gone";
      if (state === goals[write.action]) return "applied";
      if (uncertainUntil !== undefined && askedAt < uncertainUntil) return null;
      uncertainUntil = undefined;
      if (!mayWrite) return "open";
      if (left() < leastWriteMs) throw outOfTime();
      await tell(write, inTime);
      return "applied";
    };

    for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
      let why = outOfTime();
      let wait = Math.round(waitMs * (0.5 + Math.random()));
      // A try may use all the remaining time: with an early second try, a slow source would apply both.
      const inTime = AbortSignal.any([signal, within(Math.max(1, Math.ceil(left())))]);
      try {
        const is = await tryOnce(inTime);
        if (is !== null) return { is };
      } catch (error) {
        if (!(error instanceof UnconfirmedError)) throw error;
        why = error;
        const isSilent = inTime.aborted || why.reason === "timeout";
        if (why.applied === "maybe")
          uncertainUntil = clock.monotonic() + (isSilent ? uncertainMs.silent : uncertainMs.broken);
      }
      wait = Math.max(wait, why.waitMs);
      if (!why.isPassing || signal.aborted || wait >= left())
        return uncertainUntil === undefined
          ? { is: "not applied", why }
          : { is: "unknown", uncertainUntil };
      await pause(wait, signal);
    }
  };
};
